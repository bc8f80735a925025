import { rulesOf } from '../../engine/rulebook'

/** Every rule of the game in its own order, in short words of ours. */
const RULES = {
  'Board, dice and skills': {
    'ARC.board.hex': ['Play is on hexes; a ship occupies one hex and faces one of its six hexsides.', 'engine'],
    'ARC.board.coords': [
      'Hexes are counted on two axes (q, r). The six hexsides go clockwise from the top: (0,-1), (1,-1), (1,0), (0,1), (-1,1), (-1,0). Right is one side clockwise, left one back. The hex in front lies across the hexside a ship faces. Range is the number of steps from hex to hex.',
      'engine',
    ],
    'ARC.board.size': ['30 x 20 hexes; sides start 12 to 15 hexes apart, facing each other.', 'engine'],
    'ARC.board.exit': [
      'A ship that enters a hex off the map has retreated: out of play for good, not destroyed.',
      'engine',
    ],
    'ARC.victory': ['Game ends when only one side has ships in play; that side wins; none left = draw.', 'engine'],
    'ARC.points': ['Card point value (Pulsar 69, Javelin 59) balances forces; no effect in play.', 'reference'],
    'ARC.dice': ['Dice are D2, D4, D6, D8, D10 and D12, written nDs; criticals roll 2D12.', 'engine'],
    'ARC.skill.die': [
      'Skill Level Table: 0 no die, result 0; 1-2 D2; 3-4 D4; 5-6 D6; 7-8 D8; 9-10 D10; 11-12 D12.',
      'engine',
    ],
    'ARC.skill.sdb': [
      'The Skill Die Bonus of an attack is one die of that size: 6 gives 1D6, 8 gives 1D8, 9 gives 1D10, as the cards print it.',
      'engine',
    ],
    'ARC.skill.kinds': [
      'Skills on cards: Helm, Cmd (Command), Eng (Engineering), Wpn (Weaponry) for the pilot; one Weaponry number per gunner.',
      'reference',
    ],
    'ARC.choice.default': ['Where the sheet names no chooser, the owner of the damaged ship chooses.', 'engine'],
    'ARC.floor': ['Thrust, DS, ESV, ASV never go below 0.', 'engine'],
  },
  'Turn sequence': {
    'ARC.turn.order': [
      'Turn = 1 Movement, 2 Torpedo Result, 3 Cannon Fire, 4 Upkeep, 5 Warhead Launch; then a new turn.',
      'engine',
    ],
    'ARC.turn.optional': ['Italic items (1a, 1d, 4a, 4b) are not in the basic game.', 'engine'],
    'ARC.turn.movement.premove': ['1a Pre-move: drift and declared turns, where those options are on.', 'engine'],
    'ARC.turn.movement.initiative': ['1b Initiative comes before any ship moves.', 'engine'],
    'ARC.turn.movement.ships': ['1c Ships move, one after the other, after initiative.', 'engine'],
    'ARC.turn.movement.torpedoes': ['1d Torpedoes move when every ship has moved, where torpedoes are on.', 'engine'],
    'ARC.turn.torpedo-result': ['2 Torpedo Result Phase; without torpedoes it passes by itself.', 'engine'],
    'ARC.turn.cannon': ['3 Cannon Fire Phase, when movement is over.', 'engine'],
    'ARC.turn.upkeep': [
      '4 Upkeep: countermeasures, engineering, lasting conditions, structure, stun, in this order.',
      'engine',
    ],
    'ARC.turn.upkeep.cm': ['4a Torpedo countermeasures, where torpedoes are on.', 'engine'],
    'ARC.turn.upkeep.engineering': ['4b Engineering, where that option is on.', 'engine'],
    'ARC.turn.upkeep.ticks': [
      'Between 4b and 4c conditions that existed when Upkeep began act on all ships: Boom Next Turn, life support, creaking hull, Cascade.',
      'engine',
    ],
    'ARC.turn.upkeep.structure': [
      '4c Every structure mark made this turn lowers the current Structure by one, to 0 at the lowest.',
      'engine',
    ],
    'ARC.turn.upkeep.stun': ['4d Stun is reduced by one turn; system shorts of the turn before end.', 'engine'],
    'ARC.turn.launch': ['5 Warhead Launch Phase; without torpedoes it passes by itself.', 'engine'],
    'ARC.turn.timers': [
      'What lasts through the next turn runs out after phase 5 of the turn after the one that caused it.',
      'engine',
    ],
  },
  Initiative: {
    'ARC.init.command': ['Each side rolls the Command die of its best commander in play.', 'engine'],
    'ARC.init.best': ['Best = highest Cmd skill among living pilots of ships in play.', 'engine'],
    'ARC.init.tie.helm': ['Equal results: the tied sides roll the die of their highest Helm skill.', 'engine'],
    'ARC.init.tie.reroll': [
      'Helm also equal: reroll the Helm dice (never the Command dice) until different.',
      'engine',
    ],
    'ARC.init.lowest-first': ['Lowest result must move a ship first.', 'engine'],
    'ARC.init.alternate': ['Then sides alternate, one ship each.', 'engine'],
    'ARC.init.alternate.uneven': ['A side with no unmoved ship left is skipped; the other finishes.', 'engine'],
    'ARC.init.single': ['A side with exactly one ship may roll Helm instead of Command.', 'engine'],
    'ARC.init.mods': [
      "Modifiers to every initiative die of that ship's pilot: stunned -2 (ARC.code.S), comms interference -2 (ARC.crit.15). No floor; results may be 0 or less.",
      'engine',
    ],
    'ARC.init.seats': [
      'With three sides or more first moves go in ascending order of results, then round the table; only tied sides roll Helm.',
      'engine',
    ],
  },
  'Ship movement': {
    'ARC.move.points': [
      'Movement points (MP) per turn = current effective Thrust; every step must be paid in full beforehand.',
      'engine',
    ],
    'ARC.move.thrust.effective': [
      'Effective Thrust is 0 without fuel; else the card less T losses, at most 5 with an engine malfunction, less 5 for each Thrust short, never below 0.',
      'engine',
    ],
    'ARC.move.once': ['Each ship gets one move per turn; steps may be mixed freely.', 'engine'],
    'ARC.move.forward': ['Entering the hex in front costs 1 MP.', 'engine'],
    'ARC.move.turn-cost': ['Turning one hexside costs 1 + Maneuver Number (MN); no roll.', 'engine'],
    'ARC.move.occupied.pass': ['Passing through hexes with other ships, friend or foe, is allowed.', 'engine'],
    'ARC.move.occupied.turn': ['No turning in a hex that holds another ship.', 'engine'],
    'ARC.move.occupied.stop': [
      'No stopping in a hex that holds another ship; so a step into one is refused unless MP left pay for going straight on to the first free hex.',
      'engine',
    ],
    'ARC.move.multi-turn.roll': ['Turning more than one side needs a Helm roll: target = sides turned + MN.', 'engine'],
    'ARC.move.multi-turn.success': ['Roll >= target: whole turn costs 1 + MN, whatever the number of sides.', 'engine'],
    'ARC.move.multi-turn.fail': [
      'Roll < target: cost 1 + MN + (target - roll); the declared turn is still made and movement goes on.',
      'engine',
    ],
    'ARC.move.multi-turn.short': [
      'MP do not cover that cost: the ship does not turn; nothing is paid; movement may go on.',
      'engine',
    ],
    'ARC.move.multi-turn.one': [
      'Failed with a die showing 1: the opponent sets the facing to any of the six hexsides, the present one included.',
      'engine',
    ],
    'ARC.move.multi-turn.one.pay': [
      'The opponent chooses only where the cost can be paid; otherwise the ship does not turn.',
      'engine',
    ],
    'ARC.move.multi-turn.one.face': [
      'Only the natural face counts as a 1, not a 1 made by a modifier; Helm skill 0 rolls no die and so never a 1.',
      'engine',
    ],
    'ARC.move.multi-turn.mods': ['Helm roll modifiers: stunned -2.', 'engine'],
    'ARC.move.turn.max': ['At most 3 sides per declaration.', 'engine'],
    'ARC.move.turn.once-per-hex': [
      'One turn declaration per hex, the start hex included: two single turns in one hex would dodge the Helm roll. An option lifts it.',
      'engine',
    ],
    'ARC.move.turn.afford': ['A turn is refused before rolling if MP < 1 + MN.', 'engine'],
    'ARC.move.stop': [
      'A ship may stop early or not move at all; unused MP are lost; no reverse, no carried speed.',
      'engine',
    ],
    'ARC.move.opponent': [
      'With three sides or more the opponent is the next enemy seat with a ship in play.',
      'engine',
    ],
  },
  'Cannon Fire Phase': {
    'ARC.fire.crew': [
      'Each pilot and each gunner may fire one of the cannons assigned to that crew member, each Cannon Fire Phase.',
      'engine',
    ],
    'ARC.fire.assigned': ['Slot P belongs to the pilot, A to gunner A, B to gunner B.', 'engine'],
    'ARC.fire.once': ['A weapon fires at most once per turn.', 'engine'],
    'ARC.fire.target': ['Target = one enemy ship in play inside range and arc; no friendly fire.', 'engine'],
    'ARC.fire.dead-crew': [
      'The weapon of a dead crew member is silent. As an option another crew member may fire it, without the skill die.',
      'engine',
    ],
    'ARC.fire.able': ['A weapon must not be eliminated, inactive from a short, or shut down.', 'engine'],
    'ARC.fire.arc': [
      'By the bearing of hex centre to hex centre, relative to facing: Forward up to 60 degrees to either side, edges included; Right and Left between 60 and 120; Rear from 120 on, edges included; Turret anywhere.',
      'engine',
    ],
    'ARC.fire.arc.cards': ['Pulsar P Forward, A Turret; Javelin P Forward, A Left+Forward+Right, B Turret.', 'engine'],
    'ARC.fire.order': ['Firing goes by Weaponry skill, highest first.', 'engine'],
    'ARC.fire.order.gunners': [
      'All gunners fire in skill order, then all pilots in skill order: a pilot 9 fires after a gunner 6.',
      'engine',
    ],
    'ARC.fire.order.tie': [
      'Equal skill in the same class is simultaneous: all declare, all roll, hits count against the values at the start of the group, then all effects apply.',
      'engine',
    ],
    'ARC.fire.immediate': [
      'Effects of a slot apply before the next slot: a weapon, crew member or ship lost earlier does not fire; structure waits for Upkeep.',
      'engine',
    ],
  },
  'Range increments': {
    'ARC.range.bands': [
      'Each cannon has Short, Medium and Long figures; with a-b-c, Short is 1 to a, Medium a+1 to b, Long b+1 to c hexes.',
      'engine',
    ],
    'ARC.range.short': ['Short: +1 to hit.', 'engine'],
    'ARC.range.medium': ['Medium: no modifier.', 'engine'],
    'ARC.range.long': ['Long: -1 to hit.', 'engine'],
    'ARC.range.max': ['Beyond the Long figure no shot; range 0 cannot occur.', 'engine'],
  },
  'Line of sight': {
    'ARC.los': ['Objects in between never block fire.', 'engine'],
  },
  'Hitting the target': {
    'ARC.hit.roll': ['Attack total = all Base Attack Dice + Skill Die Bonus die + modifiers.', 'engine'],
    'ARC.hit.mods': ['Modifiers to hit: range, stunned -2, damaged HUD -2.', 'engine'],
    'ARC.hit.equal': ["Total >= target's current Defensive Screen (DS) = hit; may damage.", 'engine'],
    'ARC.hit.miss': ['A lower total misses and does nothing.', 'engine'],
    'ARC.hit.sr': [
      'SR on a card is shown and has no effect. Options: a strain roll may save an eliminated weapon, or a weapon may not fire once its ship spent that many movement points.',
      'reference',
    ],
  },
  Damage: {
    'ARC.damage.same-dice': ["The same dice that hit give the damage; the weapon's degree code picks which.", 'engine'],
    'ARC.damage.low': ['Low = lowest die.', 'engine'],
    'ARC.damage.high': ['High = highest die.', 'engine'],
    'ARC.damage.all': ['All = sum of all dice.', 'engine'],
    'ARC.damage.med': ['MedH and MedL: the middle die.', 'engine'],
    'ARC.damage.med.no-middle': [
      'No middle die: MedH takes the High die, MedL the Low die; with more than two the upper or the lower of the two centre dice.',
      'engine',
    ],
    'ARC.damage.ties': [
      'Dice that tie with the chosen one are added: 5,6,6 MedH is 12; 2,2,7 Low is 4; 2,2,7 High is 7; 5,5,5 is 15.',
      'engine',
    ],
    'ARC.damage.subtract': ["From the damage subtract the target's current ASV or ESV.", 'engine'],
    'ARC.damage.appropriate': [
      'Kinetic weapons, torpedoes, crits 3/5/18: ASV. Plasma and pulson weapons: ESV.',
      'engine',
    ],
  },
  'Damage modifiers': {
    'ARC.dmod.suffix': [
      'A code may carry +n, /n or xn, which changes the damage of the dice: Low+1, High/2, Allx2.',
      'engine',
    ],
    'ARC.dmod.half': ['Division rounds down.', 'engine'],
    'ARC.dmod.x-ties': [
      'xn is not applied where the chosen die was tied; All has no tie bonus, so it always multiplies.',
      'engine',
    ],
    'ARC.dmod.excess': ['Each point of the attack total above DS adds 1 damage.', 'engine'],
    'ARC.dmod.order': [
      'Dice amount, suffix, plus excess, minus ASV or ESV: the net damage. As an option the excess is added after the ASV or ESV.',
      'engine',
    ],
    'ARC.dmod.zero': ['Net 0 or less: no effect.', 'engine'],
  },
  'Damage index': {
    'ARC.index.race': [
      'Each race has its own index, shared by all its ships; the one printed index serves both demo races.',
      'engine',
    ],
    'ARC.index.cross': ["Net damage is crossed with the ship's current Structure column, 1 or 0.", 'engine'],
    'ARC.index.column': ['Structure 2+ (custom ships) uses column 1.', 'engine'],
    'ARC.index.over': ['Net 24 or more uses row 24+.', 'engine'],
    'ARC.index.sequence': [
      'Codes apply left to right; damage created by a crit (3/5) is queued until the present string is finished; nothing more applies to a destroyed ship.',
      'engine',
    ],
  },
  'Damage codes': {
    'ARC.code.T': ['T: Thrust -1, permanent.', 'engine'],
    'ARC.code.E': ['E: ESV -1, permanent.', 'engine'],
    'ARC.code.A': ['A: ASV -1, permanent.', 'engine'],
    'ARC.code.M': ['M: Maneuver Number +1, permanent; turns cost more and Helm targets rise.', 'engine'],
    'ARC.code.W': ['W: one weapon system is eliminated for good; none left, no effect.', 'engine'],
    'ARC.code.C': ['C: one crew member is eliminated; the defender chooses who.', 'engine'],
    'ARC.code.C.pilot': [
      'Without a pilot Helm and Command have no die and slot P is silent. The ship still moves, and turns as with Helm 0.',
      'engine',
    ],
    'ARC.code.C.none': ['No living crew: the ship is out of action and out of play.', 'engine'],
    'ARC.code.short': [
      '~: a system short, one effect of the list, at once and until the stun step of the next turn.',
      'engine',
    ],
    'ARC.code.short.thrust': ['A short may take 5 Thrust.', 'engine'],
    'ARC.code.short.ds': ['A short may take 2 from the Defensive Screens.', 'engine'],
    'ARC.code.short.weapon': ['A short may make one weapon inactive.', 'engine'],
    'ARC.code.short.cm': ['A short may make the countermeasure inactive.', 'engine'],
    'ARC.code.short.nixie': ['A short may make the nixie inactive.', 'engine'],
    'ARC.code.short.legal': [
      'A short may only be put where there is something to lose; none such, no effect. Shorts of the same kind add up.',
      'engine',
    ],
    'ARC.code.D': ['D: DS -1, permanent.', 'engine'],
    'ARC.code.S': [
      'S: the crew is stunned for one turn: -2 on every die total of the ship (initiative, Helm, attack, countermeasure, nixie, Engineering), at once and until the stun step of the next turn.',
      'engine',
    ],
    'ARC.code.S.stack': ['The -2 never doubles; each S adds one turn.', 'engine'],
    'ARC.code.G': [
      'G: one of special equipment, countermeasures and nixie is removed; nothing left, no effect.',
      'engine',
    ],
    'ARC.code.X': ['X: roll 2D12 on the critical chart; one roll per X.', 'engine'],
    'ARC.code.struct': [
      '>: a structure hit, marked now and lowered in Upkeep, so that all fire of this phase still uses the old column.',
      'engine',
    ],
    'ARC.code.struct.floor': ['Structure stops at 0; marks beyond are lost.', 'engine'],
    'ARC.code.star': [
      'W and ~: with odd net damage the attacker chooses the system, with even the defender. As an option the dice amount counts instead.',
      'engine',
    ],
    'ARC.word.boom': ['Boom: destroyed at once.', 'engine'],
    'ARC.word.boom-next': [
      'Boom Next Turn: the ship plays on and is destroyed in the Upkeep of the next turn; a second one changes nothing.',
      'engine',
    ],
    'ARC.word.cascade': [
      "Cascade: one critical now and one in every Upkeep, this turn's included; it does not stack.",
      'engine',
    ],
  },
  'Damage index, Structure 1': {
    'ARC.row.s1.1': ['Net 1, ~T: a system short; Thrust -1; the attacker picks (odd).', 'engine'],
    'ARC.row.s1.2': ['Net 2, T~: Thrust -1; a system short; the defender picks (even).', 'engine'],
    'ARC.row.s1.3': ['Net 3, TT: Thrust -2.', 'engine'],
    'ARC.row.s1.4': ['Net 4, EA: ESV -1; ASV -1.', 'engine'],
    'ARC.row.s1.5': ['Net 5, D: DS -1.', 'engine'],
    'ARC.row.s1.6': ['Net 6, M: Maneuver Number +1.', 'engine'],
    'ARC.row.s1.7': ['Net 7, MEA: Maneuver Number +1; ESV -1; ASV -1.', 'engine'],
    'ARC.row.s1.8': ['Net 8, XTTEA: a critical; Thrust -2; ESV -1; ASV -1.', 'engine'],
    'ARC.row.s1.9': ['Net 9, XDD: a critical; DS -2.', 'engine'],
    'ARC.row.s1.10': [
      'Net 10, X>W: a critical; a structure mark; a weapon eliminated; the defender picks (even).',
      'engine',
    ],
    'ARC.row.s1.11': [
      'Net 11, X>S~T: a critical; a structure mark; crew stunned; a system short; Thrust -1; the attacker picks (odd).',
      'engine',
    ],
    'ARC.row.s1.12': [
      'Net 12, X>WDD: a critical; a structure mark; a weapon eliminated; DS -2; the defender picks (even).',
      'engine',
    ],
    'ARC.row.s1.13': [
      'Net 13, X>TTTTGD: a critical; a structure mark; Thrust -4; special equipment hit; DS -1.',
      'engine',
    ],
    'ARC.row.s1.14': [
      'Net 14, X>GGEEEA: a critical; a structure mark; special equipment hit twice; ESV -3; ASV -1.',
      'engine',
    ],
    'ARC.row.s1.15': [
      'Net 15, X>EAAASM: a critical; a structure mark; ESV -1; ASV -3; crew stunned; Maneuver Number +1.',
      'engine',
    ],
    'ARC.row.s1.16': [
      'Net 16, X>CW~: a critical; a structure mark; a crew member eliminated; a weapon eliminated; a system short; the defender picks (even).',
      'engine',
    ],
    'ARC.row.s1.17': ['Net 17, X>DDDEA: a critical; a structure mark; DS -3; ESV -1; ASV -1.', 'engine'],
    'ARC.row.s1.18': [
      'Net 18, X>~WEEAA: a critical; a structure mark; a system short; a weapon eliminated; ESV -2; ASV -2; the defender picks (even).',
      'engine',
    ],
    'ARC.row.s1.19': [
      'Net 19, X>GMMSD: a critical; a structure mark; special equipment hit; Maneuver Number +2; crew stunned; DS -1.',
      'engine',
    ],
    'ARC.row.s1.20': [
      'Net 20, X>CTTTTSM: a critical; a structure mark; a crew member eliminated; Thrust -4; crew stunned; Maneuver Number +1.',
      'engine',
    ],
    'ARC.row.s1.21': [
      'Net 21, X>C~TTTD: a critical; a structure mark; a crew member eliminated; a system short; Thrust -3; DS -1; the attacker picks (odd).',
      'engine',
    ],
    'ARC.row.s1.22': ['Net 22, Cascade: a critical now and one in every Upkeep.', 'engine'],
    'ARC.row.s1.23': ['Net 23, Boom: the ship is destroyed at once.', 'engine'],
    'ARC.row.s1.24': ['Net 24+, Boom: the ship is destroyed at once.', 'engine'],
  },
  'Damage index, Structure 0': {
    'ARC.row.s0.1': ['Net 1, XTT: a critical; Thrust -2.', 'engine'],
    'ARC.row.s0.2': ['Net 2, XDE: a critical; DS -1; ESV -1.', 'engine'],
    'ARC.row.s0.3': ['Net 3, XTAS: a critical; Thrust -1; ASV -1; crew stunned', 'engine'],
    'ARC.row.s0.4': ['Net 4, XWA: a critical; a weapon eliminated; ASV -1; the defender picks (even).', 'engine'],
    'ARC.row.s0.5': ['Net 5, XMDT: a critical; Maneuver Number +1; DS -1; Thrust -1.', 'engine'],
    'ARC.row.s0.6': [
      'Net 6, XWAAE: a critical; a weapon eliminated; ASV -2; ESV -1; the defender picks (even).',
      'engine',
    ],
    'ARC.row.s0.7': [
      'Net 7, XMGTTA: a critical; Maneuver Number +1; special equipment hit; Thrust -2; ASV -1.',
      'engine',
    ],
    'ARC.row.s0.8': ['Net 8, XDDC: a critical; DS -2; a crew member eliminated', 'engine'],
    'ARC.row.s0.9': ['Net 9, XTTTTDDA: a critical; Thrust -4; DS -2; ASV -1.', 'engine'],
    'ARC.row.s0.10': ['Net 10, XTTEAADM: a critical; Thrust -2; ESV -1; ASV -2; DS -1; Maneuver Number +1.', 'engine'],
    'ARC.row.s0.11': ['Net 11, XDDSTTT: a critical; DS -2; crew stunned; Thrust -3.', 'engine'],
    'ARC.row.s0.12': [
      'Net 12, XCWD: a critical; a crew member eliminated; a weapon eliminated; DS -1; the defender picks (even).',
      'engine',
    ],
    'ARC.row.s0.13': [
      'Net 13, XWMDTT: a critical; a weapon eliminated; Maneuver Number +1; DS -1; Thrust -2; the attacker picks (odd).',
      'engine',
    ],
    'ARC.row.s0.14': ['Net 14, XTTCDD: a critical; Thrust -2; a crew member eliminated; DS -2.', 'engine'],
    'ARC.row.s0.15': [
      'Net 15, XCWMDTTEA: a critical; a crew member eliminated; a weapon eliminated; Maneuver Number +1; DS -1; Thrust -2; ESV -1; ASV -1; the attacker picks (odd).',
      'engine',
    ],
    'ARC.row.s0.16': ['Net 16, Cascade: a critical now and one in every Upkeep.', 'engine'],
    'ARC.row.s0.17': ['Net 17, Boom Next Turn: the ship is destroyed in the Upkeep of the next turn.', 'engine'],
    'ARC.row.s0.18': ['Net 18, Boom Next Turn: the ship is destroyed in the Upkeep of the next turn.', 'engine'],
    'ARC.row.s0.19': ['Net 19, Boom Next Turn: the ship is destroyed in the Upkeep of the next turn.', 'engine'],
    'ARC.row.s0.20': ['Net 20, Boom: the ship is destroyed at once.', 'engine'],
    'ARC.row.s0.21': ['Net 21, Boom: the ship is destroyed at once.', 'engine'],
    'ARC.row.s0.22': ['Net 22, Boom: the ship is destroyed at once.', 'engine'],
    'ARC.row.s0.23': ['Net 23, Boom: the ship is destroyed at once.', 'engine'],
    'ARC.row.s0.24': ['Net 24+, Boom: the ship is destroyed at once.', 'engine'],
  },
  'Critical hits': {
    'ARC.crit.2': ['The ship is destroyed.', 'engine'],
    'ARC.crit.3': [
      'Weapon malfunction: 3D8 MedL less its own ASV, without excess, on the current column, when the present codes are done. Who caused it counts as the attacker.',
      'engine',
    ],
    'ARC.crit.4': ['Hull cracks: ASV is 0 for good.', 'engine'],
    'ARC.crit.5': ['Weapon malfunction, as 3.', 'engine'],
    'ARC.crit.6': ['Thruster locked: the ship may only turn right, for the rest of the game.', 'engine'],
    'ARC.crit.7': [
      'ESV screens malfunction: ESV counts as 0 until the end of the next turn; E codes still lower the value behind it.',
      'engine',
    ],
    'ARC.crit.8': [
      'Communications out: next turn the ship moves first of all, and its side opens; several such ships: the lower initiative first.',
      'engine',
    ],
    'ARC.crit.9': ['All weapons of the ship are shut down until the end of the next turn.', 'engine'],
    'ARC.crit.10': [
      'Thruster locked: next turn the ship must spend its whole Thrust straight ahead; where the last hex is occupied it stops in the last free one before it.',
      'engine',
    ],
    'ARC.crit.11': [
      'Weapon damaged: its degree is one class lower for good, in the order All, High, MedH, MedL, Low; the owner picks a weapon that can still be lowered.',
      'engine',
    ],
    'ARC.crit.12': [
      'Fuel leak: from the fifth turn after this one the ship can neither move nor turn. As an option it cannot during the next five turns instead.',
      'engine',
    ],
    'ARC.crit.13': ['HUD damaged: all to-hit rolls of the ship -2 for good.', 'engine'],
    'ARC.crit.14': ['EW damaged: nixie and countermeasure rolls -2 for good.', 'engine'],
    'ARC.crit.15': [
      "Comms interference: initiative -2 for good where this ship's pilot is the commander who rolls; with an equal commander the owner may name that one.",
      'engine',
    ],
    'ARC.crit.16': ['IFF fails: all torpedoes within 5 hexes track this ship from now on.', 'engine'],
    'ARC.crit.17': [
      'Turret locked: one weapon with several arcs fires into one of them only, for the rest of the game; the owner picks both.',
      'engine',
    ],
    'ARC.crit.18': [
      'Creaking hull: 3D4 Low less ASV in every Upkeep from this turn on. Who caused it counts as the attacker.',
      'engine',
    ],
    'ARC.crit.19': [
      'Thruster locked: the ship may only turn left, for the rest of the game; with 6 it cannot turn at all.',
      'engine',
    ],
    'ARC.crit.20': ['Thruster locked, as 10.', 'engine'],
    'ARC.crit.21': ['Engine malfunction: Thrust is at most 5 until the end of the next turn.', 'engine'],
    'ARC.crit.22': ['Screens gone: ESV is 0 for good.', 'engine'],
    'ARC.crit.23': ['Life support: a crew member drawn at random dies in the Upkeep two turns later.', 'engine'],
    'ARC.crit.24': ['Chain reaction: the ship is destroyed.', 'engine'],
    'ARC.crit.repeat': [
      'A lasting condition rolled again is not doubled, a timer runs to the later end; 3, 5, 11, 17 and 23 act again.',
      'engine',
    ],
    'ARC.crit.opponent-facing': [
      "The locks of 6 and 19 bind the owner, not the opponent's choice after a Helm 1.",
      'engine',
    ],
  },
  'Ship cards': {
    'ARC.card.points': ['Pulsar 69; Javelin 59.', 'reference'],
    'ARC.card.pilot': ['Pulsar Helm 6, Cmd 3, Eng 0, Wpn 6; Javelin Helm 6, Cmd 3, Eng 0, Wpn 9.', 'engine'],
    'ARC.card.gunners': ['Pulsar A 8; Javelin A 6, B 9.', 'engine'],
    'ARC.card.crew': ['Pulsar 2 (pilot, A); Javelin 3 (pilot, A, B)', 'engine'],
    'ARC.card.special': ['Pulsar none; Javelin none.', 'engine'],
    'ARC.card.thrust': ['Pulsar 14; Javelin 10.', 'engine'],
    'ARC.card.maneuver': ['Pulsar 3; Javelin 3.', 'engine'],
    'ARC.card.ds': ['Pulsar 11; Javelin 12.', 'engine'],
    'ARC.card.esv': ['Pulsar 4; Javelin 2.', 'engine'],
    'ARC.card.asv': ['Pulsar 2; Javelin 1, both house values: the line is lost.', 'engine'],
    'ARC.card.nixie': ['Pulsar D4; Javelin none. It works with torpedoes only, but can always be lost.', 'engine'],
    'ARC.card.cm': ['Pulsar D2; Javelin D2. It works with torpedoes only, but can always be lost.', 'engine'],
    'ARC.card.structure': [
      'Pulsar 1; Javelin 1, both derived: the boxes are lost, the index has the columns 1 and 0.',
      'engine',
    ],
    'ARC.card.pulsar.P': [
      'Kinetic Pulse Cannon: 4-9-10 printed (option 4-9-12), SR <12, 2D8 + 1D6, MedH, against ASV, Forward.',
      'engine',
    ],
    'ARC.card.pulsar.A': ['Kinetic Gatling Cannon: 4-8-12, SR <12, 2D8 + 1D8, High, against ASV, Turret.', 'engine'],
    'ARC.card.javelin.P': ['Plasma Pellet Array: 4-7-10, SR <10, 2D6 + 1D10, Low, against ESV, Forward.', 'engine'],
    'ARC.card.javelin.A': [
      'Pulson Blaster: 4-9-12, SR <12, 2D10 + 1D6, MedH, against ESV, Left+Forward+Right.',
      'engine',
    ],
    'ARC.card.javelin.B': ['Plasma Pellet Cannon: 5-10-14, SR <10, 2D6 + 1D10, High, against ESV, Turret.', 'engine'],
  },
  'House options': {
    'ARC.opt.drift': [
      '1a: a ship that entered a hex last turn slides one hex further in that direction, free, before initiative; not into an occupied hex nor off the map. Without fuel it drifts too.',
      'engine',
    ],
    'ARC.opt.declared-turn': [
      '1a: an owner may declare one turn of one side per ship, made at once; it costs the Maneuver Number alone, out of the Thrust of this turn, and is the turn of that hex. Locks apply.',
      'engine',
    ],
    'ARC.opt.torp.launch': [
      '5: a living crew member with a loaded bay launches at an enemy ship within 12 hexes; the torpedo starts in the hex and facing of its launcher.',
      'engine',
    ],
    'ARC.opt.torp.move': [
      '1d: in launch order, up to 8 hexes toward the target with one free turn of one side per 2 hexes entered; it stops in the hex of the target; it flies three times. The owner picks among equal ends.',
      'engine',
    ],
    'ARC.opt.torp.result': [
      "2: 2D8 and the launcher's skill die against DS, no range modifier, degree All, plus excess, minus ASV; the torpedo is removed, hit or miss.",
      'engine',
    ],
    'ARC.opt.nixie': [
      'Start of 2: the target may roll its nixie once per torpedo in its hex; 4 or more breaks the lock, and the torpedo flies straight until spent.',
      'engine',
    ],
    'ARC.opt.cm': [
      '4a: per torpedo within 2 hexes a ship may roll its countermeasure die; 2 or more destroys the torpedo.',
      'engine',
    ],
    'ARC.opt.eng': [
      '4b: one roll per ship with its Engineering die; 4 or more restores one lost point of T, E, A, D or M, ends one short, or takes off one turn of stun.',
      'engine',
    ],
    'ARC.opt.mods': [
      'Countermeasure, nixie and Engineering rolls: -2 stunned; -2 on the first two with damaged EW.',
      'engine',
    ],
    'ARC.opt.runner': [
      'A running fight: ships of one side that leave by the far edge have broken through. When the fight ends that side wins if at least half of its points broke through; with no enemy left in play its ships in play count as well.',
      'engine',
    ],
    'ARC.opt.limit': ['With a limit of turns the side with more points in play wins after the last one.', 'engine'],
    'ARC.opt.concede': ['A player may concede: his ships leave the battle.', 'engine'],
  },
} as const

type Headings = typeof RULES
type IdsOf<H> = H extends H ? keyof H : never

/** A citation that the rulebook does not know does not compile. */
export type ArcRule = IdsOf<Headings[keyof Headings]>

export const entries = rulesOf(RULES)
