import { rulesOf } from '../../engine/rulebook'

/** Every rule of the game, in order and in our own words. */
const RULES = {
  'Set-up and scale': {
    'LS.setup.media': ['You play with miniatures on any flat surface. Counters work equally well.', 'reference'],
    'LS.setup.scenery': [
      'Scenery is optional. Asteroids, dust clouds and other fields are on the table only if the players want obstacles.',
      'engine',
    ],
    'LS.setup.unit': ['A Unit is one combat vehicle, represented by one counter.', 'engine'],
    'LS.setup.vehicles': [
      'The original demo came with four vehicles, but their cards are lost. Ten vehicles take their place, nearly all with values of our own.',
      'reference',
    ],
    'LS.setup.control': ['Each player controls one or more Units.', 'engine'],
    'LS.setup.threat-value': ['Every vehicle has a Threat Value (TV), which is its cost in points.', 'engine'],
    'LS.setup.equal-points': [
      'For a fair fight, all sides have the same total Threat Value. You get a warning if the totals differ by more than 5 % of the larger one, but you can play anyway.',
      'engine',
    ],
    'LS.setup.card-per-unit': ['Each Unit in play has its own datacard.', 'engine'],
    'LS.setup.print-set': [
      'You can print and cut out the rules summary, datacards, ruler, counters and reference chart.',
      'engine',
    ],
    'LS.setup.dice': ['You need several six-sided dice.', 'reference'],
    'LS.scale.turn': ['A turn covers about 30 seconds of fighting.', 'reference'],
    'LS.scale.cm': ['One centimetre on the table is about 500 metres in space.', 'reference'],
    'LS.scale.counters': [
      "Counters aren't to scale. You see the battle the way an admiral sees it on a display.",
      'reference',
    ],
    'LS.scale.centre': [
      'A Unit is located at the centre point of its counter. Measure its position and every range from there.',
      'engine',
    ],
    'LS.setup.alternate': [
      'Players take turns placing one Unit each. A player with no Units left to place is skipped.',
      'engine',
    ],
    'LS.setup.first': ['Each player rolls two dice, and the highest total places first. Reroll ties.', 'engine'],
    'LS.setup.opposite': [
      'The sides set up at opposite edges of the table. With more than two players, each player has their own edge.',
      'engine',
    ],
    'LS.setup.zone-20': [
      'Place each Unit with its centre within 20 cm of your own edge. Exactly 20 cm is allowed.',
      'engine',
    ],
    'LS.setup.special-counter': [
      "A Unit may start with an Overthrust counter or an Evasive counter. An exo-armor can't have both, and a fighter never has an Overthrust counter.",
      'engine',
    ],
    'LS.setup.facing': ['A Unit may face in any direction when you place it.', 'engine'],
    'LS.setup.table': ['The table is 100 × 100 cm unless the scenario says otherwise.', 'engine'],
    'LS.geo.base': [
      'The base of a counter is a disc with a radius of 1 cm. Two Units are in contact when their centres are no more than 2 cm apart.',
      'engine',
    ],
    'LS.geo.epsilon': ['Every limit includes its exact value. Differences too small to measure are ignored.', 'engine'],
  },
  'Dice and tests': {
    'LS.dice.d6': ['Every die in the game has six sides.', 'engine'],
    'LS.dice.highest': [
      "When you roll several dice together, don't add them up. The highest die is the result.",
      'engine',
    ],
    'LS.dice.extra-six': ['Each 6 after the first adds 1 to the result: two 6s give 7, and three give 8.', 'engine'],
    'LS.dice.fumble': ['If every die shows a 1, the roll is a fumble and fails automatically.', 'engine'],
    'LS.dice.fumble-value': ['A fumble has a total of 0, and no modifiers are added to it.', 'engine'],
    'LS.dice.default': [
      'Read every roll this way unless a rule says otherwise, as it does for the die that picks a random target.',
      'engine',
    ],
    'LS.dice.modifiers': ['Add modifiers to the result of the dice.', 'engine'],
    'LS.dice.floor-zero': ['A total below 0 counts as 0.', 'engine'],
    'LS.test.skill-2': [
      'Every crew has a Skill of 2. A scenario may set the Skill to any number from 1 to 4.',
      'engine',
    ],
    'LS.test.roll': ["For a Skill test, roll as many dice as the crew's Skill.", 'engine'],
    'LS.test.success': [
      "A test succeeds if your total is higher than the opponent's total, or higher than the Threshold.",
      'engine',
    ],
    'LS.test.mos': ['When a test succeeds, the difference between the two totals is the Margin of Success.', 'engine'],
    'LS.test.failure': ['A test fails if your total is lower.', 'engine'],
    'LS.test.mof': [
      'When a test fails, the difference between the two totals is the Margin of Failure. Nothing in this game depends on it.',
      'engine',
    ],
    'LS.test.draw': ['Equal totals are a draw, and the defender wins a draw.', 'engine'],
    'LS.test.threshold-draw': [
      "A total equal to a Threshold isn't higher than it, so the test fails. Only ECCM has its own rule for a tie.",
      'engine',
    ],
    'LS.test.no-action-modifier': [
      "The −3 for Overthrust applies only to Actions. It doesn't affect entry checks, End Phase rolls or the target's roll against Targeted ECM.",
      'engine',
    ],
  },
  'Turn sequence': {
    'LS.turn.series': ['You play the game turn by turn, and every side may act in each turn.', 'engine'],
    'LS.turn.phases': [
      'A turn has an Initiative Phase, a Main Phase and an End Phase. There is a Ship Phase before and after the Main Phase.',
      'engine',
    ],
    'LS.turn.ship-phases': [
      'Nothing happens in the First and Second Ship Phases, because this game has no spaceships.',
      'reference',
    ],
    'LS.turn.initiative.each': ['Roll for initiative again every turn.', 'engine'],
    'LS.turn.initiative.two-dice': [
      'Each player rolls two dice and reads them in the usual way. A fumble counts as 0.',
      'engine',
    ],
    'LS.turn.initiative.high': ['The highest total wins the initiative.', 'engine'],
    'LS.turn.initiative.reroll': [
      'Reroll ties. With more than two players, only those tied for the highest total reroll.',
      'engine',
    ],
    'LS.turn.initiative.full-turn': [
      'The winner has the initiative for the whole of this turn, but not for the next one.',
      'engine',
    ],
    'LS.turn.initiative.choose-first': [
      'At the start of the Main Phase, the winner chooses which side goes first. They may choose an opponent.',
      'engine',
    ],
    'LS.turn.initiative.multi-order': ['With more than two players, the winner sets the complete order.', 'engine'],
    'LS.turn.initiative.cp-refresh': ['Command Points are refreshed when you roll for initiative.', 'engine'],
    'LS.turn.main': ['Units move and act in the Main Phase.', 'engine'],
    'LS.turn.main.alternate': ['Players take turns in the chosen order, activating one Unit each.', 'engine'],
    'LS.turn.main.run-out': [
      'A player with no Units left to activate is skipped. The others carry on, one Unit at a time.',
      'engine',
    ],
    'LS.turn.main.no-pass': ["You can't pass. If you want to do nothing, activate a Unit and leave it idle.", 'engine'],
    'LS.turn.activation.def': [
      "A Unit's activation starts when you choose the Unit and ends when it has finished its movement and Actions for the turn.",
      'engine',
    ],
    'LS.turn.activation.idle': ['A Unit may do nothing in its activation: no movement and no Actions.', 'engine'],
    'LS.turn.activation.once': ['A Unit has one activation per turn.', 'engine'],
    'LS.turn.activation.full-move-once': ['A Unit can therefore use its full movement only once per turn.', 'engine'],
    'LS.turn.activation.counters-first': [
      "At the start of a Unit's activation, before it moves or acts, you may keep, add or remove its Overthrust or Evasive counter.",
      'engine',
    ],
    'LS.turn.activation.then-free': ['After that, the Unit moves and acts as you like.', 'engine'],
    'LS.turn.actions.any-point': ['A Unit may use its Actions before, during or after its movement.', 'engine'],
    'LS.turn.actions.any-or-all': ['A Unit may use any number of its Actions, up to all of them.', 'engine'],
    'LS.turn.actions.number': ['The datacard shows how many Actions a Unit has each turn.', 'engine'],
    'LS.turn.actions.usual-one': [
      'Most vehicles have one Action, but some have more. The Wraith, a CEGA fighter, has two.',
      'engine',
    ],
    'LS.turn.actions.attack-count': [
      'With each Action, a Unit can do one of these things: attack, remove a Stun counter, activate ECM, maintain ECM, use Targeted ECM, dispel ECM with ECCM, or clear Targeted ECM from itself with ECCM.',
      'engine',
    ],
    'LS.turn.end': ['The End Phase closes the turn. Carry out the steps below in order.', 'engine'],
    'LS.turn.end.tecm': ['First, roll to remove each Targeted ECM counter.', 'engine'],
    'LS.turn.end.ecm-unpaid': [
      "Second, if a Unit with an ECM counter wasn't activated this turn, remove the counter, because no Action was paid for it.",
      'engine',
    ],
    'LS.turn.end.actions-lost': ['Third, all unspent Actions are lost.', 'engine'],
    'LS.turn.end.cp-zero': ['Fourth, Command Points go back to 0.', 'engine'],
    'LS.turn.end.next': ['Finally, check for victory and begin the next turn.', 'engine'],
    'LS.turn.retreat-dead': ["Units that have retreated or been Overkilled can't be activated.", 'engine'],
    'LS.end.cleared': [
      "The game ends when only one side still has Units on the table. It doesn't matter whether the others were destroyed or retreated.",
      'engine',
    ],
    'LS.end.concede': ['The game also ends when every side except one has conceded.', 'engine'],
    'LS.end.scenario': ['A scenario may add its own victory conditions or replace these.', 'engine'],
    'LS.end.nobody': ['If no side has any Units left, the game is a draw.', 'engine'],
  },
  'Command Points': {
    'LS.command.meaning': [
      'Command Points stand for the quick reactions and good anticipation of your pilots.',
      'reference',
    ],
    'LS.command.pool': [
      'Each side has two Command Points per turn. A scenario may set any number from 0 to 9.',
      'engine',
    ],
    'LS.command.refresh': [
      'Each time you roll for initiative, every side gets its full number of Command Points again.',
      'engine',
    ],
    'LS.command.one-round': ['Command Points last for one turn. Unspent points are lost in the End Phase.', 'engine'],
    'LS.command.one-per-unit': [
      'No Unit can use more than one Command Point per turn, whatever the point is for.',
      'engine',
    ],
    'LS.command.extra-action': [
      'Spend one Command Point to give a Unit an extra Action during its activation.',
      'engine',
    ],
    'LS.command.extra-action.no-penalty': [
      'An Action has no penalty for being an extra one. Overthrust, Targeted ECM and obstacles still apply as usual.',
      'engine',
    ],
    'LS.command.defence': [
      'Spend one Command Point to give a Unit +2 to a single Defense roll. You must spend it before any dice are rolled for that attack.',
      'engine',
    ],
    'LS.command.out-of-sequence': [
      'Spend one Command Point to activate a Unit out of sequence, for example to get it out of danger.',
      'engine',
    ],
    'LS.command.out-of-sequence.fresh': [
      "Only a Unit that hasn't been activated this turn can be activated out of sequence.",
      'engine',
    ],
    'LS.command.out-of-sequence.no-second-move': [
      "A Unit activated out of sequence can't move again this turn.",
      'engine',
    ],
    'LS.command.out-of-sequence.act-later': [
      'If a Unit activated out of sequence has Actions left, you may choose it once more in the normal order, but only to take Actions.',
      'engine',
    ],
    'LS.command.windows': [
      "You may activate or turn a Unit out of sequence between two activations, or during an enemy activation after a step of movement. You can't do so once an attack is declared, or during another out-of-sequence activation. If several players want to act, they go in turn order after the active player.",
      'engine',
    ],
    'LS.command.turn': [
      'Spend one Command Point to turn a Unit by up to 180 degrees on the spot. This works even after its activation, when it has no movement left.',
      'engine',
    ],
    'LS.command.turn.overthrust-fighter': [
      'A fighter using Overthrust may be turned this way before or after its activation, but not during its move.',
      'engine',
    ],
    'LS.command.blocked-ecm': [
      "A side can't use Command Points while a hostile ECM counter is on the table.",
      'engine',
    ],
    'LS.command.blocked-tecm': ["A Unit under hostile Targeted ECM can't use Command Points.", 'engine'],
    'LS.command.evading': [
      'An evading Unit may use its Command Point to defend, to turn or to be activated out of sequence, but not to take an extra Action.',
      'engine',
    ],
  },
  Movement: {
    'LS.move.basic': [
      'The first Movement number on the datacard is how many centimetres a Unit may move each turn.',
      'engine',
    ],
    'LS.move.once': [
      'A Unit moves only once per turn. It may pause its move to take Actions and then continue.',
      'engine',
    ],
    'LS.move.through': ['Units never collide. They can pass straight over or through one another.', 'engine'],
    'LS.move.end-anywhere': ['A Unit may stop anywhere, including on top of another Unit.', 'engine'],
    'LS.move.retreat': [
      'A Unit whose centre leaves the table has retreated and is out of the game at once. A Unit exactly on the edge is still in play.',
      'engine',
    ],
    'LS.move.evade.declare': [
      "Declare evasion at the start of a Unit's activation, when you set its other counters.",
      'engine',
    ],
    'LS.move.evade.bonus': ['An evading Unit has +3 to all its Defense rolls.', 'engine'],
    'LS.move.evade.duration': [
      "The Evasive counter stays until the Unit's next activation, when you may keep or remove it at no cost.",
      'engine',
    ],
    'LS.move.evade.no-action': [
      "An evading Unit can't take any Actions, not even in close combat or with a Command Point.",
      'engine',
    ],
    'LS.move.evade.no-stack': ['More than one Evasive counter on a Unit gives no extra bonus.', 'engine'],
    'LS.move.evade.exo-not-both': ["An exo-armor can't evade and use Overthrust at the same time.", 'engine'],
    'LS.move.evade.fighter-both': [
      'A fighter may evade and use Overthrust at the same time, but it must then move at least its basic Movement.',
      'engine',
    ],
    'LS.move.exo.circle': [
      'An exo-armor can move anywhere within a circle around the point where it started this turn. The radius is its Movement, and its whole path must stay inside the circle.',
      'engine',
    ],
    'LS.move.exo.any-path': ["The path of an exo-armor may have any shape, and its length doesn't matter.", 'engine'],
    'LS.move.exo.facing-free': [
      'An exo-armor may face in any direction while it moves. It can fly backwards for the whole battle.',
      'engine',
    ],
    'LS.move.exo.facing-purpose': [
      'Facing only decides which side of an exo-armor is the rear, its blind side.',
      'reference',
    ],
    'LS.move.exo.facing-active': [
      'While it is active, an exo-armor may turn freely at any time, including before each Action.',
      'engine',
    ],
    'LS.move.exo.facing-passive': [
      "If an exo-armor is attacked while it isn't active, use its current facing.",
      'engine',
    ],
    'LS.move.exo.facing-end': [
      'At the end of its activation, turn the exo-armor to any facing. It keeps that facing until its next activation, unless it turns with a Command Point or to face a close combat attack.',
      'engine',
    ],
    'LS.move.exo.overthrust.declare': [
      'Declare Overthrust for an exo-armor at the start of its activation, and give it an Overthrust counter at once.',
      'engine',
    ],
    'LS.move.exo.overthrust.allowance': [
      'With Overthrust, the radius is the Movement number after the slash.',
      'engine',
    ],
    'LS.move.exo.overthrust.penalty': [
      'Until its next activation, an exo-armor with an Overthrust counter has −3 to every roll for an attack or another Action.',
      'engine',
    ],
    'LS.move.exo.overthrust.counter': [
      "The Overthrust counter marks this state. You may keep it at the exo-armor's next activation.",
      'engine',
    ],
    'LS.move.exo.overthrust.no-minimum': ['An exo-armor using Overthrust has no minimum distance.', 'engine'],
    'LS.move.fighter.basic': ['Without Overthrust, a fighter can move up to its basic Movement.', 'engine'],
    'LS.move.fighter.turn-free': [
      'A fighter may make one free turn of up to 90 degrees at any point in its move.',
      'engine',
    ],
    'LS.move.fighter.turn-cost': [
      "Each further turn of up to 90 degrees costs half the fighter's Movement. Don't round: half of 11 is 5.5.",
      'engine',
    ],
    'LS.move.fighter.turn-count': [
      'Add up all turning at the same point. Count one turn for each 90 degrees, or part of 90 degrees.',
      'engine',
    ],
    'LS.move.fighter.turn-max': [
      'A fighter can make at most three turns: one free and two paid. Two paid turns use up all its movement.',
      'engine',
    ],
    'LS.move.fighter.nose': ['A fighter can move only where its nose points.', 'engine'],
    'LS.move.fighter.stay': ['Without Overthrust, a fighter may stay where it is.', 'engine'],
    'LS.move.fighter.overthrust.allowance': [
      "With Overthrust, a fighter's Movement is the number after the slash.",
      'engine',
    ],
    'LS.move.fighter.overthrust.turn': [
      "A fighter using Overthrust may turn once, by up to 90 degrees, before it moves. It can't turn again.",
      'engine',
    ],
    'LS.move.fighter.overthrust.min': ['A fighter using Overthrust must move at least its basic Movement.', 'engine'],
    'LS.move.fighter.overthrust.no-penalty': [
      "Overthrust doesn't affect a fighter's attacks or other Actions.",
      'engine',
    ],
    'LS.move.fighter.overthrust.no-counter': ["A fighter doesn't need an Overthrust counter.", 'engine'],
    'LS.move.fighter.crippled': [
      'A Crippled fighter uses its halved Movement numbers for its distance, the cost of its turns and its minimum distance.',
      'engine',
    ],
  },
  'Line of sight': {
    'LS.combat.ammo': ['Every Unit has enough ammunition for the whole battle.', 'engine'],
    'LS.combat.special-ammo': [
      'Only special weapons keep track of ammunition, as their own rules explain. There are none in this game.',
      'reference',
    ],
    'LS.combat.fuel': ['Every Unit has enough fuel for the whole battle.', 'reference'],
    'LS.los.def': ['A Unit with line of sight (LOS) knows exactly where a target is and so can attack it.', 'engine'],
    'LS.los.required': ["You can't attack a target while you have no line of sight to it.", 'engine'],
    'LS.los.default-clear': ['Space is empty, so line of sight is clear unless a rule blocks it.', 'engine'],
    'LS.los.hide': ['A Unit can hide behind a rock, a dust cloud or another Unit.', 'engine'],
    'LS.los.block-terrain': [
      "A field hides a target that touches it from behind. The target's centre must be outside the field, the line must cross the field, and the attacker's centre must not be inside it.",
      'engine',
    ],
    'LS.los.block-unit': [
      "A Unit hides a target it touches if it lies between the attacker and the target and its Size is at least the target's. It may belong to any side.",
      'engine',
    ],
    'LS.los.intervening': [
      'A Unit lies between if its centre is between the two others along the line and the line passes inside its base. A line that only touches the edge of the base is clear.',
      'engine',
    ],
    'LS.los.contact-needed': ['A Unit on the line never blocks it unless it touches the target.', 'engine'],
    'LS.los.smaller': ['A Unit smaller than the target never blocks line of sight.', 'engine'],
    'LS.los.one-way': [
      'Hiding protects only the target. A hidden Unit may itself attack any target it has line of sight to.',
      'engine',
    ],
    'LS.los.contact-attack': ['Nothing blocks line of sight between Units in contact.', 'engine'],
    'LS.los.asteroid': ['A solid asteroid blocks every line that crosses it.', 'engine'],
    'LS.los.no-range-limit': ['Line of sight has no maximum range. Only weapons do.', 'engine'],
  },
  'Arcs, range and avoidance': {
    'LS.arc.required': ['A weapon can attack only opponents inside its firing arc, even in contact.', 'engine'],
    'LS.arc.list': [
      'The firing arcs are Forward (F), Right (RI), Left (L), Rear (Rr), Fixed Forward (FF) and Turret (T).',
      'engine',
    ],
    'LS.arc.forward': ['Forward covers the 180 degrees ahead of the Unit, including both edges.', 'engine'],
    'LS.arc.right': [
      "Right covers the 180 degrees to the Unit's right, including directly ahead and directly behind.",
      'engine',
    ],
    'LS.arc.left': [
      "Left covers the 180 degrees to the Unit's left, including directly ahead and directly behind.",
      'engine',
    ],
    'LS.arc.rear': ['Rear covers the 180 degrees behind the Unit, including both edges.', 'engine'],
    'LS.arc.fixed-forward': [
      'Fixed Forward covers 120 degrees ahead of the Unit, including both edges. An option narrows it to 90 degrees, as on the reference panel.',
      'engine',
    ],
    'LS.arc.turret': ['Turret covers all 360 degrees.', 'engine'],
    'LS.arc.coincident': ['A target at exactly the same point is in every arc.', 'engine'],
    'LS.range.measure': ['Measure range in centimetres, from centre to centre.', 'engine'],
    'LS.range.contact': [
      'Units in base contact are in close combat. The range between them is 0, shown as C on the datacards.',
      'engine',
    ],
    'LS.range.bands': [
      'A weapon has one or more range bands. Read its Accuracy and Damage in the same column.',
      'engine',
    ],
    'LS.range.band-edge': [
      'The number of a range band is its far edge, which still belongs to the band. Use the nearest band that reaches the target.',
      'engine',
    ],
    'LS.range.beyond': ["You can't attack a target beyond the weapon's last range band.", 'engine'],
    'LS.range.no-c': [
      "A weapon without a C band can't be used against a target in contact. It may still fire at a target farther away.",
      'engine',
    ],
    'LS.range.c-only': ['A weapon with only a C band can be used only against a target in contact.', 'engine'],
    'LS.avoid.value': ["Avoidance is a Unit's ability to dodge attacks or to stay undetected.", 'reference'],
    'LS.avoid.modifier': ["A Unit's Avoidance is a fixed modifier to all its Defense rolls.", 'engine'],
    'LS.avoid.by-arc': ['Use the Avoidance of the defense arc the attack comes from.', 'engine'],
    'LS.defarc.two': ['Each Unit has two defense arcs: Front and Rear.', 'engine'],
    'LS.defarc.half': ['Each defense arc is a half circle of 180 degrees.', 'engine'],
    'LS.defarc.stats': [
      'Against an attack from the front, use the Front Avoidance and Protection. Against an attack from the rear, use the Rear values.',
      'engine',
    ],
    'LS.defarc.boundary': ['An attack from exactly the side counts as coming from the front.', 'engine'],
    'LS.defarc.coincident': ['An attack from exactly the same point counts as coming from the front.', 'engine'],
  },
  'Ranged combat': {
    'LS.attack.modifiers': ['Circumstances give bonuses and penalties to the rolls.', 'engine'],
    'LS.attack.cost': ['Each attack costs one Action.', 'engine'],
    'LS.attack.one-weapon': ['Each weapon line on the datacard is one weapon. Each attack uses one of them.', 'engine'],
    'LS.attack.more-weapons': [
      'To attack with a second weapon in the same turn, a Unit must spend a second Action.',
      'engine',
    ],
    'LS.attack.same-weapon': ['A Unit may use the same weapon again with another Action.', 'engine'],
    'LS.attack.enemy-only': ['The target must be an enemy Unit on the table.', 'engine'],
    'LS.attack.two-dice': ['Roll two dice for the Attack roll.', 'engine'],
    'LS.attack.accuracy': ['Add the Accuracy of the range band to the Attack roll.', 'engine'],
    'LS.attack.overthrust': ['An attacker with an Overthrust counter has −3 to the Attack roll.', 'engine'],
    'LS.attack.cco': ["In close combat, add the attacker's Close Combat Optimized bonus to the Attack roll.", 'engine'],
    'LS.attack.tecm': ['An attacker under hostile Targeted ECM has −2 to the Attack roll.', 'engine'],
    'LS.attack.obstacle': [
      'Rock fields and factory complexes give −2 to the Attack roll, but only once per attack.',
      'engine',
    ],
    'LS.attack.hit': ["If the attacker's total is higher, the attack hits.", 'engine'],
    'LS.attack.miss': ["If the target's total is equal or higher, the attack misses.", 'engine'],
    'LS.attack.fumble': ['If the attacker fumbles, the attack misses.', 'engine'],
    'LS.defence.two-dice': ['Roll two dice for the Defense roll.', 'engine'],
    'LS.defence.avoidance': [
      'Add the Avoidance of the defense arc under attack to the Defense roll. It may be negative.',
      'engine',
    ],
    'LS.defence.missile': [
      "Add the target's Missile Defense against weapons marked Mis. Only Units that list Missile Defense have a decoy launcher.",
      'engine',
    ],
    'LS.defence.evade': ['A target with an Evasive counter has +3 to the Defense roll.', 'engine'],
    'LS.defence.cco': ["In close combat, add the target's Close Combat Optimized bonus to the Defense roll.", 'engine'],
    'LS.defence.dust': ['A target in a dust cloud or debris field has +1 to the Defense roll.', 'engine'],
    'LS.defence.cp': ['A Command Point spent on the Defense roll gives +2.', 'engine'],
    'LS.defence.tecm': ['A target under friendly Targeted ECM has +2 to its Avoidance, front and rear.', 'engine'],
    'LS.defence.fumble': [
      'A defender who fumbles has a total of 0. Any attack total of 1 or more hits, and all of it is the Margin of Success.',
      'engine',
    ],
  },
  'Close combat': {
    'LS.cc.state': ['Units in contact are in close combat, whichever sides they belong to.', 'engine'],
    'LS.cc.hide': [
      'A smaller Unit hides behind a larger one it touches. There is no line of sight to it if the larger Unit lies between.',
      'engine',
    ],
    'LS.cc.same-size.random': [
      'If Units of the same Size touch, a ranged attack on one may strike another. Roll a die to see which is attacked, then resolve the attack as usual.',
      'engine',
    ],
    'LS.cc.random.candidates': [
      'The die chooses among the target and every Unit of the same Size in direct contact with it, friend or enemy, in sight or not. It never chooses the attacker.',
      'engine',
    ],
    'LS.cc.random.method': [
      'Roll one plain die. With two Units, use 1–3 and 4–6; with three, use 1–2, 3–4 and 5–6; with more, each has an equal chance. The declared target has the lowest numbers.',
      'engine',
    ],
    'LS.cc.random.resolve': [
      "Use the declared target's range, Accuracy, Damage and obstacles. The Unit that is struck defends with its own defense arc, Avoidance, Missile Defense, counters and Protection.",
      'engine',
    ],
    'LS.cc.random.needs-los': [
      'You must have line of sight to the declared target first. A Unit of the same Size that lies between blocks the attack instead of being part of the random choice.',
      'engine',
    ],
    'LS.cc.random.ranged-only': ['Only a ranged attack can strike the wrong Unit.', 'engine'],
    'LS.cc.choose': [
      'A Unit in contact with several others chooses which one to attack and never strikes the wrong one.',
      'engine',
    ],
    'LS.cc.cco.vs-none': [
      'At range C, a Close Combat Optimized Unit adds its rating to its Attack and Defense rolls against Units without a rating.',
      'engine',
    ],
    'LS.cc.cco.both': [
      'If both Units have a rating, the one with the higher rating adds the difference to its Attack and Defense rolls. The other adds nothing.',
      'engine',
    ],
    'LS.cc.cco.ranged': ['Outside contact, Close Combat Optimized gives no bonus.', 'engine'],
    'LS.cc.cco.no-rear': [
      'A Close Combat Optimized Unit is safe from rear attacks in close combat as long as it has only one attacker.',
      'engine',
    ],
    'LS.cc.cco.turn': [
      "A Close Combat Optimized Unit may turn to face a close combat attack before any dice are rolled. If it doesn't turn, the attack uses its actual facing.",
      'engine',
    ],
    'LS.cc.cco.keep': ['A Unit that turns this way keeps its new facing after the attack.', 'engine'],
    'LS.cc.cco.blocked': [
      "A Unit can't turn this way while an enemy other than the attacker is in contact with it.",
      'engine',
    ],
    'LS.cc.evade': [
      "An evading Unit can't attack in close combat either, but it keeps its +3 to Defense rolls.",
      'engine',
    ],
  },
  Damage: {
    'LS.damage.total': ['Damage is the Margin of Success times the Damage Multiplier of the range band.', 'engine'],
    'LS.damage.compare': ['Compare the damage with the Protection of the defense arc that was hit.', 'engine'],
    'LS.damage.three': ['Each defense arc has three Thresholds: Stun, Crippled and Overkill.', 'engine'],
    'LS.damage.types': [
      'Damage is either projectile (P) or energy (E). The letter is beside the Damage Multiplier.',
      'engine',
    ],
    'LS.damage.type-protection': [
      'Some Units have a different Protection against one type of damage, which replaces their normal Protection. On these datacards it covers only the front.',
      'engine',
    ],
    'LS.damage.glance': ['Damage no higher than the Stun Threshold is a glancing blow with no effect.', 'engine'],
    'LS.damage.stun': ['If the damage is above the Stun Threshold, the target is Stunned.', 'engine'],
    'LS.damage.crippled': ['If the damage is above the Crippled Threshold, the target is Crippled.', 'engine'],
    'LS.damage.overkill': [
      'If the damage is above the Overkill Threshold, the target is Overkilled: it is destroyed outright.',
      'engine',
    ],
    'LS.damage.exceed': [
      'The damage must be higher than a Threshold. A hit that only equals Overkill just Cripples the target.',
      'engine',
    ],
    'LS.damage.worst-only': [
      "Only the most severe result counts. A Unit that becomes Crippled doesn't get a Stun counter as well.",
      'engine',
    ],
    'LS.damage.one-result': ['Each hit has only one result.', 'engine'],
    'LS.damage.stun.counter': ['A Stunned Unit gets a Stun counter, which has no other effect.', 'engine'],
    'LS.damage.stun.remove': ['A Unit may spend one Action to remove a Stun counter, without a roll.', 'engine'],
    'LS.damage.stun.optional': ["You don't have to remove a Stun counter.", 'engine'],
    'LS.damage.stun.second': [
      'If a Unit has two Stun counters, replace them both at once with one Crippled counter.',
      'engine',
    ],
    'LS.damage.stun.kept': ["A Crippled result doesn't remove a Stun counter the Unit already has.", 'engine'],
    'LS.damage.crippled.halves': [
      'For a Crippled Unit, halve both Movement numbers and all Damage Multipliers.',
      'engine',
    ],
    'LS.damage.crippled.round': [
      'Round halves up: 9 becomes 5, and 11 becomes 6. Halve the Damage Multiplier, not the final damage.',
      'engine',
    ],
    'LS.damage.crippled.only': ["Accuracy, Avoidance, Protection and Actions aren't halved.", 'engine'],
    'LS.damage.crippled.permanent': ['A Crippled counter stays until the battle is over.', 'engine'],
    'LS.damage.crippled.second': [
      'A second Crippled counter, from a hit, a collision or two Stun counters, Overkills the Unit at once.',
      'engine',
    ],
    'LS.damage.crippled.midmove': [
      "A Unit that becomes Crippled during its own move stops where it made contact. It may continue within its halved Movement, measured from where it started, unless it has already moved that far. A fighter's minimum distance is halved too.",
      'engine',
    ],
    'LS.damage.overkill.remove': [
      'Remove an Overkilled Unit from the table at once, with its counters and its ECM.',
      'engine',
    ],
  },
  Obstacles: {
    'LS.obstacle.optional': ['Obstacles are used only if the players decide to use them.', 'engine'],
    'LS.obstacle.equal': ['Each player places the same number of obstacles.', 'engine'],
    'LS.obstacle.random': [
      'The type of each obstacle is drawn at random, and its owner chooses where to place it.',
      'engine',
    ],
    'LS.obstacle.los': [
      'Obstacles block line of sight. An asteroid blocks every line through it, and a field hides a Unit that touches it from behind.',
      'engine',
    ],
    'LS.obstacle.no-threat': [
      'Apart from entry checks, obstacles are harmless. They have no Actions and no defenses.',
      'engine',
    ],
    'LS.obstacle.scale': ['Obstacle markers are to scale with the table.', 'engine'],
    'LS.obstacle.contact': [
      'A Unit whose base touches an obstacle counts as inside it and is affected by it.',
      'engine',
    ],
    'LS.obstacle.indestructible': ["Obstacles can't be attacked or destroyed.", 'engine'],
    'LS.obstacle.dust.bonus': ['In a dust cloud, exo-armors and fighters have +1 to Defense rolls.', 'engine'],
    'LS.obstacle.debris.bonus': ['In a debris field, exo-armors and fighters have +1 to Defense rolls.', 'engine'],
    'LS.obstacle.bonus-once': ['Dust and debris together still give only +1.', 'engine'],
    'LS.obstacle.debris.check': [
      'A Unit that enters a debris field makes an entry check: a Skill test against a Threshold of 2. It needs a total of 3 or more.',
      'engine',
    ],
    'LS.obstacle.debris.fail': ['If the check fails, the Unit collides and takes one Crippled hit.', 'engine'],
    'LS.obstacle.rock.fire-penalty': [
      'An attack that starts in, ends in or passes through any part of a rock field has −2.',
      'engine',
    ],
    'LS.obstacle.rock.check': [
      'A Unit that enters a rock field makes an entry check: a Skill test against a Threshold of 2. It needs a total of 3 or more.',
      'engine',
    ],
    'LS.obstacle.rock.fail': ['If the check fails, the Unit collides and takes one Crippled hit.', 'engine'],
    'LS.obstacle.rock.no-bonus': ['A rock field gives no bonus to Defense rolls.', 'engine'],
    'LS.obstacle.factory.fire-penalty': [
      'An attack that ends in or passes through any part of a factory complex has −2.',
      'engine',
    ],
    'LS.obstacle.factory.inside': [
      'A Unit inside a factory complex has no penalty from that complex when it attacks, even against a target in the same complex.',
      'engine',
    ],
    'LS.obstacle.factory.entry-free': ['A Unit can enter a factory complex without an entry check.', 'engine'],
    'LS.obstacle.penalty-once': ['An attack has this −2 only once, however many fields are in the way.', 'engine'],
    'LS.obstacle.check-once': [
      "Make only one entry check per field in each activation. Starting inside a field, or being set up inside one, doesn't count as entering.",
      'engine',
    ],
    'LS.obstacle.check-path': [
      "Make the entry check where the Unit's path first brings its base into contact with the field. Passing through counts too.",
      'engine',
    ],
    'LS.obstacle.check-fumble': ['A fumble fails the entry check.', 'engine'],
    'LS.obstacle.through': [
      "A line goes through an obstacle if part of its length lies inside. Merely touching the edge doesn't count.",
      'engine',
    ],
  },
  'Electronic warfare': {
    'LS.ecm.def': [
      'Electronic Counter Measures (ECM) jam the enemy. Only Electronic Counter Counter Measures (ECCM) cancel them.',
      'reference',
    ],
    'LS.ecm.card': ['A Unit has ECM or ECCM only if its datacard shows a rating for it.', 'engine'],
    'LS.ecm.activate.cost': ['Activating ECM costs one Action.', 'engine'],
    'LS.ecm.maintain.cost': [
      "In every later turn, one Action maintains the ECM. You don't roll again, and the Threshold stays the same.",
      'engine',
    ],
    'LS.ecm.threshold': [
      "The ECM Threshold is a Skill roll plus the Unit's ECM rating, with −3 if the Unit has an Overthrust counter.",
      'engine',
    ],
    'LS.ecm.threshold-zero': ['A fumble or a Threshold of 0 gives no ECM counter.', 'engine'],
    'LS.ecm.counter': ['Place an ECM counter showing the Threshold beside the broadcasting Unit.', 'engine'],
    'LS.ecm.cp-block': [
      'While the ECM counter is there, no Unit on an opposing side can use Command Points, at any distance.',
      'engine',
    ],
    'LS.ecm.unpaid': [
      "If the broadcasting Unit hasn't paid an Action for its ECM by the end of its activation, remove the counter.",
      'engine',
    ],
    'LS.ecm.crippled': [
      "If the broadcasting Unit becomes Crippled, remove its ECM counter at once. A Crippled Unit can't use ECM.",
      'engine',
    ],
    'LS.ecm.highest-only': [
      'If several Units on a side use ECM, only the highest Threshold has a counter. A lower result is lost, and the older counter stays in a tie.',
      'engine',
    ],
    'LS.ecm.gone': ['If the broadcasting Unit is destroyed or retreats, remove its ECM counter.', 'engine'],
    'LS.ecm.targeted.purpose': [
      'Instead of jamming broadly, ECM may interfere deeply with one target or mask a friendly Unit.',
      'engine',
    ],
    'LS.ecm.targeted.cost': ['Targeted ECM costs one Action.', 'engine'],
    'LS.ecm.targeted.nominate': [
      'Choose one target: an enemy, a friendly Unit or the Unit itself. It may be at any distance, in any arc, in sight or not.',
      'engine',
    ],
    'LS.ecm.targeted.roll': [
      'Both Units make a Skill roll and add their Electronics. The Unit using ECM also adds its ECM rating.',
      'engine',
    ],
    'LS.ecm.targeted.eccm': [
      "The target's owner may add its ECCM rating, without spending an Action. A Crippled Unit can't add ECCM.",
      'engine',
    ],
    'LS.ecm.targeted.decline': ["The target's owner may choose not to roll. The target's total is then 0.", 'engine'],
    'LS.ecm.targeted.win': [
      'If the total of the Unit using ECM is higher, place a Targeted ECM counter beside the target. The target wins a draw.',
      'engine',
    ],
    'LS.ecm.targeted.friendly': [
      'A friendly target has +2 to its Avoidance, front and rear, while the counter is there.',
      'engine',
    ],
    'LS.ecm.targeted.enemy-attack': ['An enemy target has −2 to its Attack rolls.', 'engine'],
    'LS.ecm.targeted.enemy-ecm': [
      "An enemy target can't use ECM. It can't activate ECM, maintain it or use Targeted ECM.",
      'engine',
    ],
    'LS.ecm.targeted.enemy-cp': ["An enemy target can't use Command Points.", 'engine'],
    'LS.ecm.targeted.broadcaster': [
      "A broadcasting Unit that comes under hostile Targeted ECM keeps its ECM counter until the end of its next activation. It can't pay for the counter, so the counter is then removed.",
      'engine',
    ],
    'LS.ecm.targeted.duration': ['The effects end when the Targeted ECM counter is removed.', 'engine'],
    'LS.ecm.targeted.any-number': ['There is no limit to the number of Targeted ECM counters in play.', 'engine'],
    'LS.ecm.targeted.not-cumulative': [
      "Several Targeted ECM counters on one Unit don't add up: the most it can have is one −2 and one +2.",
      'engine',
    ],
    'LS.ecm.targeted.end-roll': [
      'In the End Phase, make a Skill test against a Threshold of 4 for each Targeted ECM counter on a Unit, friendly or hostile. A total of 5 or more removes that counter.',
      'engine',
    ],
    'LS.ecm.targeted.clear': [
      "For one Action, a Unit with ECCM clears one hostile Targeted ECM counter from itself, without a roll. A Crippled Unit can't do this.",
      'engine',
    ],
    'LS.ecm.targeted.clear-self-only': ["ECCM can't clear Targeted ECM from other Units.", 'engine'],
    'LS.ecm.targeted.source-lost': ['A Targeted ECM counter stays even if the Unit that placed it is lost.', 'engine'],
    'LS.eccm.purpose': ['ECCM dispels hostile ECM counters.', 'engine'],
    'LS.eccm.cost': ['Each attempt costs one Action. A Unit with more Actions can make more attempts.', 'engine'],
    'LS.eccm.roll': [
      "Make a Skill roll and add the Unit's ECCM rating, with −3 if it has an Overthrust counter. Compare the total with the ECM Threshold.",
      'engine',
    ],
    'LS.eccm.higher': ['If the total is higher, remove the ECM counter.', 'engine'],
    'LS.eccm.lower': [
      'If the total is lower, the attempt fails and the counter stays. A fumble always fails.',
      'engine',
    ],
    'LS.eccm.tie': ['If the total is equal, halve the Threshold, rounding down, and exchange the counter.', 'engine'],
    'LS.eccm.tie-zero': ['If halving brings the Threshold to 0, remove the counter.', 'engine'],
    'LS.eccm.crippled': ["A Crippled Unit can't use ECCM.", 'engine'],
  },
  'Counters and cards': {
    'LS.counter.list': [
      'Besides the Units themselves, there are counters for Overthrust, Evasive, Stunned, Crippled, ECM (with its number), Targeted ECM and Aiming.',
      'engine',
    ],
    'LS.counter.aiming': [
      "Aiming is an option, normally off. Declare it at the start of a Unit's activation. Until its next activation, the Unit has +2 to Attack rolls and −2 to Defense rolls. A Unit can't aim while evading, and an exo-armor can't aim while using Overthrust.",
      'engine',
    ],
    'LS.chart.turn': [
      'The reference chart lists the phases, the counter step, movement and Actions, and the End Phase.',
      'reference',
    ],
    'LS.chart.attack': ['The reference chart lists the modifiers to the Attack roll.', 'reference'],
    'LS.chart.defence': ['The reference chart lists the modifiers to the Defense roll.', 'reference'],
    'LS.chart.damage': ['The reference chart shows how to work out damage.', 'reference'],
    'LS.chart.arcs': [
      'The reference chart shows the Forward and Fixed Forward arcs, as wide as they are in this game.',
      'reference',
    ],
    'LS.card.fields': [
      "A datacard lists the Unit's name, side, type, Threat Value, Size, Actions, Movement, Avoidance, Missile Defense, Protection, Close Combat Optimized, Electronics, ECM and ECCM. It also lists the weapons with their arc, range bands, Accuracy, Damage and traits.",
      'engine',
    ],
    'LS.card.trait-mis': ['Against a weapon with the Mis trait, the target adds its Missile Defense.', 'engine'],
    'LS.card.tv-by-arc': [
      'With a Fixed Forward arc of 120 degrees, a Lancer costs 95 and a Wraith 110. With 90 degrees, they cost 90 and 100.',
      'engine',
    ],
  },
} as const

type Headings = typeof RULES
type IdsOf<H> = H extends H ? keyof H : never

/** Citing a rule that is not in the rulebook does not compile. */
export type LsRule = IdsOf<Headings[keyof Headings]>

declare module '../../engine/rulebook' {
  interface RuleIds {
    'lightning-strike': LsRule
  }
}

export const entries = rulesOf(RULES)
