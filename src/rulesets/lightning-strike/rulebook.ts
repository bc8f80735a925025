import { rulesOf } from '../../engine/rulebook'

/** Every rule of the game in its own order, in short words of ours. */
const RULES = {
  'Set-up and scale': {
    'LS.setup.media': [
      'A tabletop game for miniatures. Counters serve just as well, and any flat surface will do.',
      'reference',
    ],
    'LS.setup.scenery': [
      'Scenery is optional: asteroids, dust clouds and other fields are on the table only if the players want obstacles.',
      'engine',
    ],
    'LS.setup.unit': ['A Unit is one combat vehicle, shown by one counter.', 'engine'],
    'LS.setup.vehicles': [
      'The source came with four vehicles whose cards are lost. Ten vehicles with values of our own take their place.',
      'reference',
    ],
    'LS.setup.control': ['Each player controls one or several Units.', 'engine'],
    'LS.setup.threat-value': ['Every vehicle costs its Threat Value (TV) in points.', 'engine'],
    'LS.setup.equal-points': [
      'All sides get the same Threat Value, so that the fight is fair. A warning appears where the totals differ by more than 5 % of the larger; the players may play on all the same.',
      'engine',
    ],
    'LS.setup.card-per-unit': ['Each Unit in play has its own datacard.', 'engine'],
    'LS.setup.print-set': [
      'Rules summary, datacards, ruler, counters and reference chart can be printed and cut out.',
      'engine',
    ],
    'LS.setup.dice': ['Some six-sided dice are needed.', 'reference'],
    'LS.scale.turn': ['One turn stands for about 30 seconds of combat.', 'reference'],
    'LS.scale.cm': ['One centimetre on the table stands for about 500 metres.', 'reference'],
    'LS.scale.counters': [
      'Counters are not to scale: the table is the battle display an admiral would see.',
      'reference',
    ],
    'LS.scale.centre': [
      'A Unit is only at the centre point of its counter. Its position and every range are measured from there.',
      'engine',
    ],
    'LS.setup.alternate': ['Players set up in turns, one Unit each; whoever has none left is skipped.', 'engine'],
    'LS.setup.first': ['Each player rolls two dice and the highest total places first; ties are rerolled.', 'engine'],
    'LS.setup.opposite': [
      'The sides set up at opposite edges; with more than two players each has an edge of its own.',
      'engine',
    ],
    'LS.setup.zone-20': [
      'The centre of a Unit is placed within 20 cm of its own edge; exactly 20 cm is allowed.',
      'engine',
    ],
    'LS.setup.special-counter': [
      'A Unit may start with an Overthrust or an Evasive counter. An exo never has both, and a fighter is never marked with Overthrust.',
      'engine',
    ],
    'LS.setup.facing': ['A Unit may face any way when it is placed.', 'engine'],
    'LS.setup.table': ['The table measures 100 by 100 cm unless the scenario says otherwise.', 'engine'],
    'LS.geo.base': [
      'The base of a counter is a disc of 1 cm radius. Two Units are in contact when their centres are at most 2 cm apart.',
      'engine',
    ],
    'LS.geo.epsilon': [
      'Every limit includes its own value; a difference too small to measure counts as none.',
      'engine',
    ],
  },
  'Dice and tests': {
    'LS.dice.d6': ['All dice are ordinary six-sided ones.', 'engine'],
    'LS.dice.highest': ['Dice rolled together are not added up: the highest face is the outcome.', 'engine'],
    'LS.dice.extra-six': ['Every six beyond the first adds 1: two sixes make 7, three make 8.', 'engine'],
    'LS.dice.fumble': ['If every die shows a 1 the roll is a fumble and fails automatically.', 'engine'],
    'LS.dice.fumble-value': ['A fumble totals 0, and no modifier is added to it.', 'engine'],
    'LS.dice.default': [
      'Every roll is read this way unless a rule says otherwise; the die that picks a random target is the exception.',
      'engine',
    ],
    'LS.dice.modifiers': ['Modifiers are added to the outcome of the dice.', 'engine'],
    'LS.dice.floor-zero': ['A total never falls below 0.', 'engine'],
    'LS.test.skill-2': [
      'All crews are standard pilots with a Skill of 2; a scenario may set it from 1 to 4.',
      'engine',
    ],
    'LS.test.roll': ["A Skill test rolls as many dice as the crew's Skill.", 'engine'],
    'LS.test.success': [
      "A test succeeds if its total is greater than the opponent's total or than the Threshold.",
      'engine',
    ],
    'LS.test.mos': ['The Margin of Success is the difference between the two totals of a success.', 'engine'],
    'LS.test.failure': ['A test fails if its total is lower.', 'engine'],
    'LS.test.mof': [
      'The Margin of Failure is the difference between the two totals of a failure; nothing in this game depends on it.',
      'engine',
    ],
    'LS.test.draw': ['Equal totals are a draw, and the defender wins a draw.', 'engine'],
    'LS.test.threshold-draw': [
      'A total equal to a Threshold has not exceeded it and fails; only ECCM has a rule of its own for a tie.',
      'engine',
    ],
    'LS.test.no-action-modifier': [
      "The −3 for Overthrust touches Actions alone: entry checks, End Phase rolls and the target's side of Targeted ECM are free of it.",
      'engine',
    ],
  },
  'Turn sequence': {
    'LS.turn.series': ['The game is a series of turns in which every side may act.', 'engine'],
    'LS.turn.phases': [
      'A turn has an Initiative Phase, a Main Phase and an End Phase, with a Ship Phase before and after the Main Phase.',
      'engine',
    ],
    'LS.turn.ship-phases': [
      'The First and Second Ship Phase stay empty, for this game has no spaceships.',
      'reference',
    ],
    'LS.turn.initiative.each': ['Initiative is rolled anew every turn.', 'engine'],
    'LS.turn.initiative.two-dice': ['Each player rolls two dice, read as always; a fumble counts 0.', 'engine'],
    'LS.turn.initiative.high': ['The highest total wins the initiative.', 'engine'],
    'LS.turn.initiative.reroll': [
      'Ties are rerolled; among several players only those tied for the highest total roll again.',
      'engine',
    ],
    'LS.turn.initiative.full-turn': ['The winner has the initiative for this whole turn and no longer.', 'engine'],
    'LS.turn.initiative.choose-first': [
      'At the start of the Main Phase the winner chooses which side goes first; it may be the enemy.',
      'engine',
    ],
    'LS.turn.initiative.multi-order': ['With more than two players the winner sets the whole order.', 'engine'],
    'LS.turn.initiative.cp-refresh': ['Command Points are refreshed at this roll.', 'engine'],
    'LS.turn.main': ['Vehicles move and act in the Main Phase.', 'engine'],
    'LS.turn.main.alternate': ['The players take turns in the chosen order, activating one Unit each.', 'engine'],
    'LS.turn.main.run-out': [
      'A player with no Unit left to activate is skipped; the others finish one by one.',
      'engine',
    ],
    'LS.turn.main.no-pass': [
      'Nobody may pass: whoever wants to do nothing activates a Unit and leaves it idle.',
      'engine',
    ],
    'LS.turn.activation.def': [
      'An activation lasts from the moment a Unit is chosen until it has finished its movement and Actions for the turn.',
      'engine',
    ],
    'LS.turn.activation.idle': ['An activation may contain no movement and no Action at all.', 'engine'],
    'LS.turn.activation.once': ['A Unit has one activation each turn.', 'engine'],
    'LS.turn.activation.full-move-once': ['A Unit can therefore use its full movement only once each turn.', 'engine'],
    'LS.turn.activation.counters-first': [
      'At the start of the activation, before it moves or acts, the owner keeps, adds or removes its Overthrust or Evasive counter.',
      'engine',
    ],
    'LS.turn.activation.then-free': ['After that the Unit moves and acts as its owner likes.', 'engine'],
    'LS.turn.actions.any-point': ['Actions may be used before, during or after the movement.', 'engine'],
    'LS.turn.actions.any-or-all': ['A Unit may use any or all of its Actions.', 'engine'],
    'LS.turn.actions.number': ['The datacard says how many Actions a Unit has each turn.', 'engine'],
    'LS.turn.actions.usual-one': [
      'Most vehicles have one Action. Some have more: the Wraith, a CEGA fighter, has two.',
      'engine',
    ],
    'LS.turn.actions.attack-count': [
      'An Action is one of these: attack, remove a Stun counter, activate ECM, maintain ECM, Targeted ECM, dispel ECM with ECCM, clear Targeted ECM with ECCM.',
      'engine',
    ],
    'LS.turn.end': ['The End Phase closes the turn with the steps below.', 'engine'],
    'LS.turn.end.tecm': ['First, every Targeted ECM counter gets its removal roll.', 'engine'],
    'LS.turn.end.ecm-unpaid': [
      'Second, an ECM counter goes if its Unit was never activated this turn and so paid nothing for it.',
      'engine',
    ],
    'LS.turn.end.actions-lost': ['Third, Actions that were not spent are lost.', 'engine'],
    'LS.turn.end.cp-zero': ['Fourth, Command Points go back to zero.', 'engine'],
    'LS.turn.end.next': ['Last, victory is checked and the next turn begins.', 'engine'],
    'LS.turn.retreat-dead': ['Units that have retreated or were Overkilled are never activated.', 'engine'],
    'LS.end.cleared': [
      'The game ends when one side has cleared the table of all opponents; destroyed and retreated Units both count.',
      'engine',
    ],
    'LS.end.concede': ['The game ends when all sides but one have conceded.', 'engine'],
    'LS.end.scenario': ['A scenario may add to these conditions or replace them.', 'engine'],
    'LS.end.nobody': ['If no side has a Unit left, the game is a draw.', 'engine'],
  },
  'Command Points': {
    'LS.command.meaning': ['Command Points show pilots who react to the enemy or foresee what he does.', 'reference'],
    'LS.command.pool': ['Each side has two Command Points a turn; a scenario may give from 0 to 9.', 'engine'],
    'LS.command.refresh': ['Every Initiative roll brings the pool back to its full number.', 'engine'],
    'LS.command.one-round': ['Command Points last for one turn; what is left over is lost in the End Phase.', 'engine'],
    'LS.command.one-per-unit': ['A Unit may use only one Command Point each turn, whatever it is used for.', 'engine'],
    'LS.command.extra-action': ['One Command Point gives a Unit one more Action during its activation.', 'engine'],
    'LS.command.extra-action.no-penalty': [
      'The extra Action has no penalty for being extra; Overthrust, Targeted ECM and obstacles count as always.',
      'engine',
    ],
    'LS.command.defence': [
      'One Command Point gives a Unit +2 to a single Defense roll. It is spent before any die of that attack is rolled.',
      'engine',
    ],
    'LS.command.out-of-sequence': [
      "One Command Point activates a Unit out of sequence, to get it out of harm's way for example.",
      'engine',
    ],
    'LS.command.out-of-sequence.fresh': [
      'Only a Unit that has not been activated this turn can be activated so.',
      'engine',
    ],
    'LS.command.out-of-sequence.no-second-move': ['A Unit activated so cannot move again this turn.', 'engine'],
    'LS.command.out-of-sequence.act-later': [
      'If it has Actions left, its owner may choose it once more in a normal slot, for Actions only.',
      'engine',
    ],
    'LS.command.windows': [
      'A Unit may be activated or turned out of sequence between two activations, and in an enemy activation after a step of movement; never once an attack is declared, and never inside another such activation. Several claims go in turn order after the active player.',
      'engine',
    ],
    'LS.command.turn': [
      'One Command Point turns a Unit by up to 180 degrees on the spot, even if it has been activated and has no movement left.',
      'engine',
    ],
    'LS.command.turn.overthrust-fighter': [
      'A fighter that Overthrusts may be turned so before its activation or after it, not in the middle of that move.',
      'engine',
    ],
    'LS.command.blocked-ecm': [
      'A side cannot use Command Points while a hostile ECM counter is on the table.',
      'engine',
    ],
    'LS.command.blocked-tecm': ['A Unit under hostile Targeted ECM cannot use Command Points.', 'engine'],
    'LS.command.evading': [
      'An evading Unit may use its Command Point to defend, to turn or to be activated, but not for an Action.',
      'engine',
    ],
  },
  Movement: {
    'LS.move.basic': [
      'The first number of the Movement entry is how many centimetres a Unit may move each turn.',
      'engine',
    ],
    'LS.move.once': ['A Unit moves only once each turn, though it may stop to act and then go on.', 'engine'],
    'LS.move.through': ['Units pass over and through each other without harm.', 'engine'],
    'LS.move.end-anywhere': ['A Unit may end its move anywhere, even on top of others.', 'engine'],
    'LS.move.retreat': [
      'A Unit whose centre leaves the table has retreated and is out of the game at once. On the edge line it is still in.',
      'engine',
    ],
    'LS.move.evade.declare': ['Evasion is declared at the start of the activation, with the other counters.', 'engine'],
    'LS.move.evade.bonus': ['An evading Unit has +3 to all its Defense rolls.', 'engine'],
    'LS.move.evade.duration': [
      "The Evasive counter stays until the Unit's next activation, where it is kept or removed freely.",
      'engine',
    ],
    'LS.move.evade.no-action': [
      'An evading Unit takes no Action of any kind, not even in close combat or for a Command Point.',
      'engine',
    ],
    'LS.move.evade.no-stack': ['Several Evasive counters do not add up.', 'engine'],
    'LS.move.evade.exo-not-both': ['An exo cannot evade and Overthrust together.', 'engine'],
    'LS.move.evade.fighter-both': [
      'A fighter may evade and Overthrust together, but must then move at least its basic Movement.',
      'engine',
    ],
    'LS.move.exo.circle': [
      'An exo moves anywhere within a circle round the point where it started this turn; the radius is its Movement. No part of its way may leave the circle.',
      'engine',
    ],
    'LS.move.exo.any-path': ['The way of an exo may have any shape, and its length is not counted.', 'engine'],
    'LS.move.exo.facing-free': [
      "An exo's facing is independent of its movement: it may fly backwards all battle long.",
      'engine',
    ],
    'LS.move.exo.facing-purpose': ['Facing only tells which side is the blind one, the rear.', 'reference'],
    'LS.move.exo.facing-active': [
      'While it is active an exo may turn freely at any time, so also before each Action.',
      'engine',
    ],
    'LS.move.exo.facing-passive': [
      'An exo that is attacked while not active is struck according to its current facing.',
      'engine',
    ],
    'LS.move.exo.facing-end': [
      'At the end of its activation an exo is set to any facing and keeps it until its next activation, unless a Command Point or a close combat attack turns it.',
      'engine',
    ],
    'LS.move.exo.overthrust.declare': [
      'An exo declares Overthrust at the start of its activation and gets the counter at once.',
      'engine',
    ],
    'LS.move.exo.overthrust.allowance': ['With Overthrust the radius is the number after the slash.', 'engine'],
    'LS.move.exo.overthrust.penalty': [
      "With an Overthrust counter every roll for an attack or another Action has −3, until the exo's next activation.",
      'engine',
    ],
    'LS.move.exo.overthrust.counter': [
      'The Overthrust counter marks this state; it may be kept at the next activation.',
      'engine',
    ],
    'LS.move.exo.overthrust.no-minimum': ['An Overthrusting exo has no minimum distance.', 'engine'],
    'LS.move.fighter.basic': ['Without Overthrust a fighter moves up to its basic Movement.', 'engine'],
    'LS.move.fighter.turn-free': [
      'A fighter makes one turn of up to 90 degrees free, at any point of its move.',
      'engine',
    ],
    'LS.move.fighter.turn-cost': [
      "Every further turn of up to 90 degrees costs half of the fighter's Movement; fractions count, so half of 11 is 5.5.",
      'engine',
    ],
    'LS.move.fighter.turn-count': [
      'Turns at the same point are one: it counts as one turn for every 90 degrees or part of them.',
      'engine',
    ],
    'LS.move.fighter.turn-max': [
      'A fighter has at most three turns, one free and two paid, and then no centimetre left.',
      'engine',
    ],
    'LS.move.fighter.nose': ['A fighter moves only where its nose points.', 'engine'],
    'LS.move.fighter.stay': ['Without Overthrust a fighter may stay where it is.', 'engine'],
    'LS.move.fighter.overthrust.allowance': ['An Overthrusting fighter has the Movement after the slash.', 'engine'],
    'LS.move.fighter.overthrust.turn': [
      'An Overthrusting fighter makes one turn of up to 90 degrees before it moves, and no other.',
      'engine',
    ],
    'LS.move.fighter.overthrust.min': ['An Overthrusting fighter must move at least its basic Movement.', 'engine'],
    'LS.move.fighter.overthrust.no-penalty': [
      'Overthrust does not hinder the attacks and other Actions of a fighter.',
      'engine',
    ],
    'LS.move.fighter.overthrust.no-counter': ['A fighter needs no Overthrust counter.', 'engine'],
    'LS.move.fighter.crippled': [
      'A Crippled fighter takes its distance, the cost of its turns and its minimum from the halved numbers.',
      'engine',
    ],
  },
  'Line of sight': {
    'LS.combat.ammo': ['Ammunition lasts through the battle.', 'engine'],
    'LS.combat.special-ammo': [
      'Only special weapons count their ammunition, by their own text; there is none here.',
      'reference',
    ],
    'LS.combat.fuel': ['Fuel lasts through the battle.', 'reference'],
    'LS.los.def': [
      'Line of sight (LOS) is knowing exactly where a target is, and so being able to attack it.',
      'engine',
    ],
    'LS.los.required': [
      'Without line of sight a target cannot be attacked until there is line of sight again.',
      'engine',
    ],
    'LS.los.default-clear': ['Space is empty: line of sight is clear unless a rule blocks it.', 'engine'],
    'LS.los.hide': ['A Unit can hide behind a rock, a dust cloud or another Unit.', 'engine'],
    'LS.los.block-terrain': [
      "A field hides a target that touches it from behind: the target's centre is outside, the line crosses the field, and the attacker's centre is not inside.",
      'engine',
    ],
    'LS.los.block-unit': [
      'A Unit hides a target that it touches if it lies between and its Size is equal or greater. It does not matter whose Unit it is.',
      'engine',
    ],
    'LS.los.intervening': [
      'A Unit lies between if its centre is between the two others along the line and the line passes inside its base; a line that only touches the rim is clear.',
      'engine',
    ],
    'LS.los.contact-needed': ['A Unit on the line that does not touch the target never blocks.', 'engine'],
    'LS.los.smaller': ['A Unit smaller than the target never blocks.', 'engine'],
    'LS.los.one-way': ['Hiding protects the target alone: a hidden Unit may itself fire at what it sees.', 'engine'],
    'LS.los.contact-attack': ['Between Units in contact nothing blocks line of sight.', 'engine'],
    'LS.los.asteroid': ['A solid asteroid blocks every line that crosses it.', 'engine'],
    'LS.los.no-range-limit': ['Sight has no range of its own; only weapons have.', 'engine'],
  },
  'Arcs, range and avoidance': {
    'LS.arc.required': ['A weapon reaches only opponents inside its firing arc, in contact too.', 'engine'],
    'LS.arc.list': [
      'The firing arcs are Forward (F), Right (RI), Left (L), Rear (Rr), Fixed Forward (FF) and Turret (T).',
      'engine',
    ],
    'LS.arc.forward': ['Forward covers the 180 degrees ahead, both edges included.', 'engine'],
    'LS.arc.right': ['Right covers the 180 degrees on that side, dead ahead and dead astern included.', 'engine'],
    'LS.arc.left': ['Left covers the 180 degrees on that side, dead ahead and dead astern included.', 'engine'],
    'LS.arc.rear': ['Rear covers the 180 degrees behind, both edges included.', 'engine'],
    'LS.arc.fixed-forward': [
      'Fixed Forward covers 120 degrees ahead, edges included; by option 90 degrees, as on the reference panel.',
      'engine',
    ],
    'LS.arc.turret': ['A Turret covers all 360 degrees.', 'engine'],
    'LS.arc.coincident': ['A target on the very same point is in every arc.', 'engine'],
    'LS.range.measure': ['Range is measured in centimetres from centre to centre.', 'engine'],
    'LS.range.contact': [
      'Units in base contact are in close combat; the range between them is 0, written C on the cards.',
      'engine',
    ],
    'LS.range.bands': [
      'A weapon has one or more range bands; its Accuracy and Damage are read in the same column.',
      'engine',
    ],
    'LS.range.band-edge': [
      'The number of a band is its far edge, which still belongs to it; the nearest band that reaches is used.',
      'engine',
    ],
    'LS.range.beyond': ['A target beyond the last band cannot be attacked.', 'engine'],
    'LS.range.no-c': [
      'A weapon without a C band cannot be used against a target in contact; it may still fire at another farther away.',
      'engine',
    ],
    'LS.range.c-only': ['A weapon with nothing but a C band needs contact.', 'engine'],
    'LS.avoid.value': ["Avoidance is a Unit's ability to dodge or to go unseen.", 'reference'],
    'LS.avoid.modifier': ['Avoidance is a fixed modifier to all Defense rolls of a Unit.', 'engine'],
    'LS.avoid.by-arc': ['The Avoidance of the side from which the attack comes is used.', 'engine'],
    'LS.defarc.two': ['There are only two defense arcs, Front and Rear.', 'engine'],
    'LS.defarc.half': ['Each defense arc is a half circle of 180 degrees.', 'engine'],
    'LS.defarc.stats': [
      'An attack from the front meets the Front Avoidance and Protection, one from the rear the Rear ones.',
      'engine',
    ],
    'LS.defarc.boundary': ['An attack exactly from the side counts as Front.', 'engine'],
    'LS.defarc.coincident': ['An attack from the very same point counts as Front.', 'engine'],
  },
  'Ranged combat': {
    'LS.attack.modifiers': ['Circumstances count as bonuses and penalties to the rolls.', 'engine'],
    'LS.attack.cost': ['One attack costs one Action.', 'engine'],
    'LS.attack.one-weapon': ['Each weapon line of the card is one weapon, and each attack uses one of them.', 'engine'],
    'LS.attack.more-weapons': ['To attack with a second weapon in the same turn takes a second Action.', 'engine'],
    'LS.attack.same-weapon': ['The same weapon may be used again with another Action.', 'engine'],
    'LS.attack.enemy-only': ['The target must be an enemy Unit on the table.', 'engine'],
    'LS.attack.two-dice': ['The Attack roll is two dice.', 'engine'],
    'LS.attack.accuracy': ['The Accuracy of the range band is added to the Attack roll.', 'engine'],
    'LS.attack.overthrust': ['An attacker with an Overthrust counter has −3.', 'engine'],
    'LS.attack.cco': ['In close combat the Close Combat Optimized bonus is added to the Attack roll.', 'engine'],
    'LS.attack.tecm': ['An attacker under hostile Targeted ECM has −2.', 'engine'],
    'LS.attack.obstacle': ['Rock fields and factory complexes give −2, once for each attack at most.', 'engine'],
    'LS.attack.hit': ["If the attacker's total is higher, the attack hits.", 'engine'],
    'LS.attack.miss': ["If the target's total is equal or higher, the attack misses.", 'engine'],
    'LS.attack.fumble': ['An attacker who fumbles misses.', 'engine'],
    'LS.defence.two-dice': ['The Defense roll is two dice.', 'engine'],
    'LS.defence.avoidance': [
      'The Avoidance of the struck side is added to the Defense roll; it may be negative.',
      'engine',
    ],
    'LS.defence.missile': [
      'Missile Defense is added against weapons marked Mis; only Units that list it have the decoy launcher.',
      'engine',
    ],
    'LS.defence.evade': ['A target with an Evasive counter has +3.', 'engine'],
    'LS.defence.cco': ['In close combat the Close Combat Optimized bonus is added to the Defense roll.', 'engine'],
    'LS.defence.dust': ['A target in a dust cloud or debris field has +1.', 'engine'],
    'LS.defence.cp': ['A Command Point spent on this roll gives +2.', 'engine'],
    'LS.defence.tecm': [
      'A target under Targeted ECM of its own side has +2 to its Avoidance, front and rear.',
      'engine',
    ],
    'LS.defence.fumble': [
      'A defender who fumbles has a total of 0: any attack total above it hits, and all of it is margin.',
      'engine',
    ],
  },
  'Close combat': {
    'LS.cc.state': ['Units in contact are in close combat, whatever their sides.', 'engine'],
    'LS.cc.hide': [
      'A smaller Unit hides behind a larger one that it touches: there is no line of sight to it where the larger lies between.',
      'engine',
    ],
    'LS.cc.same-size.random': [
      'If Units of the same Size touch, a ranged attack on one may strike another: a die tells who is attacked, then the attack goes on as usual.',
      'engine',
    ],
    'LS.cc.random.candidates': [
      'The die chooses among the target and every Unit of the same Size in direct contact with it, friend or foe, in sight or not, but never the attacker.',
      'engine',
    ],
    'LS.cc.random.method': [
      'One plain die: among two, 1–3 and 4–6; among three, 1–2, 3–4 and 5–6; among more, an equal chance for each. The declared target has the lowest faces.',
      'engine',
    ],
    'LS.cc.random.resolve': [
      'Range, Accuracy, Damage and obstacles stay those of the declared target; the struck Unit defends with its own side, Avoidance, Missile Defense, counters and Protection.',
      'engine',
    ],
    'LS.cc.random.needs-los': [
      'Line of sight to the declared target comes first: a Unit of the same Size that lies between blocks the attack instead of sharing its risk.',
      'engine',
    ],
    'LS.cc.random.ranged-only': ['Only ranged attacks can strike the wrong Unit.', 'engine'],
    'LS.cc.choose': [
      'A Unit in contact with several others chooses which it attacks and cannot strike the wrong one.',
      'engine',
    ],
    'LS.cc.cco.vs-none': [
      'At range C a Close Combat Optimized Unit adds its rating to its Attack and Defense rolls against Units without it.',
      'engine',
    ],
    'LS.cc.cco.both': [
      'If both have a rating, the higher gets the difference on Attack and Defense and the other nothing.',
      'engine',
    ],
    'LS.cc.cco.ranged': ['Beyond contact Close Combat Optimized gives nothing.', 'engine'],
    'LS.cc.cco.no-rear': [
      'A Close Combat Optimized Unit cannot be attacked from behind in close combat unless it has more than one attacker.',
      'engine',
    ],
    'LS.cc.cco.turn': [
      'It may turn to face an incoming close combat attack before the dice fall. If it stays, its true side is struck.',
      'engine',
    ],
    'LS.cc.cco.keep': ['It keeps the new facing after the attack.', 'engine'],
    'LS.cc.cco.blocked': [
      'It may not turn so while an enemy other than this attacker is in contact with it.',
      'engine',
    ],
    'LS.cc.evade': ['An evading Unit may not attack in close combat either, but keeps its +3.', 'engine'],
  },
  Damage: {
    'LS.damage.total': ['Damage is the Margin of Success times the Damage Multiplier of the range band.', 'engine'],
    'LS.damage.compare': ['Damage is compared with the Protection of the struck side.', 'engine'],
    'LS.damage.three': ['Each side has three Thresholds: Stun, Crippled and Overkill.', 'engine'],
    'LS.damage.types': [
      'Damage is of type P (projectile) or E (energy); the letter stands beside the multiplier.',
      'engine',
    ],
    'LS.damage.type-protection': [
      'Some Units have another Protection against one type of damage, which replaces the normal one. On these cards it covers the front only.',
      'engine',
    ],
    'LS.damage.glance': ['Damage up to the Stun Threshold is a glancing blow without effect.', 'engine'],
    'LS.damage.stun': ['Damage above the Stun Threshold Stuns.', 'engine'],
    'LS.damage.crippled': ['Damage above the Crippled Threshold Cripples.', 'engine'],
    'LS.damage.overkill': ['Damage above the Overkill Threshold destroys outright.', 'engine'],
    'LS.damage.exceed': ['A Threshold must be exceeded: damage equal to Overkill only Cripples.', 'engine'],
    'LS.damage.worst-only': [
      'Only the most severe result counts: a Crippled Unit gets no Stun counter with it.',
      'engine',
    ],
    'LS.damage.one-result': ['Each hit has one result.', 'engine'],
    'LS.damage.stun.counter': ['A Stunned Unit gets a Stun counter, which has no other effect.', 'engine'],
    'LS.damage.stun.remove': ['One Action removes a Stun counter, without a roll.', 'engine'],
    'LS.damage.stun.optional': ['Nobody has to remove a Stun counter.', 'engine'],
    'LS.damage.stun.second': ['Two Stun counters are at once replaced by one Crippled counter.', 'engine'],
    'LS.damage.stun.kept': ['A Crippled result does not remove a Stun counter that lies there already.', 'engine'],
    'LS.damage.crippled.halves': [
      'A Crippled Unit has half of both its Movement numbers and half of its Damage Multipliers.',
      'engine',
    ],
    'LS.damage.crippled.round': [
      'Halves are rounded up: 9 becomes 5, 11 becomes 6. The multiplier is halved, not the damage that comes of it.',
      'engine',
    ],
    'LS.damage.crippled.only': ['Accuracy, Avoidance, Protection and Actions are not halved.', 'engine'],
    'LS.damage.crippled.permanent': ['A Crippled counter stays until the battle is over.', 'engine'],
    'LS.damage.crippled.second': [
      'A second Crippled counter, from a hit, a collision or two Stuns, Overkills the Unit at once.',
      'engine',
    ],
    'LS.damage.crippled.midmove': [
      "A Unit Crippled during its own move stops where it touched. It may go on within its halved Movement, measured from where it started; a fighter's minimum is halved as well.",
      'engine',
    ],
    'LS.damage.overkill.remove': [
      'An Overkilled Unit leaves the table at once, with its counters and its ECM.',
      'engine',
    ],
  },
  Obstacles: {
    'LS.obstacle.optional': ['Obstacles are used if the players decide so.', 'engine'],
    'LS.obstacle.equal': ['Each player places the same number of obstacles.', 'engine'],
    'LS.obstacle.random': ['The kind of each obstacle is drawn at random; its owner places it.', 'engine'],
    'LS.obstacle.los': [
      'Obstacles block line of sight: asteroids every line through them, fields what touches them from behind.',
      'engine',
    ],
    'LS.obstacle.no-threat': ['Obstacles do nothing by themselves: they have no Actions and no defenses.', 'engine'],
    'LS.obstacle.scale': ['Obstacle markers are in scale with the table.', 'engine'],
    'LS.obstacle.contact': ['A Unit whose base touches a marker is affected by it, as if inside.', 'engine'],
    'LS.obstacle.indestructible': ['Obstacles cannot be attacked or destroyed.', 'engine'],
    'LS.obstacle.dust.bonus': ['In a dust cloud exos and fighters have +1 to Defense rolls.', 'engine'],
    'LS.obstacle.debris.bonus': ['In a debris field exos and fighters have +1 to Defense rolls.', 'engine'],
    'LS.obstacle.bonus-once': ['Dust and debris together still give +1.', 'engine'],
    'LS.obstacle.debris.check': [
      'A Unit entering a debris field makes a Skill check against a Threshold of 2: it needs 3 or more.',
      'engine',
    ],
    'LS.obstacle.debris.fail': ['If the check fails, the Unit collides and takes one Crippled hit.', 'engine'],
    'LS.obstacle.rock.fire-penalty': ['Firing into, out of or through any part of a rock field has −2.', 'engine'],
    'LS.obstacle.rock.check': [
      'A Unit entering a rock field makes a Skill check against a Threshold of 2: it needs 3 or more.',
      'engine',
    ],
    'LS.obstacle.rock.fail': ['If the check fails, the Unit collides and takes one Crippled hit.', 'engine'],
    'LS.obstacle.rock.no-bonus': ['A rock field gives no bonus to Defense rolls.', 'engine'],
    'LS.obstacle.factory.fire-penalty': ['Firing into or through any part of a factory complex has −2.', 'engine'],
    'LS.obstacle.factory.inside': [
      'A Unit inside a complex fires without penalty from it, also at a target in the same complex.',
      'engine',
    ],
    'LS.obstacle.factory.entry-free': ['Entering a factory complex needs no check.', 'engine'],
    'LS.obstacle.penalty-once': ['An attack has this −2 once at most, however many fields are in the way.', 'engine'],
    'LS.obstacle.check-once': [
      'A field is checked once in an activation. To start inside, or to be set up inside, is not to enter.',
      'engine',
    ],
    'LS.obstacle.check-path': [
      'The check falls due where the way first brings the base into contact; passing through counts.',
      'engine',
    ],
    'LS.obstacle.check-fumble': ['A fumble fails the check.', 'engine'],
    'LS.obstacle.through': [
      'A line goes through a marker if some length of it lies inside; merely touching the rim is not enough.',
      'engine',
    ],
  },
  'Electronic warfare': {
    'LS.ecm.def': [
      'Electronic Counter Measures (ECM) jam; only Electronic Counter Counter Measures (ECCM) cancel them.',
      'reference',
    ],
    'LS.ecm.card': ['Only Units with a rating on their card have ECM or ECCM.', 'engine'],
    'LS.ecm.activate.cost': ['Activating ECM costs one Action.', 'engine'],
    'LS.ecm.maintain.cost': [
      'In every later turn one Action maintains it, without a new roll and with the same Threshold.',
      'engine',
    ],
    'LS.ecm.threshold': [
      'The ECM Threshold is a Skill roll plus the ECM rating, with −3 under an Overthrust counter.',
      'engine',
    ],
    'LS.ecm.threshold-zero': ['A fumble or a Threshold of 0 gives no counter.', 'engine'],
    'LS.ecm.counter': ['An ECM counter with the Threshold is placed beside the broadcasting Unit.', 'engine'],
    'LS.ecm.cp-block': [
      'While it lies there no Unit of an opposing side may use Command Points, at any distance.',
      'engine',
    ],
    'LS.ecm.unpaid': [
      "If no Action is paid for it by the end of the Unit's activation, the counter is removed.",
      'engine',
    ],
    'LS.ecm.crippled': [
      'If the broadcaster is Crippled its counter is removed at once. A Crippled Unit may not use ECM.',
      'engine',
    ],
    'LS.ecm.highest-only': [
      'If several Units of a side use ECM, only the highest Threshold has a counter; the lower is lost, and the older stays if both are equal.',
      'engine',
    ],
    'LS.ecm.gone': ['If the broadcaster is destroyed or retreats, its counter is removed.', 'engine'],
    'LS.ecm.targeted.purpose': [
      'Instead of jamming broadly, ECM may interfere deeply with one target or mask a friend.',
      'engine',
    ],
    'LS.ecm.targeted.cost': ['Targeted ECM costs one Action.', 'engine'],
    'LS.ecm.targeted.nominate': [
      'It has one target: an enemy, a friend or the Unit itself, at any distance, in any arc, in sight or not.',
      'engine',
    ],
    'LS.ecm.targeted.roll': [
      'Both Units make a Skill roll and add their Electronics; the user of ECM adds its ECM as well.',
      'engine',
    ],
    'LS.ecm.targeted.eccm': [
      'The target may add its ECCM if its owner wishes, without an Action; a Crippled Unit may not.',
      'engine',
    ],
    'LS.ecm.targeted.decline': ['The target may decline to roll; its result is then 0.', 'engine'],
    'LS.ecm.targeted.win': [
      "If the user's total is higher, a Targeted ECM counter is placed beside the target; the target wins a draw.",
      'engine',
    ],
    'LS.ecm.targeted.friendly': [
      'A friendly target has +2 to its Avoidance, front and rear, while the counter lies there.',
      'engine',
    ],
    'LS.ecm.targeted.enemy-attack': ['An enemy target has −2 to its Attack rolls.', 'engine'],
    'LS.ecm.targeted.enemy-ecm': [
      'An enemy target may not use ECM: neither activate nor maintain nor target.',
      'engine',
    ],
    'LS.ecm.targeted.enemy-cp': ['An enemy target may not use Command Points.', 'engine'],
    'LS.ecm.targeted.broadcaster': [
      'A broadcaster under Targeted ECM keeps its own counter until the end of its next activation, when it lapses unpaid.',
      'engine',
    ],
    'LS.ecm.targeted.duration': ['The effects last as long as the counter.', 'engine'],
    'LS.ecm.targeted.any-number': ['Any number of Targeted ECM counters may be in play.', 'engine'],
    'LS.ecm.targeted.not-cumulative': ['Several on one Unit do not add up: one −2, one +2.', 'engine'],
    'LS.ecm.targeted.end-roll': [
      'In the End Phase each Unit makes a Skill roll against 4 for each Targeted ECM counter on it, friendly or hostile: 5 or more removes that counter.',
      'engine',
    ],
    'LS.ecm.targeted.clear': [
      'A Unit with ECCM that is not Crippled may spend an Action to remove one enemy Targeted ECM counter from itself, without a roll.',
      'engine',
    ],
    'LS.ecm.targeted.clear-self-only': ['ECCM cannot clear Targeted ECM from other Units.', 'engine'],
    'LS.ecm.targeted.source-lost': ['Targeted ECM counters stay when the Unit that placed them is lost.', 'engine'],
    'LS.eccm.purpose': ['ECCM dispels hostile ECM counters.', 'engine'],
    'LS.eccm.cost': ['Each attempt costs one Action; more Actions give more attempts.', 'engine'],
    'LS.eccm.roll': [
      'A Skill roll plus the ECCM rating, with −3 under an Overthrust counter, is compared with the ECM Threshold.',
      'engine',
    ],
    'LS.eccm.higher': ['If the total is higher, the ECM counter is removed.', 'engine'],
    'LS.eccm.lower': [
      'If the total is lower, the attempt fails and the counter stays; a fumble always fails.',
      'engine',
    ],
    'LS.eccm.tie': [
      'If the total is equal, the Threshold is halved, rounded down, and the counter is exchanged.',
      'engine',
    ],
    'LS.eccm.tie-zero': ['A Threshold halved to 0 is removed.', 'engine'],
    'LS.eccm.crippled': ['Crippled Units may not use ECCM.', 'engine'],
  },
  'Counters and cards': {
    'LS.counter.list': [
      'There are counters for Overthrust, Evasive, Stunned, Crippled, ECM (with its number), Targeted ECM and Aiming, besides the Units themselves.',
      'engine',
    ],
    'LS.counter.aiming': [
      'Aiming is an option, normally off. It is declared at the start of an activation and gives +2 to Attack and −2 to Defense rolls until the next; not with an Evasive counter, nor with Overthrust for an exo.',
      'engine',
    ],
    'LS.chart.turn': [
      'The reference chart lists the phases, the counter step, movement and Actions, and the End Phase.',
      'reference',
    ],
    'LS.chart.attack': ['The reference chart lists the modifiers of the Attack roll.', 'reference'],
    'LS.chart.defence': ['The reference chart lists the modifiers of the Defense roll.', 'reference'],
    'LS.chart.damage': ['The reference chart shows how damage is worked out.', 'reference'],
    'LS.chart.arcs': [
      'The reference chart draws the Forward and Fixed Forward arcs, as wide as this game plays them.',
      'reference',
    ],
    'LS.card.fields': [
      'A datacard lists name, side, type, Threat Value, Size, Actions, Movement, Avoidance, Missile Defense, Protection, Close Combat Optimized, Electronics, ECM, ECCM and the weapons with arc, range bands, Accuracy, Damage and traits.',
      'engine',
    ],
    'LS.card.trait-mis': ["The trait Mis on a weapon lets the target's Missile Defense count.", 'engine'],
    'LS.card.tv-by-arc': [
      'With a Fixed Forward arc of 120 degrees a Lancer costs 95 and a Wraith 110; with 90 degrees they cost 90 and 100.',
      'engine',
    ],
  },
} as const

type Headings = typeof RULES
type IdsOf<H> = H extends H ? keyof H : never

export type LsRule = IdsOf<Headings[keyof Headings]>

declare module '../../engine/rulebook' {
  interface RuleIds {
    'lightning-strike': LsRule
  }
}

export const entries = rulesOf(RULES)
