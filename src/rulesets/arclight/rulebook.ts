import { rulesOf } from '../../engine/rulebook'

/** Every rule of the game, in order and in our own words. */
const RULES = {
  'Board, dice and skills': {
    'ARC.board.hex': [
      'The game is played on hexes. A ship occupies one hex and faces one of its six hexsides.',
      'engine',
    ],
    'ARC.board.coords': [
      'Each hex has two coordinates (q, r). Clockwise from the top, its neighbours are at (0,−1), (1,−1), (1,0), (0,1), (−1,1) and (−1,0). Right is one hexside clockwise, and left is one counter-clockwise. The hex in front of a ship lies across the hexside it faces. Range is the number of steps from hex to hex.',
      'engine',
    ],
    'ARC.board.size': ['The map is 30 × 20 hexes. The sides start 12 to 15 hexes apart and face each other.', 'engine'],
    'ARC.board.exit': [
      "A ship that moves off the map has retreated. It can't come back, but it isn't destroyed.",
      'engine',
    ],
    'ARC.victory': [
      'The game ends when only one side has ships in play, and that side wins. If no ships are left, the game is a draw.',
      'engine',
    ],
    'ARC.points': [
      'The point values on the cards (Pulsar 69, Javelin 59) help you balance the forces. They have no effect in play.',
      'reference',
    ],
    'ARC.dice': [
      'The game uses D2, D4, D6, D8, D10 and D12. Several dice of a kind are written nDs: 2D8 means two D8. A critical rolls 2D12.',
      'engine',
    ],
    'ARC.skill.die': [
      'The Skill Level Table gives the die for each skill: D2 for 1–2, D4 for 3–4, D6 for 5–6, D8 for 7–8, D10 for 9–10 and D12 for 11–12. A skill of 0 has no die and a result of 0.',
      'engine',
    ],
    'ARC.skill.sdb': [
      'The Skill Die Bonus of an attack is one die of that size. As on the cards, a skill of 6 gives 1D6, 8 gives 1D8 and 9 gives 1D10.',
      'engine',
    ],
    'ARC.skill.kinds': [
      'The card lists four skills for the pilot: Helm, Command (Cmd), Engineering (Eng) and Weaponry (Wpn). Each gunner has only Weaponry.',
      'reference',
    ],
    'ARC.choice.default': ["If a rule doesn't say who chooses, the owner of the damaged ship chooses.", 'engine'],
    'ARC.floor': ['Thrust, Defensive Screens (DS), ESV and ASV never go below 0.', 'engine'],
  },
  'Turn sequence': {
    'ARC.turn.order': [
      'A turn has five phases: 1 Movement, 2 Torpedo Result, 3 Cannon Fire, 4 Upkeep and 5 Warhead Launch. Then a new turn begins.',
      'engine',
    ],
    'ARC.turn.optional': [
      "Steps 1a, 1d, 4a and 4b are printed in italics and aren't part of the basic game.",
      'engine',
    ],
    'ARC.turn.movement.premove': [
      'In step 1a, before initiative, ships drift and make declared turns if those options are on.',
      'engine',
    ],
    'ARC.turn.movement.initiative': ['In step 1b, the sides roll for initiative before any ship moves.', 'engine'],
    'ARC.turn.movement.ships': ['In step 1c, after initiative, the ships move one after another.', 'engine'],
    'ARC.turn.movement.torpedoes': [
      'In step 1d, torpedoes move after every ship has moved, if torpedoes are on.',
      'engine',
    ],
    'ARC.turn.torpedo-result': ['Phase 2 is the Torpedo Result Phase. Without torpedoes, it is skipped.', 'engine'],
    'ARC.turn.cannon': ['Phase 3 is the Cannon Fire Phase. It begins when all movement is over.', 'engine'],
    'ARC.turn.upkeep': [
      'Phase 4 is Upkeep. Its steps are countermeasures, Engineering, lasting conditions, structure and stun, in this order.',
      'engine',
    ],
    'ARC.turn.upkeep.cm': ['In step 4a, ships use countermeasures against torpedoes, if torpedoes are on.', 'engine'],
    'ARC.turn.upkeep.engineering': ['In step 4b, ships make Engineering rolls, if that option is on.', 'engine'],
    'ARC.turn.upkeep.ticks': [
      'Between 4b and 4c, conditions that existed when Upkeep began take effect on all ships, in this order: Boom Next Turn, life support, creaking hull, Cascade.',
      'engine',
    ],
    'ARC.turn.upkeep.structure': [
      "In step 4c, each structure mark made this turn lowers the ship's current Structure by 1, but never below 0.",
      'engine',
    ],
    'ARC.turn.upkeep.stun': [
      'In step 4d, stun is reduced by one turn, and system shorts from the turn before end.',
      'engine',
    ],
    'ARC.turn.launch': ['Phase 5 is the Warhead Launch Phase. Without torpedoes, it is skipped.', 'engine'],
    'ARC.turn.timers': ['An effect that lasts through the next turn ends after phase 5 of that next turn.', 'engine'],
  },
  Initiative: {
    'ARC.init.command': ['For initiative, each side rolls the Command die of its best commander in play.', 'engine'],
    'ARC.init.best': [
      'The best commander is the living pilot with the highest Command skill on a ship in play.',
      'engine',
    ],
    'ARC.init.tie.helm': ['If sides tie, each of them rolls the die of its highest Helm skill.', 'engine'],
    'ARC.init.tie.reroll': [
      'If the Helm dice also tie, reroll them until they differ. Never reroll the Command dice.',
      'engine',
    ],
    'ARC.init.lowest-first': ['The side with the lowest result goes first and must move a ship.', 'engine'],
    'ARC.init.alternate': ['After that, the sides take turns moving one ship each.', 'engine'],
    'ARC.init.alternate.uneven': ['A side with no ships left to move is skipped, and the others finish.', 'engine'],
    'ARC.init.single': ['A side with exactly one ship may roll Helm instead of Command.', 'engine'],
    'ARC.init.mods': [
      'A pilot has −2 to every initiative die while stunned, and another −2 if the ship has comms interference. A result may be 0 or less.',
      'engine',
    ],
    'ARC.init.seats': [
      'With three or more sides, the lowest result moves first, then the next lowest, and so on in the same order. Only tied sides roll Helm.',
      'engine',
    ],
  },
  'Ship movement': {
    'ARC.move.points': [
      'A ship has as many movement points (MP) each turn as its current effective Thrust. It must be able to pay for each step in full before it takes it.',
      'engine',
    ],
    'ARC.move.thrust.effective': [
      'To find the effective Thrust, take the Thrust on the card and subtract all T losses. With an engine malfunction, use at most 5. Then subtract 5 for each Thrust short. It never goes below 0, and without fuel it is 0.',
      'engine',
    ],
    'ARC.move.once': ['Each ship moves once per turn. It may mix its steps freely.', 'engine'],
    'ARC.move.forward': ['Moving into the hex in front costs 1 MP.', 'engine'],
    'ARC.move.turn-cost': ["Turning one hexside costs 1 + the ship's Maneuver Number (MN), without a roll.", 'engine'],
    'ARC.move.occupied.pass': ['A ship may pass through hexes with other ships, friendly or enemy.', 'engine'],
    'ARC.move.occupied.turn': ["A ship can't turn in a hex that holds another ship.", 'engine'],
    'ARC.move.occupied.stop': [
      "A ship can't stop in a hex that holds another ship. It can enter such a hex only if it has enough MP to go straight on to the first free hex.",
      'engine',
    ],
    'ARC.move.multi-turn.roll': [
      'To turn more than one hexside, make a Helm roll. The target is the number of hexsides + MN.',
      'engine',
    ],
    'ARC.move.multi-turn.success': [
      'If the roll is at least the target, the whole turn costs 1 + MN, however many hexsides it covers.',
      'engine',
    ],
    'ARC.move.multi-turn.fail': [
      'If the roll is below the target, the turn costs 1 + MN + the difference. The ship still makes the declared turn and goes on moving.',
      'engine',
    ],
    'ARC.move.multi-turn.short': [
      "If the ship doesn't have enough MP for that cost, it doesn't turn and pays nothing. It may go on moving.",
      'engine',
    ],
    'ARC.move.multi-turn.one': [
      "If the roll fails and the die shows a 1, the opponent sets the ship's facing. They may choose any of the six hexsides, including the present one.",
      'engine',
    ],
    'ARC.move.multi-turn.one.pay': [
      "The opponent chooses only if the ship can pay the cost. Otherwise the ship doesn't turn.",
      'engine',
    ],
    'ARC.move.multi-turn.one.face': [
      'Only a 1 on the die itself counts, not a 1 that results from a modifier. A Helm skill of 0 rolls no die, so it never rolls a 1.',
      'engine',
    ],
    'ARC.move.multi-turn.mods': ['A stunned pilot has −2 to Helm rolls.', 'engine'],
    'ARC.move.turn.max': ['You can declare a turn of at most three hexsides.', 'engine'],
    'ARC.move.turn.once-per-hex': [
      'You can declare only one turn in each hex, including the hex where the ship starts. Otherwise, two single turns in one hex would avoid the Helm roll. An option lifts this limit.',
      'engine',
    ],
    'ARC.move.turn.afford': ["You can't declare a turn if the ship has less than 1 + MN movement points.", 'engine'],
    'ARC.move.stop': [
      "A ship may stop early or not move at all. Unused MP are lost. Ships can't move backwards, and they don't keep their speed for the next turn.",
      'engine',
    ],
    'ARC.move.opponent': [
      'With three or more sides, the opponent is the next enemy player in order with a ship in play.',
      'engine',
    ],
  },
  'Cannon Fire Phase': {
    'ARC.fire.crew': [
      'In each Cannon Fire Phase, every pilot and every gunner may fire one of the cannons assigned to them.',
      'engine',
    ],
    'ARC.fire.assigned': ['Slot P belongs to the pilot, slot A to gunner A and slot B to gunner B.', 'engine'],
    'ARC.fire.once': ["A weapon can't fire more than once per turn.", 'engine'],
    'ARC.fire.target': [
      "Choose one enemy ship in play, within the weapon's range and arc. You can't fire at friendly ships.",
      'engine',
    ],
    'ARC.fire.dead-crew': [
      "The weapon of a dead crew member can't fire. As an option, another crew member may fire it without the skill die.",
      'engine',
    ],
    'ARC.fire.able': ["A weapon can't fire if it is eliminated, inactive from a short, or shut down.", 'engine'],
    'ARC.fire.arc': [
      "Measure the bearing from hex centre to hex centre, relative to the ship's facing. Forward is up to 60 degrees to either side, including the edges. Right and Left are between 60 and 120 degrees. Rear is 120 degrees or more, including the edges. Turret is any bearing.",
      'engine',
    ],
    'ARC.fire.arc.cards': [
      'On the Pulsar, P is Forward and A is Turret. On the Javelin, P is Forward, A is Left, Forward and Right, and B is Turret.',
      'engine',
    ],
    'ARC.fire.order': ['Crew members fire in order of Weaponry skill, highest first.', 'engine'],
    'ARC.fire.order.gunners': [
      'All gunners fire in skill order before any pilot does. The pilots follow in skill order. A pilot with skill 9 fires after a gunner with skill 6.',
      'engine',
    ],
    'ARC.fire.order.tie': [
      'Gunners with equal skill fire at the same time, and so do pilots with equal skill. All of them declare, then all roll. Work out their hits with the values from before the group fired, then apply all effects.',
      'engine',
    ],
    'ARC.fire.immediate': [
      "Apply the effects of one slot before the next slot fires. A weapon, crew member or ship that has been lost can't fire. Only structure waits for Upkeep.",
      'engine',
    ],
  },
  'Range increments': {
    'ARC.range.bands': [
      'Each cannon has a Short, a Medium and a Long figure. With figures a-b-c, Short is 1 to a hexes, Medium is a+1 to b, and Long is b+1 to c.',
      'engine',
    ],
    'ARC.range.short': ['Short range gives +1 to hit.', 'engine'],
    'ARC.range.medium': ['Medium range gives no modifier.', 'engine'],
    'ARC.range.long': ['Long range gives −1 to hit.', 'engine'],
    'ARC.range.max': ["You can't fire beyond the Long figure. Range 0 can't occur.", 'engine'],
  },
  'Line of sight': {
    'ARC.los': ['Objects between two ships never block fire.', 'engine'],
  },
  'Hitting the target': {
    'ARC.hit.roll': ['The attack total is all Base Attack Dice plus the Skill Die Bonus plus modifiers.', 'engine'],
    'ARC.hit.mods': ['The modifiers to hit are the range modifier, −2 if stunned and −2 with a damaged HUD.', 'engine'],
    'ARC.hit.equal': [
      "If the total is at least the target's current Defensive Screens (DS), the attack hits and may cause damage.",
      'engine',
    ],
    'ARC.hit.miss': ['If the total is lower, the attack misses and has no effect.', 'engine'],
    'ARC.hit.sr': [
      "The SR on a card has no effect. There are two options: a strain roll may save an eliminated weapon, or a weapon can't fire once its ship has spent that many movement points.",
      'reference',
    ],
  },
  Damage: {
    'ARC.damage.same-dice': [
      "The dice that hit also give the damage. The weapon's degree code says which of them to use.",
      'engine',
    ],
    'ARC.damage.low': ['Low uses the lowest die.', 'engine'],
    'ARC.damage.high': ['High uses the highest die.', 'engine'],
    'ARC.damage.all': ['All uses the sum of all the dice.', 'engine'],
    'ARC.damage.med': ['MedH and MedL use the middle die.', 'engine'],
    'ARC.damage.med.no-middle': [
      'If there is no middle die, MedH uses the High die and MedL the Low die. With four or more dice, MedH uses the higher of the two centre dice and MedL the lower.',
      'engine',
    ],
    'ARC.damage.ties': [
      'If other dice tie with the chosen die, add them. For example, 5, 6, 6 with MedH gives 12, and 2, 2, 7 gives 4 with Low and 7 with High. With 5, 5, 5, each of these gives 15.',
      'engine',
    ],
    'ARC.damage.subtract': ["Reduce the damage by the target's current ASV or ESV.", 'engine'],
    'ARC.damage.appropriate': [
      'Kinetic weapons, torpedoes and criticals 3, 5 and 18 use ASV. Plasma and pulson weapons use ESV.',
      'engine',
    ],
  },
  'Damage modifiers': {
    'ARC.dmod.suffix': [
      'A degree code may be followed by +n, /n or xn, which changes the damage from the dice: for example Low+1, High/2 or Allx2.',
      'engine',
    ],
    'ARC.dmod.half': ['Round down after dividing.', 'engine'],
    'ARC.dmod.x-ties': [
      "If the chosen die is tied, don't apply xn. All has no tie bonus, so it is always multiplied.",
      'engine',
    ],
    'ARC.dmod.excess': ['Each point of the attack total above the DS adds 1 damage.', 'engine'],
    'ARC.dmod.order': [
      'Take the damage from the dice, apply the suffix, add the excess and subtract ASV or ESV. The result is the net damage. As an option, the excess is added after ASV or ESV is subtracted.',
      'engine',
    ],
    'ARC.dmod.zero': ['If the net damage is 0 or less, there is no effect.', 'engine'],
  },
  'Damage index': {
    'ARC.index.race': [
      'All ships of a race share one damage index. Only one index was printed, so both races in this game use it.',
      'engine',
    ],
    'ARC.index.cross': ["Look up the net damage in the column for the ship's current Structure, 1 or 0.", 'engine'],
    'ARC.index.column': ['A custom ship with Structure 2 or more uses column 1.', 'engine'],
    'ARC.index.over': ['Net damage of 24 or more uses row 24+.', 'engine'],
    'ARC.index.sequence': [
      'Apply the codes from left to right. Damage from criticals 3 and 5 waits until the present row is finished. Nothing more applies to a destroyed ship.',
      'engine',
    ],
  },
  'Damage codes': {
    'ARC.code.T': ['Each T permanently lowers Thrust by 1.', 'engine'],
    'ARC.code.E': ['Each E permanently lowers ESV by 1.', 'engine'],
    'ARC.code.A': ['Each A permanently lowers ASV by 1.', 'engine'],
    'ARC.code.M': [
      'Each M permanently raises the Maneuver Number by 1. Turns cost more, and Helm targets rise.',
      'engine',
    ],
    'ARC.code.W': ['Each W permanently eliminates one weapon. If none is left, there is no effect.', 'engine'],
    'ARC.code.C': ['Each C eliminates one crew member. The defender chooses which one.', 'engine'],
    'ARC.code.C.pilot': [
      "Without a pilot, a ship has no Helm or Command die and can't fire slot P. It can still move, and it turns as if its Helm were 0.",
      'engine',
    ],
    'ARC.code.C.none': ['A ship with no living crew is out of action and out of play.', 'engine'],
    'ARC.code.short': [
      'Each ~ is a system short. It has one effect from the list, which starts at once and lasts until the stun step of the next turn.',
      'engine',
    ],
    'ARC.code.short.thrust': ['A short may reduce Thrust by 5.', 'engine'],
    'ARC.code.short.ds': ['A short may reduce the Defensive Screens by 2.', 'engine'],
    'ARC.code.short.weapon': ['A short may make one weapon inactive.', 'engine'],
    'ARC.code.short.cm': ['A short may make the countermeasure inactive.', 'engine'],
    'ARC.code.short.nixie': ['A short may make the nixie inactive.', 'engine'],
    'ARC.code.short.legal': [
      'You can choose only a short that takes something away. If there is no such choice, there is no effect. Shorts of the same kind add up.',
      'engine',
    ],
    'ARC.code.D': ['Each D permanently lowers the Defensive Screens by 1.', 'engine'],
    'ARC.code.S': [
      'Each S stuns the crew for one turn. Every dice total of the ship has −2: initiative, Helm, attack, countermeasure, nixie and Engineering. This starts at once and lasts until the stun step of the next turn.',
      'engine',
    ],
    'ARC.code.S.stack': ['The −2 never doubles. Each S adds one turn.', 'engine'],
    'ARC.code.G': [
      'Each G removes one piece of special equipment, the countermeasures or the nixie. The defender chooses. If nothing is left, there is no effect.',
      'engine',
    ],
    'ARC.code.X': ['Each X is a critical. Roll 2D12 on the critical hit chart, once for each X.', 'engine'],
    'ARC.code.struct': [
      'Each > is a structure hit. Mark it now and lower the Structure in Upkeep, so that all fire in this phase still uses the old column.',
      'engine',
    ],
    'ARC.code.struct.floor': ['Structure stops at 0, and further marks are lost.', 'engine'],
    'ARC.code.star': [
      'For W and ~, the attacker chooses the system if the net damage is odd, and the defender chooses if it is even. As an option, use the damage from the dice instead of the net damage.',
      'engine',
    ],
    'ARC.word.boom': ['Boom destroys the ship at once.', 'engine'],
    'ARC.word.boom-next': [
      'With Boom Next Turn, the ship plays on but is destroyed in the Upkeep of the next turn. A second one changes nothing.',
      'engine',
    ],
    'ARC.word.cascade': [
      'With Cascade, the ship takes one critical now and one in every Upkeep, starting this turn. A second Cascade changes nothing.',
      'engine',
    ],
  },
  'Damage index, Structure 1': {
    'ARC.row.s1.1': [
      'Net damage 1 (~T) means a system short and Thrust −1. The attacker chooses the short, because 1 is odd.',
      'engine',
    ],
    'ARC.row.s1.2': [
      'Net damage 2 (T~) means Thrust −1 and a system short. The defender chooses the short, because 2 is even.',
      'engine',
    ],
    'ARC.row.s1.3': ['Net damage 3 (TT) means Thrust −2.', 'engine'],
    'ARC.row.s1.4': ['Net damage 4 (EA) means ESV −1 and ASV −1.', 'engine'],
    'ARC.row.s1.5': ['Net damage 5 (D) means DS −1.', 'engine'],
    'ARC.row.s1.6': ['Net damage 6 (M) means Maneuver Number +1.', 'engine'],
    'ARC.row.s1.7': ['Net damage 7 (MEA) means Maneuver Number +1, ESV −1 and ASV −1.', 'engine'],
    'ARC.row.s1.8': ['Net damage 8 (XTTEA) means a critical, Thrust −2, ESV −1 and ASV −1.', 'engine'],
    'ARC.row.s1.9': ['Net damage 9 (XDD) means a critical and DS −2.', 'engine'],
    'ARC.row.s1.10': [
      'Net damage 10 (X>W) means a critical, a structure mark and the loss of a weapon. The defender chooses the weapon, because 10 is even.',
      'engine',
    ],
    'ARC.row.s1.11': [
      'Net damage 11 (X>S~T) means a critical, a structure mark, a stunned crew, a system short and Thrust −1. The attacker chooses the short, because 11 is odd.',
      'engine',
    ],
    'ARC.row.s1.12': [
      'Net damage 12 (X>WDD) means a critical, a structure mark, the loss of a weapon and DS −2. The defender chooses the weapon, because 12 is even.',
      'engine',
    ],
    'ARC.row.s1.13': [
      'Net damage 13 (X>TTTTGD) means a critical, a structure mark, Thrust −4, a special equipment hit and DS −1.',
      'engine',
    ],
    'ARC.row.s1.14': [
      'Net damage 14 (X>GGEEEA) means a critical, a structure mark, two special equipment hits, ESV −3 and ASV −1.',
      'engine',
    ],
    'ARC.row.s1.15': [
      'Net damage 15 (X>EAAASM) means a critical, a structure mark, ESV −1, ASV −3, a stunned crew and Maneuver Number +1.',
      'engine',
    ],
    'ARC.row.s1.16': [
      'Net damage 16 (X>CW~) means a critical, a structure mark, the loss of a crew member, the loss of a weapon and a system short. The defender chooses the weapon and the short, because 16 is even.',
      'engine',
    ],
    'ARC.row.s1.17': [
      'Net damage 17 (X>DDDEA) means a critical, a structure mark, DS −3, ESV −1 and ASV −1.',
      'engine',
    ],
    'ARC.row.s1.18': [
      'Net damage 18 (X>~WEEAA) means a critical, a structure mark, a system short, the loss of a weapon, ESV −2 and ASV −2. The defender chooses the short and the weapon, because 18 is even.',
      'engine',
    ],
    'ARC.row.s1.19': [
      'Net damage 19 (X>GMMSD) means a critical, a structure mark, a special equipment hit, Maneuver Number +2, a stunned crew and DS −1.',
      'engine',
    ],
    'ARC.row.s1.20': [
      'Net damage 20 (X>CTTTTSM) means a critical, a structure mark, the loss of a crew member, Thrust −4, a stunned crew and Maneuver Number +1.',
      'engine',
    ],
    'ARC.row.s1.21': [
      'Net damage 21 (X>C~TTTD) means a critical, a structure mark, the loss of a crew member, a system short, Thrust −3 and DS −1. The attacker chooses the short, because 21 is odd.',
      'engine',
    ],
    'ARC.row.s1.22': ['Net damage 22 (Cascade) means a critical now and one in every Upkeep.', 'engine'],
    'ARC.row.s1.23': ['Net damage 23 (Boom) destroys the ship at once.', 'engine'],
    'ARC.row.s1.24': ['Net damage of 24 or more (Boom) destroys the ship at once.', 'engine'],
  },
  'Damage index, Structure 0': {
    'ARC.row.s0.1': ['Net damage 1 (XTT) means a critical and Thrust −2.', 'engine'],
    'ARC.row.s0.2': ['Net damage 2 (XDE) means a critical, DS −1 and ESV −1.', 'engine'],
    'ARC.row.s0.3': ['Net damage 3 (XTAS) means a critical, Thrust −1, ASV −1 and a stunned crew.', 'engine'],
    'ARC.row.s0.4': [
      'Net damage 4 (XWA) means a critical, the loss of a weapon and ASV −1. The defender chooses the weapon, because 4 is even.',
      'engine',
    ],
    'ARC.row.s0.5': ['Net damage 5 (XMDT) means a critical, Maneuver Number +1, DS −1 and Thrust −1.', 'engine'],
    'ARC.row.s0.6': [
      'Net damage 6 (XWAAE) means a critical, the loss of a weapon, ASV −2 and ESV −1. The defender chooses the weapon, because 6 is even.',
      'engine',
    ],
    'ARC.row.s0.7': [
      'Net damage 7 (XMGTTA) means a critical, Maneuver Number +1, a special equipment hit, Thrust −2 and ASV −1.',
      'engine',
    ],
    'ARC.row.s0.8': ['Net damage 8 (XDDC) means a critical, DS −2 and the loss of a crew member.', 'engine'],
    'ARC.row.s0.9': ['Net damage 9 (XTTTTDDA) means a critical, Thrust −4, DS −2 and ASV −1.', 'engine'],
    'ARC.row.s0.10': [
      'Net damage 10 (XTTEAADM) means a critical, Thrust −2, ESV −1, ASV −2, DS −1 and Maneuver Number +1.',
      'engine',
    ],
    'ARC.row.s0.11': ['Net damage 11 (XDDSTTT) means a critical, DS −2, a stunned crew and Thrust −3.', 'engine'],
    'ARC.row.s0.12': [
      'Net damage 12 (XCWD) means a critical, the loss of a crew member, the loss of a weapon and DS −1. The defender chooses the weapon, because 12 is even.',
      'engine',
    ],
    'ARC.row.s0.13': [
      'Net damage 13 (XWMDTT) means a critical, the loss of a weapon, Maneuver Number +1, DS −1 and Thrust −2. The attacker chooses the weapon, because 13 is odd.',
      'engine',
    ],
    'ARC.row.s0.14': [
      'Net damage 14 (XTTCDD) means a critical, Thrust −2, the loss of a crew member and DS −2.',
      'engine',
    ],
    'ARC.row.s0.15': [
      'Net damage 15 (XCWMDTTEA) means a critical, the loss of a crew member, the loss of a weapon, Maneuver Number +1, DS −1, Thrust −2, ESV −1 and ASV −1. The attacker chooses the weapon, because 15 is odd.',
      'engine',
    ],
    'ARC.row.s0.16': ['Net damage 16 (Cascade) means a critical now and one in every Upkeep.', 'engine'],
    'ARC.row.s0.17': ['Net damage 17 (Boom Next Turn) destroys the ship in the Upkeep of the next turn.', 'engine'],
    'ARC.row.s0.18': ['Net damage 18 (Boom Next Turn) destroys the ship in the Upkeep of the next turn.', 'engine'],
    'ARC.row.s0.19': ['Net damage 19 (Boom Next Turn) destroys the ship in the Upkeep of the next turn.', 'engine'],
    'ARC.row.s0.20': ['Net damage 20 (Boom) destroys the ship at once.', 'engine'],
    'ARC.row.s0.21': ['Net damage 21 (Boom) destroys the ship at once.', 'engine'],
    'ARC.row.s0.22': ['Net damage 22 (Boom) destroys the ship at once.', 'engine'],
    'ARC.row.s0.23': ['Net damage 23 (Boom) destroys the ship at once.', 'engine'],
    'ARC.row.s0.24': ['Net damage of 24 or more (Boom) destroys the ship at once.', 'engine'],
  },
  'Critical hits': {
    'ARC.crit.2': ['The ship is destroyed.', 'engine'],
    'ARC.crit.3': [
      'Weapon malfunction: the ship takes 3D8 MedL minus its own ASV, without excess. Finish the present codes first, then use the current column. The player who caused the critical counts as the attacker.',
      'engine',
    ],
    'ARC.crit.4': ['Hull cracks: ASV is permanently 0.', 'engine'],
    'ARC.crit.5': ['Weapon malfunction: the same as critical 3.', 'engine'],
    'ARC.crit.6': ['Thruster locked: the ship can only turn right for the rest of the game.', 'engine'],
    'ARC.crit.7': [
      'ESV screens malfunction: ESV counts as 0 until the end of the next turn. E codes still lower the value behind it.',
      'engine',
    ],
    'ARC.crit.8': [
      'Communications out: next turn, this ship moves before all others, and its side moves first. If there are several such ships, the side with the lower initiative goes first.',
      'engine',
    ],
    'ARC.crit.9': ["Weapons shut down: the ship's weapons can't fire until the end of the next turn.", 'engine'],
    'ARC.crit.10': [
      'Thruster locked: next turn, the ship must spend its whole Thrust moving straight ahead. If the last hex is occupied, it stops in the last free hex before it.',
      'engine',
    ],
    'ARC.crit.11': [
      'Weapon damaged: the degree of one weapon permanently drops by one class, in the order All, High, MedH, MedL, Low. The owner chooses a weapon that can still drop.',
      'engine',
    ],
    'ARC.crit.12': [
      "Fuel leak: from the fifth turn after this one, the ship can't move or turn. As an option, it instead can't move or turn during the next five turns.",
      'engine',
    ],
    'ARC.crit.13': ['HUD damaged: the ship has a permanent −2 to all its rolls to hit.', 'engine'],
    'ARC.crit.14': ['EW damaged: the ship has a permanent −2 to its nixie and countermeasure rolls.', 'engine'],
    'ARC.crit.15': [
      "Comms interference: initiative has a permanent −2 when this ship's pilot is the commander who rolls. If another commander is equally good, the owner may name that one instead.",
      'engine',
    ],
    'ARC.crit.16': ['IFF fails: from now on, all torpedoes within 5 hexes track this ship.', 'engine'],
    'ARC.crit.17': [
      'Turret locked: one weapon with several arcs can fire into only one of them for the rest of the game. The owner chooses the weapon and the arc.',
      'engine',
    ],
    'ARC.crit.18': [
      'Creaking hull: in every Upkeep, starting this turn, the ship takes 3D4 Low minus ASV. The player who caused the critical counts as the attacker.',
      'engine',
    ],
    'ARC.crit.19': [
      "Thruster locked: the ship can only turn left for the rest of the game. With critical 6 as well, it can't turn at all.",
      'engine',
    ],
    'ARC.crit.20': ['Thruster locked: the same as critical 10.', 'engine'],
    'ARC.crit.21': ['Engine malfunction: Thrust is at most 5 until the end of the next turn.', 'engine'],
    'ARC.crit.22': ['Screen malfunction: ESV is permanently 0.', 'engine'],
    'ARC.crit.23': ['Life support: a random crew member dies in the Upkeep of the turn after next.', 'engine'],
    'ARC.crit.24': ['Chain reaction: the ship is destroyed.', 'engine'],
    'ARC.crit.repeat': [
      "If you roll a lasting condition again, it isn't doubled, and its timer runs to the later end. Criticals 3, 5, 11, 17 and 23 take effect again.",
      'engine',
    ],
    'ARC.crit.opponent-facing': [
      "Criticals 6 and 19 limit the owner, but not the opponent's choice of facing after a Helm roll of 1.",
      'engine',
    ],
  },
  'Ship cards': {
    'ARC.card.points': ['The Pulsar is worth 69 points and the Javelin 59.', 'reference'],
    'ARC.card.pilot': [
      "The Pulsar's pilot has Helm 6, Command 3, Engineering 0 and Weaponry 6. The Javelin's pilot has Helm 6, Command 3, Engineering 0 and Weaponry 9.",
      'engine',
    ],
    'ARC.card.gunners': [
      "The Pulsar's gunner A has Weaponry 8. The Javelin's gunner A has Weaponry 6 and gunner B has 9.",
      'engine',
    ],
    'ARC.card.crew': [
      'The Pulsar has a crew of two, the pilot and gunner A. The Javelin has a crew of three, the pilot and gunners A and B.',
      'engine',
    ],
    'ARC.card.special': ['The Pulsar and the Javelin have no special equipment.', 'engine'],
    'ARC.card.thrust': ['The Pulsar has Thrust 14 and the Javelin 10.', 'engine'],
    'ARC.card.maneuver': ['The Pulsar and the Javelin both have Maneuver Number 3.', 'engine'],
    'ARC.card.ds': ['The Pulsar has Defensive Screens 11 and the Javelin 12.', 'engine'],
    'ARC.card.esv': ['The Pulsar has ESV 4 and the Javelin 2.', 'engine'],
    'ARC.card.asv': [
      'The Pulsar has ASV 2 and the Javelin 1. The line is missing on the printed cards, so these values are our own.',
      'engine',
    ],
    'ARC.card.nixie': [
      'The Pulsar has a D4 nixie and the Javelin none. A nixie works only with torpedoes, but it can always be lost.',
      'engine',
    ],
    'ARC.card.cm': [
      'The Pulsar and the Javelin both have a D2 countermeasure. It works only with torpedoes, but it can always be lost.',
      'engine',
    ],
    'ARC.card.structure': [
      'The Pulsar and the Javelin both have Structure 1. The boxes are missing on the printed cards, but the damage index has columns 1 and 0.',
      'engine',
    ],
    'ARC.card.pulsar.P': [
      'The Kinetic Pulse Cannon has range 4-9-10 as printed (option 4-9-12), SR <12 and dice 2D8 + 1D6. Its degree is MedH against ASV, and its arc is Forward.',
      'engine',
    ],
    'ARC.card.pulsar.A': [
      'The Kinetic Gatling Cannon has range 4-8-12, SR <12 and dice 2D8 + 1D8. Its degree is High against ASV, and its arc is Turret.',
      'engine',
    ],
    'ARC.card.javelin.P': [
      'The Plasma Pellet Array has range 4-7-10, SR <10 and dice 2D6 + 1D10. Its degree is Low against ESV, and its arc is Forward.',
      'engine',
    ],
    'ARC.card.javelin.A': [
      'The Pulson Blaster has range 4-9-12, SR <12 and dice 2D10 + 1D6. Its degree is MedH against ESV, and its arcs are Left, Forward and Right.',
      'engine',
    ],
    'ARC.card.javelin.B': [
      'The Plasma Pellet Cannon has range 5-10-14, SR <10 and dice 2D6 + 1D10. Its degree is High against ESV, and its arc is Turret.',
      'engine',
    ],
  },
  'House options': {
    'ARC.opt.drift': [
      "In step 1a, a ship that entered a hex last turn slides one more hex in the direction of its last step, free and before initiative. It doesn't slide into an occupied hex or off the map. A ship without fuel drifts too.",
      'engine',
    ],
    'ARC.opt.declared-turn': [
      "In step 1a, you may declare one turn of one hexside for each ship, and it is made at once. It costs only the Maneuver Number, out of this turn's Thrust, and counts as the turn in that hex. Thruster locks apply.",
      'engine',
    ],
    'ARC.opt.torp.launch': [
      'In phase 5, a living crew member with a loaded bay may launch a torpedo at an enemy ship within 12 hexes. The torpedo starts in the hex of the ship that launches it, with the same facing.',
      'engine',
    ],
    'ARC.opt.torp.move': [
      "In step 1d, torpedoes move in launch order, up to 8 hexes towards their targets. A torpedo may make one free turn of one hexside for every 2 hexes it enters. It stops in the target's hex, and it moves three times in all. If several ends of its move are equally good, the owner chooses.",
      'engine',
    ],
    'ARC.opt.torp.result': [
      "In phase 2, roll 2D8 plus the launcher's skill die against the DS, without a range modifier. The degree is All, plus excess, minus ASV. The torpedo is removed whether it hits or misses.",
      'engine',
    ],
    'ARC.opt.nixie': [
      'At the start of phase 2, the target may roll its nixie once for each torpedo in its hex. A 4 or more breaks the lock, and the torpedo then flies straight on until it is spent.',
      'engine',
    ],
    'ARC.opt.cm': [
      'In step 4a, a ship may roll its countermeasure die once for each torpedo within 2 hexes. A 2 or more destroys the torpedo.',
      'engine',
    ],
    'ARC.opt.eng': [
      'In step 4b, each ship may make one roll with its Engineering die. A 4 or more restores one lost point of T, E, A, D or M, ends one short, or removes one turn of stun. The owner chooses before rolling.',
      'engine',
    ],
    'ARC.opt.mods': [
      'Countermeasure, nixie and Engineering rolls have −2 while the crew is stunned. Countermeasure and nixie rolls have another −2 with damaged EW.',
      'engine',
    ],
    'ARC.opt.runner': [
      'In a running fight, ships of one side that leave by the far edge have broken through. When the fight ends, that side wins if at least half of its points have broken through. If no enemy is left in play, its ships in play count as well.',
      'engine',
    ],
    'ARC.opt.limit': ['With a turn limit, the side with more points in play wins after the last turn.', 'engine'],
    'ARC.opt.concede': ['You may concede. Your ships then leave the battle.', 'engine'],
  },
} as const

type Headings = typeof RULES
type IdsOf<H> = H extends H ? keyof H : never

/** Citing a rule that is not in the rulebook does not compile. */
export type ArcRule = IdsOf<Headings[keyof Headings]>

declare module '../../engine/rulebook' {
  interface RuleIds {
    arclight: ArcRule
  }
}

export const entries = rulesOf(RULES)
