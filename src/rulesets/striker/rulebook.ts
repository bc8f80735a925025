import { rulesOf } from '../../engine/rulebook'
import { clauses } from './rules/clauses'

/** The rules of the battle in our own words, in the order of its procedures. */
const RULES = {
  Scale: {
    'STR.core.scale.ground': ['1 cm on the table stands for 10 m, so 100 cm is 1 km.', 'reference', ['source']],
    'STR.core.scale.turn': [
      'A turn stands for 30 seconds. To convert a speed from km/h to cm per turn, multiply it by 5/6: 600 km/h is 500 cm per turn.',
      'reference',
      ['source'],
    ],
    'STR.core.scale.figure': ['One figure is one man, and one model is one vehicle.', 'reference', ['general']],
    'STR.core.scale.dice': [
      "Roll two six-sided dice (2D) unless a rule says otherwise; 1D is a single die. Every roll uses the table's own dice, which are seeded and recorded.",
      'engine',
      ['house'],
    ],
    'STR.core.scale.throw': [
      'To roll N+, roll 2D and add all die modifiers (DMs): you need a total of N or more. By default, a 2 or a 12 on the dice has no special effect. As an option, a natural 2 always misses and a natural 12 always hits.',
      'engine',
      ['found'],
    ],
    'STR.core.scale.measure': [
      "Measure horizontally, from centre to centre. Height matters only for line of sight, the horizon and a ship's range to targets in the air. A point on the edge of an area is inside it, and differences too small to measure don't count.",
      'engine',
      ['house'],
    ],
    'STR.core.scale.board': [
      'The standard board is 240 × 160 cm. Positions are measured from the south-west corner, with x to the east and y to the north. A bearing of 0° points east, and bearings grow counter-clockwise. The side listed first has its base line in the south, the other side in the north.',
      'engine',
      ['house'],
    ],
    'STR.core.scale.allowance': [
      "A movement rate is how far a stand can go in its side's one movement phase each turn.",
      'engine',
      ['source'],
    ],
  },
  Stands: {
    'STR.core.stand.kinds': [
      'A stand is one of these: a single man, a team (2 to 4 men), a crew-served weapon (1 to 4 men and their weapon), a vehicle, an aircraft (rule 62), a drone (rule 38) or an animal (rule 45).',
      'engine',
      ['house'],
    ],
    'STR.core.stand.team': [
      'A team has at most 4 men. Weapons, armour and wounds are tracked for each man.',
      'engine',
      ['source'],
    ],
    'STR.core.stand.base': [
      'A single man has a base 1 cm square. Teams and crew-served weapons have bases 2 cm square.',
      'engine',
      ['house'],
    ],
    'STR.core.stand.vehicle-base': [
      "A vehicle's base is 2 cm wide and 3 cm long unless its card says otherwise. For mines, it reaches 1 cm to either side of its centre line.",
      'engine',
      ['house'],
    ],
    'STR.core.stand.contact': [
      'Two stands are in contact when the edges of their bases are at most 0.05 cm apart.',
      'engine',
      ['house'],
    ],
    'STR.core.stand.overlap': [
      'At the end of a move, no two bases may overlap, unless both stands are inside the same building or transport.',
      'engine',
      ['house'],
    ],
    'STR.core.stand.split': [
      'In your own movement phase, you can split a team into several stands, or merge stands of the same unit that are in contact. This costs nothing, but the stands count as having moved.',
      'engine',
      ['house'],
    ],
    'STR.core.stand.men-left': [
      'Men who are seriously wounded or dead leave their stand. When a stand has no men left, remove it and leave a marker.',
      'engine',
      ['house'],
    ],
    'STR.core.stand.id': [
      'Wherever the order matters, go by stand id from the lowest up, then by man and then by weapon, in the order they are listed.',
      'engine',
      ['house'],
    ],
    'STR.core.stand.status': [
      'A stand is fresh, suppressed, forced back, routed, rallied, abandoned, a wreck, destroyed or off the table.',
      'engine',
      ['house'],
    ],
  },
  'Troop quality': {
    'STR.core.quality.recruit': [
      "Recruits have morale 4 and skill 1. They fire with a DM of −1 and can't observe fire missions.",
      'engine',
      ['source', 'house'],
    ],
    'STR.core.quality.regular': [
      'Regulars have morale 7 and skill 2. They fire with a DM of 0 and have observer skill 1.',
      'engine',
      ['source', 'house'],
    ],
    'STR.core.quality.veteran': [
      'Veterans have morale 10 and skill 3. They fire with a DM of +1 and have observer skill 3.',
      'engine',
      ['source', 'house'],
    ],
    'STR.core.quality.elite': [
      'Elite troops have morale 13 and skill 4. They fire with a DM of +2 and have observer skill 3.',
      'engine',
      ['source', 'house'],
    ],
    'STR.core.quality.initiative': [
      "A stand's initiative depends on its own base morale: 5 or less is low, 6 to 9 is average, and 10 or more is high. A leader's bonus doesn't count.",
      'engine',
      ['general'],
    ],
    'STR.core.quality.crew': [
      'A vehicle crew uses the morale and initiative of its commander, the driving skill of its driver and the fire DM of its gunner.',
      'engine',
      ['source'],
    ],
    'STR.core.quality.commander-lost': [
      'When a vehicle loses its commander, the senior man left takes over in the next command phase: the gunner, then the driver, then the first man listed. Until then the crew counts as unled.',
      'engine',
      ['house'],
    ],
    'STR.core.quality.mixed': [
      "A stand of mixed quality uses the morale and initiative of its leader, or of its lowest grade if it has no leader. Each man's fire DM depends on that man's own grade.",
      'engine',
      ['house'],
    ],
    'STR.core.quality.mix': [
      'Each type of force has a mix of recruits, regulars, veterans and elite troops, in percent: militia 60/30/10/0, conscript 40/40/15/5, professional 15/45/30/10, picked 0/25/50/25. With support troops, see rule 68.',
      'engine',
      ['house'],
    ],
  },
  Leaders: {
    'STR.core.leader.kinds': [
      'There are three kinds of leader: an NCO (level 1) leads a squad, an officer (level 2) a platoon, and a commander (level 3) a company and the side.',
      'engine',
      ['house'],
    ],
    'STR.core.leader.bonus': [
      "A leader gives +1 morale to their own stand and to stands under their command within 5 cm. Bonuses from several leaders don't add up.",
      'engine',
      ['source', 'house'],
    ],
    'STR.core.leader.voids': [
      'A leader gives no bonus while suppressed or routed, while riding in another vehicle, or to a stand that is out of sight.',
      'engine',
      ['house'],
    ],
    'STR.core.leader.led': [
      'A stand is led when a leader from its chain of command ends their move within 2 cm of it or rides in it. The leader must not be suppressed or routed. Test this in the command phase and at the end of your own movement phase.',
      'engine',
      ['source', 'house'],
    ],
    'STR.core.leader.one-job': [
      'Each turn, a leader can do one of these: act with their stand, give one order, observe one fire mission, or rally a stand.',
      'engine',
      ['house'],
    ],
    'STR.core.leader.succession': [
      'When a leader is lost, the senior man left in the unit takes over in the next command phase, one leader level lower but at least level 1. Seniority goes by grade, then by place in the list.',
      'engine',
      ['house'],
    ],
    'STR.core.leader.side-commander': [
      'Each side names one commander. When the commander is lost, every stand of that side that saw it checks morale with a DM of −2, and orders take 1 turn longer until a successor takes over.',
      'engine',
      ['house'],
    ],
  },
  'Units and communication': {
    'STR.core.unit.tree': [
      'A side consists of platoons, a platoon of squads, sections or vehicles, and those of stands. Every stand belongs to one squad, section or vehicle, and orders are given at that level.',
      'engine',
      ['house'],
    ],
    'STR.core.unit.net': [
      "A net is a leader and the leader's direct subordinates. Orders, reports and fire missions travel along nets, one step per order.",
      'engine',
      ['house'],
    ],
    'STR.core.unit.verbal': ['Spoken orders reach 5 cm, but not into or out of a closed vehicle.', 'engine', ['house']],
    'STR.core.unit.signal': [
      'Hand signals reach 20 cm. They work only by day and between stands that can see each other.',
      'engine',
      ['house'],
    ],
    'STR.core.unit.wire': [
      'A field telephone works at any range, but both ends must stay in place. High explosive on the line cuts it; the referee decides when.',
      'referee',
      ['house'],
    ],
    'STR.core.unit.radio': [
      'A personal radio reaches 100 cm, a platoon set 500 cm and a vehicle set the whole table. A stand that uses its radio is transmitting (rule 49).',
      'engine',
      ['house'],
    ],
    'STR.core.unit.beam': [
      "A laser or maser beam reaches across the whole table but needs a line of sight. It can't be jammed or located.",
      'engine',
      ['house'],
    ],
    'STR.core.unit.meson': [
      'A meson communicator (TL15) works at any distance, and nothing blocks it.',
      'engine',
      ['house'],
    ],
    'STR.core.unit.default-sets': [
      'At TL8 and above, every stand has a personal radio, every leader a platoon set and every vehicle a vehicle set. At TL5 to 7, only leaders and vehicles have theirs. Below TL5, nobody has a radio.',
      'engine',
      ['house'],
    ],
    'STR.core.unit.link': [
      'Two stands are in communication if any means they share works in the command phase. Between two radios, the shorter range counts.',
      'engine',
      ['house'],
    ],
    'STR.core.unit.jam': [
      "An active jammer in range rolls 2D + its own TL − the radio's TL. On 8+ it blocks that net for the turn. Roll once for each jammer and net in each command phase.",
      'engine',
      ['house'],
    ],
    'STR.core.unit.jam-cost': [
      "An active jammer transmits for the whole turn (rule 49) and jams one net. It doesn't disturb the nets of its own side.",
      'engine',
      ['house'],
    ],
  },
  'Sequence of play': {
    'STR.core.sequence.first': [
      'Before turn 1, each side rolls 1D, and ties are rolled again. The higher roll chooses to be the first or the second side for the whole game. A scenario can settle this instead.',
      'engine',
      ['house'],
    ],
    'STR.core.sequence.order': [
      'Each turn has these phases: Command, First movement, First fire, Second movement, Second fire and Panic. With rule 57, a melee phase follows each fire phase.',
      'engine',
      ['source'],
    ],
    'STR.core.sequence.command': [
      'The command phase has five steps. (1) Timers run out and successors take over from lost leaders. (2) Rally rolls are made. (3) Jamming is rolled. (4) Both sides secretly choose orders, fire missions, point-defence missions and drone control, and switch radar on or off. (5) Direction finders work (rule 49).',
      'engine',
      ['house'],
    ],
    'STR.core.sequence.own-move': [
      'The first side moves in the First movement phase, the second side in the Second. Only the side whose phase it is moves; its stands also work, mount, load and split here.',
      'engine',
      ['house'],
    ],
    'STR.core.sequence.fire': [
      'In each fire phase, both sides use direct fire at the same time. Each weapon can fire once per fire phase.',
      'engine',
      ['source', 'general'],
    ],
    'STR.core.sequence.friendly': [
      'Your own (or friendly) phases are the movement phase in which you move and the fire phase right after it. For the first side, these are First movement and First fire.',
      'engine',
      ['house'],
    ],
    'STR.core.sequence.indirect-lands': [
      "Indirect fire lands in the enemy's fire phase: the second side's in First fire, the first side's in Second fire.",
      'engine',
      ['source'],
    ],
    'STR.core.sequence.fire-steps': [
      'A fire phase has nine steps. (a) Timed charges go off (rule 56). (b) Indirect fire arrives: roll accuracy, point defence, hits and damage, which counts at once. (c) Both sides declare direct fire and seal it. (d) Point defence acts against direct-fire rounds. (e) Roll to hit for every shot. (f) Roll all damage and apply it together. (g) Try to spot the stands that fired. (h) Check morale. (i) Smoke, illumination and gas from this phase take effect.',
      'engine',
      ['house'],
    ],
    'STR.core.sequence.simultaneous': [
      'Steps (c) to (f) use the situation at the start of step (c): a man hit in step (f) has still fired. Hits beyond what a target can take are wasted.',
      'engine',
      ['house'],
    ],
    'STR.core.sequence.declare-order': [
      "When players share one screen, the side that didn't just move declares and seals its fire first, then the side that moved. No dice are rolled until both have sealed.",
      'engine',
      ['house'],
    ],
    'STR.core.sequence.pass': [
      'A side can pass a whole phase. A phase in which nobody can do anything passes by itself, with one line in the log.',
      'engine',
      ['house'],
    ],
    'STR.core.sequence.panic': [
      "In the panic phase, stands that are forced back or routed move in order of their ids, the first side's stands first. Stands that have left the table are removed. Then timers count down.",
      'engine',
      ['found', 'house'],
    ],
    'STR.core.sequence.timers': [
      'An effect that lasts N turns from a fire phase ends at the end of the Nth turn after the current one. Work counts every full turn in which the workers do nothing else; work timed in movement phases counts those of both sides.',
      'engine',
      ['house'],
    ],
    'STR.core.sequence.end': ['Check for victory at the end of the panic phase.', 'engine', ['house']],
  },
  Orders: {
    'STR.core.orders.form': [
      'An order has one movement part and one fire part. It goes to one squad or vehicle.',
      'engine',
      ['source', 'house'],
    ],
    'STR.core.orders.move-clause': [
      'The movement part is one of these: hold; go to a point (by a route, at a pace, until a halt condition); follow a stand at a distance; assault a point; withdraw to a point; or overwatch (hold and fire first). Halt conditions are: enemy spotted, fired on, casualty, point reached.',
      'engine',
      ['house'],
    ],
    'STR.core.orders.fire-clause': [
      'The fire part is one of these: fire at will; hold fire; return fire only; fire only at personnel, only at vehicles or only at aircraft; fire at a named target; fire into a zone; or fire missions only.',
      'engine',
      ['house'],
    ],
    'STR.core.orders.high': ['A stand with high initiative does as you wish and needs no order.', 'engine', ['source']],
    'STR.core.orders.average': [
      'A stand with average initiative follows its last order. Only a new order changes it.',
      'engine',
      ['source'],
    ],
    'STR.core.orders.low': [
      'A stand with low initiative acts like an average one while it is led. Unled, it can only stay where it is, fire at enemies that fired at it or are within 20 cm, or fall back toward its base line.',
      'engine',
      ['source', 'house'],
    ],
    'STR.core.orders.corridor': [
      'With an order to go or withdraw to a point, each move must stay within 10 cm of the ordered route and must not end farther from the point, along the route, than it began. With an order to hold, a stand can only turn, or move up to 2 cm to reach cover.',
      'engine',
      ['house'],
    ],
    'STR.core.orders.halt': [
      'When a halt condition is met, the order becomes "hold" from that moment until you give a new one. You are told when it happens.',
      'engine',
      ['house'],
    ],
    'STR.core.orders.done': [
      'An order that has been carried out becomes "hold" and keeps its fire part.',
      'engine',
      ['house'],
    ],
    'STR.core.orders.self-defence': [
      'Whatever its order, a stand can move to cover within 2 cm and fall back from contact. Unless its order is to hold fire, it can also return fire at a stand that fired at it in this fire phase or the one before.',
      'engine',
      ['house'],
    ],
    'STR.core.orders.time': [
      'Giving an order takes 1 turn: you give it in one command phase, and it is in force from the next. Until then the old order counts.',
      'engine',
      ['source'],
    ],
    'STR.core.orders.busy': [
      "A leader who gives an order doesn't move, fire, observe or lead that turn. The men with that leader still can.",
      'engine',
      ['house'],
    ],
    'STR.core.orders.who': [
      'A leader can order squads of their own unit, and a commander can order any leader below. Each level skipped adds 1 turn.',
      'engine',
      ['house'],
    ],
    'STR.core.orders.link': [
      "Whoever gives an order must be in communication with its receiver in the command phase. Otherwise the order isn't given, but the turn isn't lost.",
      'engine',
      ['house'],
    ],
    'STR.core.orders.tactics': [
      'With rule 80, a leader without tactics skill takes twice as long to give an order. Levels 1 and 2 take the normal time. Each level above 2 halves it, rounded up, to no less than 1 turn.',
      'reference',
      ['source'],
    ],
    'STR.core.orders.initial': [
      "Every squad gets one free order during set-up. Squads with high initiative don't need one.",
      'engine',
      ['house'],
    ],
    'STR.core.orders.secret': ['Only your own side and the referee can see your orders.', 'engine', ['house']],
    'STR.core.orders.mode': [
      'The game option for orders is strict (the default: what breaks an order is refused), advisory (you are only warned) or off (everybody acts as if their initiative were high).',
      'engine',
      ['house'],
    ],
  },
  Movement: {
    'STR.core.move.fraction': [
      "A move is a path of straight segments. Each segment uses up its length × its cost ÷ the movement rate, and the sum can't be more than 1, the whole allowance. The rate depends on the pace, flight mode or surface of each segment.",
      'engine',
      ['house'],
    ],
    'STR.core.move.walk': ['Infantry walk up to 5 cm.', 'engine', ['general']],
    'STR.core.move.run': [
      "Infantry run up to 10 cm. A stand that ran can't fire in the following fire phase, and lightly wounded men can't run.",
      'engine',
      ['general', 'house'],
    ],
    'STR.core.move.evade': [
      'An evading stand moves up to 5 cm. Until your next movement phase, shots at it have a DM of −2, and so does its own fire (instead of the −1 for walking).',
      'engine',
      ['found', 'house'],
    ],
    'STR.core.move.encumbered': [
      'With rule 42, men carrying 10 to 30 kg walk 2.5 cm and run 6 cm.',
      'reference',
      ['source'],
    ],
    'STR.core.move.crawl': [
      'A stand that moves in concealing terrain at half its walking rate (2.5 cm) counts as stationary for spotting.',
      'engine',
      ['house'],
    ],
    'STR.core.move.battledress': ['Men in battle dress move like other infantry.', 'engine', ['source']],
    'STR.core.move.gravbelt': [
      'A man with a grav belt (TL12) flies up to 100 cm in NOE or 250 cm high, and still counts as personnel for spotting and damage.',
      'engine',
      ['house'],
    ],
    'STR.core.move.animal': [
      'An animal walks 2.5 cm and runs 10 cm times its speed multiplier: with a multiplier of 3, it walks 7.5 cm and runs 30 cm.',
      'engine',
      ['source'],
    ],
    'STR.core.move.ground': [
      'A ground vehicle uses its cross-country rate. On segments that lie wholly on a road or bridge approach, it uses its road rate.',
      'engine',
      ['house'],
    ],
    'STR.core.move.table': [
      'What a centimetre of ground costs depends on the ground and on who moves; the printed chart "Movement and terrain" lists it. Where the chart says "no", that mover can\'t go.',
      'engine',
      ['house'],
    ],
    'STR.core.move.multiply': [
      'Where several features meet, take the costliest ground type (vegetation or soil) and multiply it by the costs of slope, snow and bridge.',
      'engine',
      ['house'],
    ],
    'STR.core.move.slope-class': [
      "Divide a slope's rise by its run: 0 is level, up to 0.15 is gentle, up to 0.4 moderate, up to 1 steep, and anything more is sheer.",
      'engine',
      ['house'],
    ],
    'STR.core.move.slope-dir': [
      "A slope costs extra only when you climb it; going down or along it costs 1. A slope that a mover can't climb is closed to it in every direction.",
      'engine',
      ['house'],
    ],
    'STR.core.move.road': [
      'On a road, nobody pays for soil, vegetation, or gentle or moderate slopes.',
      'engine',
      ['house'],
    ],
    'STR.core.move.bridge': [
      'A permanent bridge counts as road and has a load limit on its card. On a laid bridge (rule 55), vehicles pay 4 times the cost. Either kind is crossed in a single column.',
      'engine',
      ['source'],
    ],
    'STR.core.move.water': [
      'A stream costs what the movement chart says. A river or lake can be crossed only by amphibious, air cushion and grav vehicles, or by bridge or boat (rule 55).',
      'engine',
      ['house'],
    ],
    'STR.core.move.reverse': [
      'A ground vehicle can back up at double the cost. It keeps its facing.',
      'engine',
      ['source', 'house'],
    ],
    'STR.core.move.facing': [
      'Infantry have no facing. A ground vehicle faces along its last segment. At the end of its move it can turn up to 90° for free; a tracked vehicle can turn up to 180° for 0.1 of its allowance. Grav vehicles turn freely.',
      'engine',
      ['house'],
    ],
    'STR.core.move.mount': [
      "Mounting or dismounting takes half the men's allowance, and the vehicle must stand still for half of its own. The men must be in contact with the vehicle, and its card says how many it can carry.",
      'engine',
      ['house'],
    ],
    'STR.core.move.mount-mode': [
      'Men can mount or dismount only while a ground vehicle is stationary or a grav vehicle is at rest in NOE. Men with grav belts are free of this limit.',
      'engine',
      ['house'],
    ],
    'STR.core.move.passengers': [
      "Passengers move with their vehicle and can't be targeted separately. They can't fire unless the vehicle's card says it is open or has firing ports.",
      'engine',
      ['house'],
    ],
    'STR.core.move.noe': [
      "Nap-of-the-earth flight (NOE) stays within 5 m of the ground. It has no speed DM and can use the cover of the ground. Its rate depends on TL, in km/h: TL8 80, TL9 110, TL10 120, TL11 130, TL12 140, TL13 150, TL14 160, TL15 170. A rate on the vehicle's card takes precedence.",
      'engine',
      ['general'],
    ],
    'STR.core.move.popup': [
      'A vehicle that is stationary or moving in NOE can pop up. It rises to 20 m at the end of its move, stays up through your own fire phase and then comes down. While up, it can fire and be fired at, shots at it have a DM of −1, and it is spotted on the popup row.',
      'engine',
      ['source'],
    ],
    'STR.core.move.terrain-following': [
      'Terrain following is flight at 5 to 50 m; 30 m is assumed. The vehicle flies at its cruise rate if it has terrain radar, otherwise at its NOE rate. The speed DM applies.',
      'engine',
      ['house'],
    ],
    'STR.core.move.high': [
      'High flight is above 50 m. 200 m is assumed, and you can choose 60 to 1000 m. The vehicle flies at its cruise rate, or at its maximum rate if it makes no turns. The speed DM applies.',
      'engine',
      ['house'],
    ],
    'STR.core.move.mode-change': [
      "You can change a vehicle's flight mode once per movement phase, at its start. This is free.",
      'engine',
      ['house'],
    ],
    'STR.core.move.grav-max': [
      "A grav vehicle's maximum speed in km/h depends on its net G: 0.1 G 120, 0.2 G 240, 0.3 G 350, 0.5 G 550, 0.75 G 750, 1 G 900, 1.5 G 1050, 2 G or more 1200. Dense air halves it, and thin air multiplies it by 1.5. Cruise is 75 % of the maximum. A rate on the vehicle's card takes precedence.",
      'engine',
      ['general', 'house'],
    ],
    'STR.core.move.over-trees': [
      "A grav vehicle in NOE can't enter dense trees or buildings. To cross them, it must use terrain following or fly high.",
      'engine',
      ['house'],
    ],
    'STR.core.move.speed': [
      "A stand's speed is the distance in cm it moved in its last movement phase. It keeps that speed through both fire phases, for the speed DM.",
      'engine',
      ['house'],
    ],
    'STR.core.move.moved-flag': [
      "A stand counts as having moved from your own movement phase to the end of the fire phase after it. In the enemy's half of the turn, it counts as stationary.",
      'engine',
      ['house'],
    ],
    'STR.core.move.crew-weapon': [
      "A crew-served weapon that moved can't fire in your own fire phase of that turn. It is set up again during the enemy's movement phase.",
      'engine',
      ['house'],
    ],
    'STR.core.move.barred': [
      "A stand can't move while it is suppressed, routed (except in the panic phase), stuck, immobilised or working on a task, or while its leader gives an order.",
      'engine',
      ['house'],
    ],
    'STR.core.move.enemy-contact': [
      "A move ends when it makes contact with an enemy personnel stand. A vehicle can't end its move touching an unspotted enemy: it stops 1 cm short, and both are spotted.",
      'engine',
      ['house'],
    ],
    'STR.core.move.exit': [
      'A stand can leave the table only with an order to withdraw or where the scenario allows it. The victory conditions say what that counts for.',
      'engine',
      ['house'],
    ],
  },
  Terrain: {
    'STR.core.terrain.pieces': [
      'Terrain pieces are areas, lines (roads 3 to 5 cm wide, streams, walls, hedges), buildings, contours and points. Where pieces overlap, the one later in the list lies on top.',
      'engine',
      ['house'],
    ],
    'STR.core.terrain.contour': [
      "The ground at a point is as high as the highest contour that contains it. Along the inside of a contour's edge lies a band of slope, as wide as the contour's run; its rise is the step up from the ground outside.",
      'engine',
      ['source', 'house'],
    ],
    'STR.core.terrain.heights': [
      'Trees and smoke are 10 m high, blown-down trees 3 m, buildings 4 m per floor, and walls, hedges and undergrowth 1.5 m. A height given for a piece takes precedence.',
      'engine',
      ['house'],
    ],
    'STR.core.terrain.cover': [
      'Men are concealed in broken ground, undergrowth, sparse trees and smoke, and within 1 cm of a hedge that the line of fire crosses. They are in cover in boulders, dense trees, buildings, craters, trenches and dugouts, in contact with a wreck, and within 1 cm of a wall that the line crosses. Vehicles are concealed in dense undergrowth, any trees and smoke, in cover in buildings, and hull-down in trenches and dugouts. Clear ground and roads give nothing.',
      'engine',
      ['house'],
    ],
    'STR.core.terrain.centre': ['A stand is affected by the terrain its centre is in.', 'engine', ['house']],
    'STR.core.terrain.building': [
      'Only personnel can enter a building, at most 2 teams per 4 square cm. Its armour depends on the material and thickness of its walls (rule 55): frame 4, masonry of 25 cm 20, concrete of 40 cm 26.',
      'engine',
      ['house'],
    ],
    'STR.core.terrain.building-armour': [
      'Men in a building add the armour of the wall that faces the blast to their own, but only against fragments. Against aimed direct fire through the windows, they get the −2 for cover instead.',
      'engine',
      ['house'],
    ],
    'STR.core.terrain.collapse': [
      "A building collapses when a single hit's penetration exceeds its armour by 10. Roll 2D for each man inside: on 8+, the man is seriously wounded. The building becomes a boulder field (rule 56).",
      'engine',
      ['house'],
    ],
    'STR.core.terrain.state': [
      'A patch of ground can be changed during play: it can be burning, cratered, contaminated, soaked, snow-covered, mined or full of smoke.',
      'engine',
      ['house'],
    ],
    'STR.core.terrain.edges': [
      "There is no ground off the board. Only aircraft and the scenario's reserves can be there.",
      'engine',
      ['house'],
    ],
  },
  'Line of sight': {
    'STR.core.los.eye': [
      'Heights above the ground, for seeing and being seen: men, vehicles and guns 2 m; grav vehicles in NOE 3 m; popup 20 m; terrain following 30 m; high 200 m or the height you chose. The upper floor of a building is at 4 m per floor, less 2 m.',
      'engine',
      ['house'],
    ],
    'STR.core.los.line': [
      'A line of sight runs from centre to centre, and its height changes evenly between the two eye heights.',
      'engine',
      ['house'],
    ],
    'STR.core.los.ground': [
      "Ground that rises above the line blocks it; ground that only touches it doesn't. This includes the hill that either stand is on, so a crest hides the dead ground behind it.",
      'engine',
      ['house'],
    ],
    'STR.core.los.building': [
      'A building blocks the line if its roof is above the line and neither stand is inside it. From inside a building, you can see out on all four sides.',
      'engine',
      ['house'],
    ],
    'STR.core.los.trees': [
      'Count how far the line runs below the treetops: D cm through dense trees and S cm through sparse trees. It is blocked when D/3 + S/6 is more than 1; at exactly 1, it is open.',
      'engine',
      ['house'],
    ],
    'STR.core.los.low': [
      'Walls, hedges and undergrowth are 1.5 m high and never block a line at 2 m. They give concealment or cover instead.',
      'engine',
      ['house'],
    ],
    'STR.core.los.smoke': [
      'Any stretch of smoke on the line blocks the eye and ladar, but not thermal sights or radar.',
      'engine',
      ['house'],
    ],
    'STR.core.los.units': ["Stands, vehicles and wrecks don't block a line of sight.", 'engine', ['house']],
    'STR.core.los.mutual': [
      'Sight by eye works both ways: if you can see them, they can see you.',
      'engine',
      ['house'],
    ],
    'STR.core.los.hull-down': [
      "A vehicle is hull-down to a firer who can see it when ground, a wall or a dugout blocks the line from the firer's eye to a point 1 m above the vehicle's ground.",
      'engine',
      ['source', 'house'],
    ],
    'STR.core.los.horizon': ['There is no horizon unless rule 53 is in force.', 'engine', ['house']],
    'STR.core.los.secret': [
      'When you check a line of sight, only known terrain and your own stands are used. Checking never reveals hidden enemies.',
      'engine',
      ['house'],
    ],
  },
  Spotting: {
    'STR.core.spot.start': [
      'With hidden deployment, all stands begin unspotted. A scenario can reveal some of them.',
      'engine',
      ['house'],
    ],
    'STR.core.spot.table': [
      'Find the target\'s row in the spotting table (see the printed chart "Spotting"). The first column that reaches the target gives the roll; beyond the last column, it can\'t be spotted. One number is from the source (8+ at 50 cm for a stationary concealed man); the rest are ours.',
      'engine',
      ['source', 'house'],
    ],
    'STR.core.spot.row-move': [
      'Use a "moving" row while a stand counts as having moved. A stand that crawled counts as stationary.',
      'engine',
      ['house'],
    ],
    'STR.core.spot.row-fire': [
      'A target that fires moves down the spotting table within its class: men from row 1 to 2 or from 2 to 3, vehicles from 4 or 5 to 6 or from 6 to 7. If it is already on its last row, the roll has a DM of +2.',
      'engine',
      ['house'],
    ],
    'STR.core.spot.air': [
      'A target in terrain following or high flight is spotted automatically up to 400 cm and on 8+ up to 800 cm.',
      'engine',
      ['house'],
    ],
    'STR.core.spot.when-move': [
      "After each stand's move, its unit rolls to spot unspotted enemies in its line of sight. At the end of the phase, every other unit of both sides rolls for those it hasn't tried yet.",
      'engine',
      ['house'],
    ],
    'STR.core.spot.path': [
      'A moving stand is looked for at every centimetre of its path and at the end. Each unit uses the point where its chance is best. The stand stays spotted only if it can be seen where it ends its move; otherwise a marker shows where it was last seen.',
      'engine',
      ['house'],
    ],
    'STR.core.spot.when-fire': [
      'In step (g) of a fire phase, every enemy unit with a line of sight rolls once for each unspotted stand that fired this phase, on the row for firing.',
      'engine',
      ['house'],
    ],
    'STR.core.spot.who': [
      'Each unit rolls once per target and phase. The stand with the best odds rolls; if odds are equal, the nearest, then the one with the lowest id. As an option, each stand rolls for itself.',
      'engine',
      ['house'],
    ],
    'STR.core.spot.dm': [
      "Spotting DMs are −1 for a drone (rule 38), −2 if the spotter is suppressed and −2 if it ran. Rule 79 adds recon skill. Routed stands can't spot.",
      'engine',
      ['house'],
    ],
    'STR.core.spot.auto': ['Automatic spotting needs a line of sight but no dice.', 'engine', ['house']],
    'STR.core.spot.contact': ['Enemies within 1 cm of each other are always spotted.', 'engine', ['house']],
    'STR.core.spot.share': [
      'A stand that is spotted is spotted for the whole enemy side, but a firer still needs its own line of sight. As options, only the net or only the stand that sees it knows of it.',
      'engine',
      ['house'],
    ],
    'STR.core.spot.keep': [
      "A stand stays spotted while any enemy stand that isn't routed has a line of sight to it. Once none has, a marker at the point where it was last seen replaces it at the end of the phase.",
      'engine',
      ['house'],
    ],
    'STR.core.spot.seen-info': [
      'Of a spotted stand, the enemy sees its kind, position, facing, men or vehicle class, and status markers. Its quality, orders, ammunition and exact vehicle damage stay hidden.',
      'engine',
      ['house'],
    ],
    'STR.core.spot.unseen-info': [
      'Of an unspotted stand, the enemy sees nothing, not even lines in the log. If it fires at a spotted target without being spotted, the enemy only learns the bearing and distance class of the shots.',
      'engine',
      ['house'],
    ],
    'STR.core.spot.dice-hidden': [
      'Spotting rolls are logged for the referee. Players see only the successes.',
      'engine',
      ['house'],
    ],
  },
  'Direct fire': {
    'STR.core.direct.class': [
      "You hit on 8+ at effective range, 10+ at long range and 12+ at extreme range. Use the first range band that reaches the target; beyond the last band, you can't fire.",
      'engine',
      ['source', 'found'],
    ],
    'STR.core.direct.need': [
      "A firer must be alive and able to act: not suppressed, routed, running, busy or barred. Its weapon must be ready, and the target must be spotted, in the firer's own line of sight, and within the weapon's arc and range bands.",
      'engine',
      ['house'],
    ],
    'STR.core.direct.once': [
      'Each weapon can fire once per fire phase, so at most twice a turn.',
      'engine',
      ['source'],
    ],
    'STR.core.direct.man': [
      'A man can fire one weapon per phase. A crew-served weapon needs 1 man; a heavy machine gun or gun needs half its crew, rounded up.',
      'engine',
      ['house'],
    ],
    'STR.core.direct.vehicle': [
      "Per phase, a vehicle can fire one weapon for each fit crew member apart from the driver, and always at least one if it didn't move. One gunner serves the main weapon.",
      'engine',
      ['house'],
    ],
    'STR.core.direct.gunner-missiles': [
      'One gunner can control 1 guided missile or up to 4 self-homing missiles per phase (rule 37).',
      'engine',
      ['house'],
    ],
    'STR.core.direct.team': [
      'A team can fire man by man or as a volley. In a volley, every man rolls separately at the same target stand.',
      'engine',
      ['house'],
    ],
    'STR.core.direct.ledger': [
      "Modifiers are listed in this order: range class; quality or skill; fire control; automatic fire; the firer's state; the target's concealment or cover; speed or agility; missile; dogfight; observer. A modifier that is cancelled is shown as 0 with its rule.",
      'engine',
      ['house'],
    ],
    'STR.core.direct.dm-quality': [
      "The firer's DM is −1 for recruits, 0 for regulars, +1 for veterans and +2 for elite troops.",
      'engine',
      ['house'],
    ],
    'STR.core.direct.dm-fc': [
      "A vehicle's fire control gives a DM by TL: 0 at TL5–6, +1 at TL7–8, +2 at TL9–10, +3 at TL11–12, +4 at TL13–14 and +5 at TL15. It works up to 100 cm at TL5, 150 cm at TL6 and 200 cm at TL7, then 100 cm more per TL, to 1000 cm at TL15. Beyond that you can still fire within the range bands, but without the DM.",
      'engine',
      ['house'],
    ],
    'STR.core.direct.dm-auto': ["Automatic fire adds the weapon's bonus for the range class.", 'engine', ['house']],
    'STR.core.direct.dm-walk': [
      'Infantry that moved in this half of the turn have a DM of −1, or −2 with a high-recoil weapon unless they wear battle dress. Evading infantry have −2 instead.',
      'engine',
      ['found', 'house'],
    ],
    'STR.core.direct.dm-vehicle-move': [
      "A vehicle that moved in this half of the turn has a DM of −3 if it isn't stabilised, and 0 if it is. The card says which; turrets of TL8 and above are stabilised by default.",
      'engine',
      ['house'],
    ],
    'STR.core.direct.dm-wound': ["Each of the firer's light wounds gives a DM of −1.", 'engine', ['source']],
    'STR.core.direct.dm-cover': [
      'The DM is −1 if the target is concealed and −2 if it is in cover. Cover replaces concealment. A hull-down vehicle counts as concealed.',
      'engine',
      ['source', 'house'],
    ],
    'STR.core.direct.dm-evade': [
      'Shots at evading personnel have a DM of −2. For aircraft, use their agility (rule 62).',
      'engine',
      ['found'],
    ],
    'STR.core.direct.dm-popup': ['Shots at a target in popup have a DM of −1.', 'engine', ['house']],
    'STR.core.direct.dm-speed': [
      'If the target is in terrain following or high flight, the DM is −1 for each full 250 cm of its speed, at most −8. If it is a ground vehicle that moved more than 50 cm, the DM is −1. All other targets, including those in NOE, have none.',
      'engine',
      ['house'],
    ],
    'STR.core.direct.dm-drone': ['Shots at a drone missile have a DM of −5.', 'engine', ['source']],
    'STR.core.direct.dm-optics': ['A firer with damaged optics has a DM of −2.', 'engine', ['house']],
    'STR.core.direct.hits': [
      'If the total is below the number needed, the shot misses. Otherwise it scores 1 hit. Automatic fire scores 1 more hit for every full 2 points above the number needed, even with an automatic bonus of 0.',
      'engine',
      ['source', 'found'],
    ],
    'STR.core.direct.targets': [
      'Before damage, the firer spreads the hits of automatic fire over at most T men or vehicles: the one aimed at, and others within 2 cm of it that are spotted and in line of sight. While others are unhit, one man takes at most the number of hits ÷ T, rounded up.',
      'engine',
      ['house'],
    ],
    'STR.core.direct.t-number': [
      'T, the number of targets, depends on the automatic bonus at effective range: 1 for none or 0, 2 for +1 to +3, 3 for +4 or +5, 4 for +6 or +7, and 5 for +8 or more.',
      'engine',
      ['house'],
    ],
    'STR.core.direct.man-hit': [
      'Hits on a team go to its men in the order they are listed, each man once before anybody is hit again.',
      'engine',
      ['house'],
    ],
    'STR.core.direct.ammo-kind': [
      "A weapon's card lists its rounds: KEAP (kinetic armour-piercing), HEAP (high-explosive armour-piercing), HE (high explosive), flechette, smoke or illumination. Choose one for each shot.",
      'engine',
      ['house'],
    ],
    'STR.core.direct.supply': [
      'Each time a weapon fires, it uses up a round of the chosen kind. Without rule 43 rounds are unlimited, except for one-shot weapons: 1 for a disposable rocket, and 2 hand grenades per man.',
      'engine',
      ['house'],
    ],
    'STR.core.direct.min-range': [
      "Tac missiles can't fire at targets inside their minimum range (20, 10 or 5 cm).",
      'engine',
      ['house'],
    ],
    'STR.core.direct.missile': [
      "A guided tac missile hits on 8+ at any range within its limits. The gunner's quality counts, but fire control and automatic fire don't. The line of sight must be kept for the whole phase.",
      'engine',
      ['house'],
    ],
    'STR.core.direct.point': [
      'You can aim an HE weapon at a point on the ground in line of sight, without a spotted target. Roll 8+, 10+ or 12+ by range; on a hit the round bursts there, but nothing takes a contact hit.',
      'engine',
      ['house'],
    ],
    'STR.core.direct.no-reaction': [
      'Nobody fires during movement phases, except for mines and charges set off by a plan (rules 55 and 56).',
      'engine',
      ['house'],
    ],
    'STR.core.direct.melee-off': [
      'Without rule 57 there is no melee: enemies in contact simply shoot at each other.',
      'engine',
      ['house'],
    ],
    'STR.core.direct.friendly': [
      "Your own stands don't block your fire, even within 1 cm of the line. For fire into a melee, see rule 57.",
      'engine',
      ['house'],
    ],
    'STR.core.direct.refusal-secret': [
      "You can't declare fire at an unspotted stand, because you can't see it. No message ever names it.",
      'engine',
      ['house'],
    ],
  },
  'Damage to personnel': {
    'STR.core.damage.personnel.throw': [
      "For each hit, roll 2D + the weapon's penetration in that range class − the man's armour.",
      'engine',
      ['house'],
    ],
    'STR.core.damage.personnel.table': [
      '2 or less has no effect, 3 to 6 is a light wound, 7 to 10 a serious wound, and 11 or more is death. As an option, use 4 to 7, 8 to 11 and 12 or more instead.',
      'engine',
      ['source', 'found'],
    ],
    'STR.core.damage.personnel.light': [
      "A lightly wounded man can act but can't run, and each light wound gives a DM of −1 to hit.",
      'engine',
      ['source', 'house'],
    ],
    'STR.core.damage.personnel.two-light': [
      'Two light wounds make one serious wound. This is an option; it is on by default, and rule 57 switches it off.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.personnel.serious': [
      'A seriously wounded man is out of action but stays as a casualty (rule 69).',
      'engine',
      ['source'],
    ],
    'STR.core.damage.personnel.laser-armour': [
      'Against lasers only, reflec has an armour of 10 and ablat of 6. Ablat loses 1 point with every laser hit.',
      'engine',
      ['found', 'house'],
    ],
    'STR.core.damage.personnel.he-man': [
      'As an option, a man struck directly by an HE round is wounded one level worse. This is off by default.',
      'engine',
      ['found'],
    ],
    'STR.core.damage.personnel.worse': [
      'Where the air requires a suit, every wound is one level worse. A hit without effect stays without effect.',
      'engine',
      ['source'],
    ],
    'STR.core.damage.personnel.together': [
      'All wounds of a phase are applied together. Two light wounds in the same phase count as two.',
      'engine',
      ['house'],
    ],
  },
  'Damage to vehicles': {
    'STR.core.damage.vehicle.face': [
      'The face that is hit depends on where the firer is relative to the chassis: up to 45° off the nose is the front, 135° or more is the rear, and anything between is the side. Indirect fire, bombs and attackers at least 45° above hit the deck. Mines hit the belly.',
      'engine',
      ['source'],
    ],
    'STR.core.damage.vehicle.height': [
      'Roll 1D: on 1 to 3 the hit is low, on 4 to 6 it is high. Without a roll, hits on a hull-down vehicle or on the deck are high and hits on the belly are low.',
      'engine',
      ['source', 'house'],
    ],
    'STR.core.damage.vehicle.throw': [
      'Roll 2D + penetration − the armour of the face that is hit. 2 or less has no effect, 3 to 6 is surface damage, 7 to 10 a minor penetration, and 11 or more a major penetration.',
      'engine',
      ['source', 'house'],
    ],
    'STR.core.damage.vehicle.soft': [
      'Each hit on an open or unarmoured vehicle (armour 1 or less) also makes one personnel damage roll against a random man aboard.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.surface-high': [
      'For high surface damage, roll 1D: 1 or 2 no effect; 3 electronics; 4 secondary weapon; 5 optics; 6 main weapon jammed for 1D turns.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.surface-low': [
      'For low surface damage, roll 1D: 1 or 2 no effect; 3 electronics; 4 to 6 suspension.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.minor-high': [
      'For a high minor penetration, roll 1D: 1 secondary weapon; 2 or 3 main weapon; 4 one crew hit; 5 electronics; 6 one crew hit and a morale check.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.minor-low': [
      'For a low minor penetration, roll 1D: 1 or 2 suspension; 3 transmission; 4 power plant; 5 one hit on crew or passengers; 6 cargo or fuel. For cargo or fuel, roll 1D again: 5 or 6 is catastrophic. With rule 41, a 2 hits a weapon mounted in the chassis instead.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.major-high': [
      'For a high major penetration, roll 1D: 1 main weapon and 1 crew hit; 2 main weapon and 2 crew hits; 3 electronics and 2 crew hits; 4 half the crew, rounded up; 5 or 6 catastrophic.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.major-low': [
      'For a low major penetration, roll 1D: 1 transmission and 1 crew hit; 2 power plant and 1 crew hit; 3 power plant and 2 crew hits; 4 half the crew and passengers, rounded up; 5 or 6 catastrophic.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.suspension': [
      'A suspension hit immobilises a tracked or wheeled vehicle. It halves the rates of a grav vehicle, and a second one grounds it. For air cushion vehicles, see rule 61.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.transmission': [
      'A transmission hit immobilises a vehicle. A grav vehicle is grounded.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.power': [
      'A power plant hit immobilises a vehicle and silences its energy weapons. A grav vehicle is grounded.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.grounded': [
      'A grav vehicle that is grounded while flying above NOE crashes: treat it as a catastrophic hit. In NOE or popup it settles safely.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.electronics': [
      "An electronics hit knocks out a vehicle's radio, radar, ECM, fire control and point defence.",
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.optics': [
      "With damaged optics, all of a vehicle's weapons have a DM of −2 to hit. A second optics hit adds nothing.",
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.weapon': [
      "The main or secondary weapon can't fire for the rest of the battle. If the vehicle has no weapon of that kind left, there is no effect. If it has several secondary weapons, the first one listed is hit.",
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.jam': [
      "The main weapon can't fire for the rest of this turn and the next 1D turns.",
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.crew': [
      "For each crew hit, pick a random crew member who is still fit; several crew hits from one result strike different men. Roll 2D + the penetration left over − the man's armour on the personnel table. What is left over is the penetration minus the armour of the face, but at least 3.",
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.random': [
      'To pick one of several men, roll 1D. Of 2 men, 1 to 3 is the first and 4 to 6 the second. Each of 3 men has two numbers. Each of 4 to 6 men has one; roll again if the die is higher. For 7 to 36 men, roll two dice in order, deal the 36 results out to the men in turn, and roll again if you get one of those left over. A lone man needs no die.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.catastrophic': [
      'The vehicle is destroyed, and everybody aboard is dead. The burning wreck fills its base with smoke for 2 turns and then stays as a wreck.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.crewless': [
      "Without a fit driver, a vehicle can't move. Without a fit gunner, another man takes over from the next command phase.",
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.unseal': ["A minor or major penetration breaks the vehicle's seal.", 'engine', ['source']],
    'STR.core.damage.vehicle.repeat': [
      'The same result a second time has no further effect, except for suspension hits on grav vehicles and for crew hits.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.bail': [
      'In your own movement phase, a crew can abandon its vehicle. Place the crew in contact with it. The crew of an immobile vehicle abandons it at once if it fails a morale check by 3 or more.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.order': [
      "Several hits in one phase are rolled one after another in dice order, and their effects count together at the end. Lasting effects of earlier hits don't change the tables for later ones.",
      'engine',
      ['house'],
    ],
  },
  'Damage to weapons': {
    'STR.core.damage.weapon.when': [
      'Each hit on the stand is a weapon hit if it has a towed or field-mounted gun, a mortar of 8 cm or more, a tac missile tube on a field mount, or an open mount (rule 41). With all other infantry weapons, the hits go to the men.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.weapon.table': [
      "Roll 2D + penetration − 6: 5 or less has no effect, 6 to 8 hits the crew, 9 or 10 damages the weapon (it can't fire until repaired), and 11 or more destroys it.",
      'engine',
      ['house'],
    ],
    'STR.core.damage.weapon.crew': [
      'If the crew is hit, pick a random crew member and make a personnel damage roll at full penetration. A gun shield counts only as cover.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.weapon.small': [
      "Weapons that a man carries (rifle, light machine gun, launcher) are never hit separately. A team can pick up a fallen man's support weapon for free in its next movement phase.",
      'engine',
      ['house'],
    ],
  },
  'High explosive': {
    'STR.core.he.burst': [
      'A burst of size b is a square with sides of b cm, centred on the target or point that was hit. Its sides run along and across the line of fire.',
      'engine',
      ['source'],
    ],
    'STR.core.he.contact': [
      'A direct HE hit uses its contact penetration on the target it strikes.',
      'engine',
      ['house'],
    ],
    'STR.core.he.frag': [
      'Fragments hit every other man and vehicle whose centre is in the square on 8+, friend or enemy, with the fragmentation penetration. Cover, judged on the line from the centre of the burst, gives a DM of −2; concealment gives none.',
      'engine',
      ['house'],
    ],
    'STR.core.he.frag-vehicle': [
      'Fragments hit a vehicle on the face toward the centre of the burst, or on the deck in an air burst. Roll for the height of the hit as usual.',
      'engine',
      ['house'],
    ],
    'STR.core.he.team': [
      'When HE strikes a team, one man takes the contact hit. Roll for fragments against each of the others.',
      'engine',
      ['house'],
    ],
    'STR.core.he.miss': ['Direct HE fire that misses has no effect.', 'engine', ['house']],
    'STR.core.he.zero': ['A round with burst 0 affects only the target it strikes.', 'engine', ['house']],
    'STR.core.he.heap': ['HEAP and KEAP rounds have no burst.', 'engine', ['house']],
    'STR.core.he.grenade': [
      'A hand grenade has a range of 3 cm and penetration 5. A 4 cm grenade launcher has ranges of 15 and 30 cm and penetration 8. Both have burst 1 and fragmentation 2.',
      'engine',
      ['house'],
    ],
    'STR.core.he.flechette': [
      "Flechettes sweep a strip 2 cm wide from the muzzle to effective range. Every target in it is hit on 8+ (−2 in cover), with the flechettes' own penetration. For remote mines, see rule 55.",
      'engine',
      ['house'],
    ],
    'STR.core.he.flame': [
      'A flamethrower has a range of 3 cm, penetration 5 and an automatic bonus of +4. It can hit 3 targets in a strip 1 cm wide, and cover gives no DM against it.',
      'engine',
      ['house'],
    ],
  },
  'Indirect fire': {
    'STR.core.indirect.order': [
      'Order a fire mission in the command phase. Name the observer, the battery, the target point, the ammunition, the number of turns (n) and a normal or converged sheaf.',
      'engine',
      ['source'],
    ],
    'STR.core.indirect.observer': [
      'An observer must be a leader or be marked as an observer on their card, and must not be a recruit or suppressed. In the command phase, the observer must see the target point (measured 2 m above the ground) and be in communication with the battery.',
      'engine',
      ['house'],
    ],
    'STR.core.indirect.busy': [
      'An observer does nothing else in the turns spent ordering and adjusting fire.',
      'engine',
      ['house'],
    ],
    'STR.core.indirect.delay': [
      "The delay in turns is the crew's (elite 1, veteran 1, regular 2, recruit 3) plus 1 for the flight if the target is 200 cm or more away or the guns are off the table. Subtract 1 with a battle computer or a fire direction centre of TL9 or above. The delay is at least 1.",
      'engine',
      ['source', 'house'],
    ],
    'STR.core.indirect.lands': [
      "The rounds land in the enemy's fire phase as many turns after the order as the delay, and then in each of the next n − 1 turns.",
      'engine',
      ['house'],
    ],
    'STR.core.indirect.range': [
      'The target point must be between the minimum and maximum range of every gun. A mortar of 8 cm reaches 20 to 300 cm.',
      'engine',
      ['house'],
    ],
    'STR.core.indirect.rounds': [
      "The number of rounds in each landing is the sum of the guns' rates of fire.",
      'engine',
      ['house'],
    ],
    'STR.core.indirect.cannot': [
      "From the order to the last landing, a gun with a mission can't use direct fire or move. If it is moved, the mission is cancelled.",
      'engine',
      ['house'],
    ],
    'STR.core.indirect.accuracy': [
      'Roll 2D + DMs. On 14 or more the rounds land on the point; otherwise they are 2 cm off for each point short of 14.',
      'engine',
      ['house'],
    ],
    'STR.core.indirect.dm-observer': [
      'An observer of average initiative gives a DM of +1, one of high initiative +3.',
      'engine',
      ['source'],
    ],
    'STR.core.indirect.dm-fc': [
      "The battery's fire control gives +1 for every 3 full tech levels. A map box gives +2. If the battery doesn't know its own position, the DM is −2.",
      'engine',
      ['house'],
    ],
    'STR.core.indirect.dm-adjust': [
      'Each earlier landing of the same mission that the observer saw gives a DM of +3.',
      'engine',
      ['house'],
    ],
    'STR.core.indirect.dm-map': [
      "For map fire (rule 58) and located targets (rules 49 and 51), use a DM of 0 or the DM of the locating set instead of the observer's.",
      'engine',
      ['house'],
    ],
    'STR.core.indirect.direction': [
      'If the rounds miss the point, roll 2D: on 2, 4, 6 or 8 they land over it (too far), on 3, 5, 7 or 9 short of it, on 10 to the left, and on 11 or 12 to the right. This is as seen from the centre of the battery; guns off the table fire straight forward from the base line.',
      'engine',
      ['source', 'house'],
    ],
    'STR.core.indirect.adjust': [
      'With an observer watching, roll for accuracy from the ordered point every time rounds land. In the command phase, the observer can shift that point by up to 10 cm without a new delay. Unobserved, all rounds land where the first ones did.',
      'engine',
      ['house'],
    ],
    'STR.core.indirect.zone': [
      'The rounds cover a square zone of n × n bursts. With N rounds, n is the square root of N in a normal sheaf and of N/2 in a converged one, rounded down. The zone is centred on the point of impact and lined up with the line of fire; its sides are n × the burst size.',
      'engine',
      ['house'],
    ],
    'STR.core.indirect.type': [
      'Compare the rounds left after point defence with R, the n × n bursts of the zone. With 2R or more the sheaf is converged, with R or more normal, with R/2 or more dispersed, and with fewer scattered.',
      'engine',
      ['source'],
    ],
    'STR.core.indirect.to-hit': [
      'Roll for each man and vehicle in the zone, friend or enemy: 6+ if the sheaf is converged, 8+ if normal, 10+ if dispersed, 12+ if scattered. The DM is −2 for men in cover. Vehicles flying high are not affected.',
      'engine',
      ['house'],
    ],
    'STR.core.indirect.men': [
      'A man who is hit takes the fragmentation penetration, or the contact penetration if the hit was rolled with a natural 12.',
      'engine',
      ['house'],
    ],
    'STR.core.indirect.vehicles': [
      'A vehicle is hit on the deck with the fragmentation penetration, or with the contact penetration on a natural 12.',
      'engine',
      ['house'],
    ],
    'STR.core.indirect.overhead': [
      "Overhead cover replaces the target's own armour if its armour is higher.",
      'engine',
      ['house'],
    ],
    'STR.core.indirect.laser': [
      'For laser-designated rounds (TL8 and above), a designator must see the target, and the target must be within 10 cm of the point of impact after deviation. Each round hits its deck on 6+ with the contact penetration. A mission strikes one target per turn this way and has no zone.',
      'engine',
      ['house'],
    ],
    'STR.core.indirect.smoke': [
      'Smoke rounds fill the zone with smoke through the 4th turn after they land. They do no damage.',
      'engine',
      ['house'],
    ],
    'STR.core.indirect.illum': [
      'Illumination rounds light up a circle through the 2nd turn after they land. Its radius depends on the calibre: 10 cm for 4 cm rounds, 20 cm for 8 cm, 30 cm for 12 cm and 40 cm for 15 cm.',
      'engine',
      ['house'],
    ],
    'STR.core.indirect.check': [
      "Every stand in the zone of a converged sheaf checks morale with a DM of 0, even if it isn't hit.",
      'engine',
      ['house'],
    ],
    'STR.core.indirect.one': [
      'A battery can have only one mission at a time, and an observer only one battery.',
      'engine',
      ['house'],
    ],
    'STR.core.indirect.info': ['The enemy sees the zone and the rounds only when they land.', 'engine', ['house']],
  },
  Morale: {
    'STR.core.morale.check': [
      "Roll 2D. If the total is no higher than the stand's current morale, it passes. Otherwise it fails by the difference.",
      'engine',
      ['source'],
    ],
    'STR.core.morale.current': [
      'Current morale is base morale, +1 for a leader, +1 in a vehicle or fortification, plus the DMs of the causes and any lasting modifiers (rules 65, 68 and 74).',
      'engine',
      ['house'],
    ],
    'STR.core.morale.cause-casualty': [
      'A stand checks when one of its men is seriously wounded or killed. The DM is 0 for the first and −1 for each further casualty in that phase.',
      'engine',
      ['house'],
    ],
    'STR.core.morale.cause-leader': [
      'A stand checks with a DM of −2 when it sees a leader from its chain of command killed or seriously wounded.',
      'engine',
      ['house'],
    ],
    'STR.core.morale.cause-rout': [
      'A stand checks with a DM of −1 when a friendly stand within 5 cm routs. It checks once; a rout that follows causes no more checks in the same phase.',
      'engine',
      ['house'],
    ],
    'STR.core.morale.cause-near': [
      'When a spotted enemy comes within 10 cm of a stand that had none that close, both check at the end of the movement phase. A stand can check for this again after a whole turn with no such enemy.',
      'engine',
      ['source', 'house'],
    ],
    'STR.core.morale.cause-fire': [
      'A stand in the zone of a converged sheaf or under nuclear attack (rule 39) checks with a DM of 0. For gas, see rule 65.',
      'engine',
      ['source', 'house'],
    ],
    'STR.core.morale.cause-row': [
      "A vehicle's crew checks when the damage table calls for a morale check, and after any crew casualty.",
      'engine',
      ['house'],
    ],
    'STR.core.morale.once': [
      'A stand checks at most once per phase, in step (h) or at the end of the movement phase. If there are several causes, add up their DMs.',
      'engine',
      ['house'],
    ],
    'STR.core.morale.suppressed': [
      "If a stand fails by 1 or 2, it is suppressed: it can't move, fire or give orders through the end of the next turn.",
      'engine',
      ['found', 'house'],
    ],
    'STR.core.morale.forced-back': [
      'If a stand fails by 3 or 4, it is forced back: in the panic phase it makes one run away from the nearest enemy it sees, toward cover or its base line. Then it is suppressed as above.',
      'engine',
      ['house'],
    ],
    'STR.core.morale.rout': [
      'If a stand fails by 5 or more, it is routed: it runs toward its base line in every panic phase from this one on and does nothing else. If it leaves the table, it is lost.',
      'engine',
      ['house'],
    ],
    'STR.core.morale.vehicle-move': [
      'A vehicle that is forced back or routed reverses or drives at its full cross-country (or NOE) rate. If it is immobile, it is abandoned.',
      'engine',
      ['house'],
    ],
    'STR.core.morale.panic-path': [
      "A panicking stand moves straight toward its base line, turning up to 45° either way to find passable ground, and never comes closer than 5 cm to an enemy. If it is forced back, it stops at the first cover at least half its move away. If it can't move, it stays where it is.",
      'engine',
      ['house'],
    ],
    'STR.core.morale.worse': [
      'Suppressed stands check morale as usual. If one fails again, the worse result and the later end count.',
      'engine',
      ['house'],
    ],
    'STR.core.morale.rally': [
      "In step 2 of the command phase, a leader can rally a routed stand under their command within 2 cm, as that turn's task. The stand checks morale with the leader's +1. If it passes, it is suppressed this turn and free after that.",
      'engine',
      ['house'],
    ],
    'STR.core.morale.exposed': [
      'A routed stand surrenders and is eliminated if it is in contact with an enemy at the end of the panic phase and has no friendly stand within 10 cm.',
      'engine',
      ['house'],
    ],
    'STR.core.morale.fight': [
      'Suppressed stands keep their cover and defend themselves in melee.',
      'engine',
      ['house'],
    ],
  },
  Victory: {
    'STR.core.victory.points': [
      'The scenario lists victory conditions, each worth victory points (VP): hold an area, destroy a class of unit, leave by an edge, or keep a stand alive. At the end, the higher total wins; a margin of less than 3 is a draw.',
      'engine',
      ['house'],
    ],
    'STR.core.victory.hold': [
      "A side holds an area if it has a personnel stand inside it (or within 3 cm of a building) that isn't routed or suppressed, and the enemy has none there.",
      'engine',
      ['house'],
    ],
    'STR.core.victory.break': [
      'A side breaks when it has lost at least 50 % of its starting combat stands and vehicles: eliminated, routed off the table, abandoned or destroyed. A scenario can set another share. At the end of that turn the side must retreat and loses. If both sides break, VP decide.',
      'engine',
      ['house'],
    ],
    'STR.core.victory.retreat': [
      'A side can retreat in any command phase, which concedes the battle. In a campaign, its stands within 20 cm of its base line are saved. Others are lost if an enemy is within 10 cm.',
      'engine',
      ['house'],
    ],
    'STR.core.victory.length': [
      'A scenario lasts a fixed number of turns. With the variable end option, roll 1D after the last turn: on 5 or 6, one more turn is played. This happens only once.',
      'engine',
      ['house'],
    ],
    'STR.core.victory.hand-over': [
      "The result sheet lists each man's wounds, each vehicle's damage, who took part and who routed off the table.",
      'engine',
      ['house'],
    ],
  },
  Referee: {
    'STR.core.referee.role': [
      'A third person can act as referee. The referee sees everything and has nothing to seal.',
      'reference',
      ['source'],
    ],
    'STR.core.referee.decides': [
      'The referee can set light, weather, surprise and the release of nuclear weapons; rule on firing arcs, hull-down, the line of sight between two stands and the cover at a point; free stuck vehicles; reveal or hide stands; place events; and end the game.',
      'referee',
      ['house'],
    ],
    'STR.core.referee.override': [
      "The referee can override any refusal once and must give a reason. It is logged with the rule's id, and both sides can see it unless it contains a secret.",
      'referee',
      ['house'],
    ],
    'STR.core.referee.dice': [
      "The referee can't change a die that has been rolled, but can order one reroll before the result is applied. The reroll is logged.",
      'referee',
      ['house'],
    ],
    'STR.core.referee.absent': [
      'Without a referee, every rule that needs one uses its default, and the log says so.',
      'engine',
      ['house'],
    ],
    'STR.core.referee.undo': [
      'You can undo back to the last sealed point if both sides or the referee agree. Once a secret has been revealed, only the referee can allow you to go back past it.',
      'referee',
      ['house'],
    ],
  },
  Cards: {
    'STR.core.cards.weapon': [
      'A weapon card gives the name, tech level and class (small, support, gun, energy, missile or indirect); one to three range bands with penetration and automatic bonus; targets, kinds of rounds, burst, fragmentation, rate of fire and minimum range; crew, recoil and single shot; the type (laser, mass driver, gauss, meson or point defence); the weight in kg; and where its numbers come from.',
      'engine',
      ['house'],
    ],
    'STR.core.cards.weapon-valid': [
      "Each range band must reach farther than the one before, and penetration can't rise with range (HE and HEAP keep theirs). The automatic bonus is −1 to 9 and the tech level 1 to 15. An indirect weapon needs a minimum and maximum range, a rate of fire and a burst; a direct one needs a range band.",
      'engine',
      ['house'],
    ],
    'STR.core.cards.armour': [
      'An armour card gives the tech level, a value of 0 to 30, a separate value against lasers if it has one, whether it is sealed, an environment suit or a chameleon suit, and its weight in kg.',
      'engine',
      ['house'],
    ],
    'STR.core.cards.vehicle': [
      'A vehicle card gives the tech level; the motion (wheeled, tracked, air cushion, grav or aircraft); armour of 0 to 100 for front, sides, rear, deck and belly; the rates (road, cross-country or NOE, cruise and maximum); the weapons with their mounts and places; crew and seats; whether it is open, sealed, amphibious or stabilised; fire control, radio, ECM and radar; damage points and agility; and the size of its base.',
      'engine',
      ['house'],
    ],
    'STR.core.cards.vehicle-valid': [
      "A ground vehicle's cross-country rate must be above 0 and no faster than its road rate. A grav vehicle's NOE rate can't exceed its cruise rate, nor cruise its maximum. A vehicle has at most one main weapon, a crew of at least 1 including a driver, and no more men aboard at the start than seats. Aircraft need damage points (rule 62).",
      'engine',
      ['house'],
    ],
    'STR.core.cards.troop': [
      'A troop card gives 1 to 4 men, with the quality, weapons, armour and leader level of each, and says who is an observer, medic or engineer and who has a radio or grenades.',
      'engine',
      ['house'],
    ],
    'STR.core.cards.troop-valid': [
      "A crew-served weapon needs its full crew. Medics carry no weapons (rule 68). The tech level of equipment can't exceed the side's. With rule 42, no man can carry more than 30 kg.",
      'engine',
      ['house'],
    ],
    'STR.core.cards.armour-table': [
      'Each armour value stands for a thickness of steel: 0.25 cm per point up to 10, and 2.5 × 2^((A − 10) ÷ 8) cm for values of A above 10.',
      'reference',
      ['source'],
    ],
    'STR.core.cards.mark': [
      'Every number on a card shows where it comes from. The sheet lists the numbers that are our own.',
      'reference',
      ['house'],
    ],
    'STR.core.cards.missing': [
      'Penetration that a card lacks is worked out by formula, with halves rounded up. KEAP is 29 + 8 × log2(calibre ÷ 8) + 1.5 × (TL − 9), with +6 for hypervelocity, −3 at long range and −6 at extreme range. HEAP is the armour value (rounded down) of as much steel as a factor by TL × the calibre.',
      'reference',
      ['house'],
    ],
  },
  Editors: {
    'STR.core.editor.map': [
      'You can draw, move and rotate pieces, which snap to 0.5 cm, and undo what you did. The run and slope class of contours are shown, and a symmetry tool copies pieces turned by 180°.',
      'reference',
      ['house'],
    ],
    'STR.core.editor.valid': [
      'Areas must lie on the board, and their outlines must not cross themselves. Contours must be nested, each higher than the one around it. Roads and streams must stay on the board, deployment zones must not overlap, and objectives must be reachable on foot.',
      'engine',
      ['house'],
    ],
    'STR.core.editor.force': [
      'Build units from cards. The editor adds up their balance points (STR.core.editor.points) and checks the mix of troops (STR.core.quality.mix).',
      'engine',
      ['house'],
    ],
    'STR.core.editor.points': [
      "Balance points are only a guide. A recruit is worth 0.6, a regular 1, a veteran 1.5 and an elite man 2. Multiply by 1 for kit up to TL9, 1.2 for an environment suit and 1.5 for combat armour or better. Add 0.5 for a light machine gun or rocket, 2 for a PGMP, 4 for a VRF gun, 2 per mortar tube, and 3 (TL7) or 8 (TL10 and above) for a tac missile. An unarmed carrier is worth 2, a main battle tank 12, a grav carrier 10 and a light grav tank 18, times the value of its crew's grade. Multiply a side's total by 1.25 for prepared defences.",
      'engine',
      ['house'],
    ],
    'STR.core.editor.rules': [
      'For each scenario, you can switch rules 34 to 80 on or off, along with the rules they depend on, and set the options of the core rules.',
      'engine',
      ['house'],
    ],
    'STR.core.editor.export': [
      'A scenario is one JSON file with a version and stable ids. It holds the map, cards, forces, zones, orders, options and victory conditions. A file with unknown ids is refused, with a list of them.',
      'engine',
      ['house'],
    ],
  },
  'Where further rules come in': {
    'STR.core.hooks.setup': [
      'A rule in force can refuse a set-up and say why. It also gives the values of its own options where nobody has set them.',
      'engine',
      ['house'],
    ],
    'STR.core.hooks.cmd': [
      'A rule in force can break a link, lengthen an order, add new kinds of order, forbid a move or a shot, and give a stand a mission of its own.',
      'engine',
      ['house'],
    ],
    'STR.core.hooks.move': [
      'A rule in force can forbid a move, change its rate, stop it partway, and decide what the ground is and what it costs.',
      'engine',
      ['house'],
    ],
    'STR.core.hooks.los': [
      'A rule in force can block the line of an eye or a device and change how high a stand is.',
      'engine',
      ['house'],
    ],
    'STR.core.hooks.spot': [
      'A rule in force can change the row, range and DMs of spotting, spot a stand without a roll, and keep a stand secret.',
      'engine',
      ['house'],
    ],
    'STR.core.hooks.direct': [
      'A rule in force can forbid a shot, add or replace DMs, and change what was declared, the range bands and the number of hits.',
      'engine',
      ['house'],
    ],
    'STR.core.hooks.indirect': [
      'A rule in force can refuse a fire mission, change its delay, DMs, zone and point defence, and decide what the rounds do.',
      'engine',
      ['house'],
    ],
    'STR.core.hooks.damage': [
      'A rule in force can change penetration, armour, the height of a hit and the damage tables, and add consequences to a hit.',
      'engine',
      ['house'],
    ],
    'STR.core.hooks.morale': [
      'A rule in force can add causes and DMs for a morale check, exempt a stand from it, and change its result.',
      'engine',
      ['house'],
    ],
    'STR.core.hooks.supply': [
      'A rule in force can count ammunition, refuse a shot without it, and take up cargo space.',
      'engine',
      ['house'],
    ],
    'STR.core.hooks.work': [
      'A rule in force can offer work that takes several turns and decide how much of a turn counts and what the work achieves.',
      'engine',
      ['house'],
    ],
    'STR.core.hooks.phase': [
      'A rule in force can act when a phase begins or ends and at each step of a fire phase.',
      'engine',
      ['house'],
    ],
    'STR.core.hooks.pure': [
      'Additions from several rules are combined in order of their rule numbers. Each line names the rule it comes from.',
      'engine',
      ['house'],
    ],
  },
  'Playable defaults': {
    'STR.core.defaults.size': [
      'Play with about a platoon a side: 20 to 30 men, 4 to 7 vehicles and 12 to 16 stands, for 10 to 12 turns.',
      'reference',
      ['house'],
    ],
    'STR.core.defaults.auto': [
      'All spotting, morale, panic and damage dice are rolled for you. One key accepts the suggested spread of hits and targets.',
      'engine',
      ['house'],
    ],
    'STR.core.defaults.batch': [
      'You can move a squad as a group that keeps its formation and fire it as a volley. "All hold" and "same targets again" save more time.',
      'engine',
      ['house'],
    ],
    'STR.core.defaults.orders': [
      'Orders go to squads, not to single stands. Each squad gets a free order at the start, and squads with high initiative need none.',
      'engine',
      ['house'],
    ],
    'STR.core.defaults.rules': [
      'Both ready scenarios use the core rules with rules 36, 37, 41, 46 and 52. Rules 42 to 45, 47 to 51 and 53 to 57 are off, and so are all optional rules. Your own scenarios start as the rule book does, with rules 34 to 56 on.',
      'reference',
      ['house'],
    ],
    'STR.core.defaults.stop': [
      'The game ends at the 50 % break point or at the fixed turn limit.',
      'engine',
      ['house'],
    ],
    'STR.core.defaults.time': [
      'Expect 10 to 14 minutes per turn when sharing one screen, so 2 to 2.5 hours for a game.',
      'reference',
      ['house'],
    ],
    'STR.core.defaults.skip': [
      'Phases in which nothing can be done are skipped. Sealed declarations have a time limit only if the players set a clock.',
      'engine',
      ['house'],
    ],
  },
} as const

type Headings = typeof RULES
type RuleIn<H> = H extends unknown ? keyof H : never

/** The id of a rule of the battle. Citing an unknown one doesn't compile. */
export type StrikerRule = RuleIn<Headings[keyof Headings]>

declare module '../../engine/rulebook' {
  interface RuleIds {
    striker: StrikerRule
  }
}

export const entries = [...rulesOf(RULES), ...clauses]
