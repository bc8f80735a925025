import { rulesOf } from '../../engine/rulebook'

/** The battle, clause by clause, in the order of the procedures. */
const RULES = {
  Scale: {
    'STR.core.scale.ground': ['1 cm on the table stands for 10 m, so 100 cm is 1 km.', 'engine', ['source']],
    'STR.core.scale.turn': [
      'A turn stands for 30 seconds. To convert a speed from km/h to cm per turn, multiply it by 5/6: 600 km/h is 500 cm per turn.',
      'engine',
      ['source'],
    ],
    'STR.core.scale.figure': ['One figure is one man, and one model is one vehicle.', 'engine', ['gk']],
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
      ['gk'],
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
      ['source', 'gk'],
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
      'engine',
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
    'STR.core.move.walk': ['Infantry walk up to 5 cm.', 'engine', ['gk']],
    'STR.core.move.run': [
      "Infantry run up to 10 cm. A stand that ran can't fire in the following fire phase, and lightly wounded men can't run.",
      'engine',
      ['gk', 'house'],
    ],
    'STR.core.move.evade': [
      'An evading stand moves up to 5 cm. Until your next movement phase, shots at it have a DM of −2, and so does its own fire (instead of the −1 for walking).',
      'engine',
      ['found', 'house'],
    ],
    'STR.core.move.encumbered': [
      'With rule 42, men carrying 10 to 30 kg walk 2.5 cm and run 6 cm.',
      'engine',
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
      ['gk'],
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
      ['gk', 'house'],
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
    'STR.core.damage.personnel.throw': ['Per hit 2D + penetration of the class - armour value.', 'engine', ['house']],
    'STR.core.damage.personnel.table': [
      '2 or less none, 3-6 light, 7-10 serious, 11+ dead ( ends 3 and 11, border 6/7); option table "ahl" 3-/4-7/8-11/12+.',
      'engine',
      ['source', 'found'],
    ],
    'STR.core.damage.personnel.light': ['Light: may act, -1 to hit each, no running.', 'engine', ['source', 'house']],
    'STR.core.damage.personnel.two-light': [
      'Two light wounds = one serious; an option, default on, forced off by 57.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.personnel.serious': ['Serious: out of action, stays as casualty (69).', 'engine', ['source']],
    'STR.core.damage.personnel.laser-armour': [
      'Reflec 10 and ablat 6 against lasers only; ablat loses 1 per laser hit.',
      'engine',
      ['found', 'house'],
    ],
    'STR.core.damage.personnel.he-man': [
      'Option: direct HE contact hit on a man one level worse, default off.',
      'engine',
      ['found'],
    ],
    'STR.core.damage.personnel.worse': ['Suit-required air: one level worse (none stays none).', 'engine', ['source']],
    'STR.core.damage.personnel.together': [
      'Wounds of one phase are applied together; two light hits of one phase count as two.',
      'engine',
      ['house'],
    ],
  },
  'Damage to vehicles': {
    'STR.core.damage.vehicle.face': [
      'Quarter of 90 degrees in which the firer lies relative to chassis facing: front (bearing off the nose <= 45.0), rear (>= 135.0), else side; deck for indirect, bombs and attackers at least 45 degrees above; belly for mines.',
      'engine',
      ['source'],
    ],
    'STR.core.damage.vehicle.height': [
      '1D: 1-3 low, 4-6 high; hull-down high without die; deck high, belly low without die.',
      'engine',
      ['source', 'house'],
    ],
    'STR.core.damage.vehicle.throw': [
      '2D + penetration - armour of the face: 2 or less none, 3-6 surface, 7-10 minor, 11+ major.',
      'engine',
      ['source', 'house'],
    ],
    'STR.core.damage.vehicle.soft': [
      'Open or unarmoured vehicle (armour 1 or less): each hit also one personnel throw on a random man aboard.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.surface-high': [
      '1D: 1 none, 2 none, 3 electronics, 4 secondary weapon, 5 optics, 6 main weapon jammed 1D turns.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.surface-low': ['1D: 1 none, 2 none, 3 electronics, 4-6 suspension.', 'engine', ['house']],
    'STR.core.damage.vehicle.minor-high': [
      '1D: 1 secondary weapon, 2-3 main weapon, 4 one crew, 5 electronics, 6 one crew + morale check.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.minor-low': [
      '1D: 1-2 suspension, 3 transmission, 4 power plant, 5 one of crew or passengers, 6 cargo or fuel: 1D 5-6 catastrophic; 41.C.1 makes 2 a chassis weapon.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.major-high': [
      '1D: 1 main weapon + 1 crew, 2 main weapon + 2 crew, 3 electronics + 2 crew, 4 half the crew (up), 5-6 catastrophic.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.major-low': [
      '1D: 1 transmission + 1 crew, 2 power plant + 1 crew, 3 power plant + 2 crew, 4 half of crew and passengers (up), 5-6 catastrophic.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.suspension': [
      'Tracked, wheeled: immobile. Grav: rates halved, the second grounds it. ACV rule 61.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.transmission': ['Immobile; grav grounded.', 'engine', ['house']],
    'STR.core.damage.vehicle.power': ['Immobile, energy weapons dead; grav grounded.', 'engine', ['house']],
    'STR.core.damage.vehicle.grounded': [
      'Grav grounded above NOE crashes: catastrophic; in NOE or popup it settles safely.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.electronics': ['Radio, radar, ECM, fire control, PD dead.', 'engine', ['house']],
    'STR.core.damage.vehicle.optics': ['-2 to hit for all its weapons (not cumulative).', 'engine', ['house']],
    'STR.core.damage.vehicle.weapon': [
      'Main or secondary weapon silent for the battle; none of that kind left: no effect; several secondaries: lowest index.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.jam': ['Main weapon silent through the end of turn t + 1D.', 'engine', ['house']],
    'STR.core.damage.vehicle.crew': [
      'Each crew hit: random man (crew only; several crew of one result are different men, already out men not picked), 2D + max(3, penetration - armour of the face) - his armour, personnel table.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.random': [
      '1 man no die; 2: 1-3/4-6; 3: pairs; 4-6: die, above the number again; 7-36: two dice k = 6(a-1)+(b-1), again if k >= n x floor(36/n), man k mod n.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.catastrophic': [
      'Vehicle destroyed, all aboard dead, burning wreck: smoke 2 turns in its footprint, then wreck.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.crewless': [
      'No fit driver: no move; no fit gunner: another man takes over from the next command phase.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.unseal': ['Minor or major: seal lost.', 'engine', ['source']],
    'STR.core.damage.vehicle.repeat': [
      'Same result twice: no further effect except suspension of grav and crew.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.bail': [
      'Crew may abandon (own choice) in the own movement phase: placed in contact, vehicle abandoned; an immobile vehicle whose crew fails morale by 3+ is abandoned at once.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.vehicle.order': [
      'Several hits of one phase: computed one after another in dice order, effects counted together at the end; lasting effects of earlier hits do not change later tables.',
      'engine',
      ['house'],
    ],
  },
  'Damage to weapons': {
    'STR.core.damage.weapon.when': [
      'Towed or field-mounted gun, mortar of 8 cm or more, tac missile tube on field mount, open mounts (41.C.2): each hit on the stand is a weapon hit; all other infantry weapons: hits go to men.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.weapon.table': [
      '2D + penetration - 6: 5 or less none, 6-8 crew, 9-10 damaged (silent until repaired), 11+ destroyed.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.weapon.crew': [
      'Crew result: random crewman, personnel throw at full penetration; gun shield = cover only.',
      'engine',
      ['house'],
    ],
    'STR.core.damage.weapon.small': [
      "Man-carried weapons (rifle, LMG, launcher) are never hit apart from their man; a team picks up a fallen man's support weapon free in its next own movement phase.",
      'engine',
      ['house'],
    ],
  },
  'High explosive': {
    'STR.core.he.burst': [
      'Burst b = square of side b centred on the hit target or point, sides along and across the line of fire.',
      'engine',
      ['source'],
    ],
    'STR.core.he.contact': ['Direct HE hit: contact penetration on the target struck.', 'engine', ['house']],
    'STR.core.he.frag': [
      'Every other man and vehicle with centre in the square: hit on 8+ (cover -2, judged on the line from the burst centre; concealment 0), fragmentation penetration; friend and foe.',
      'engine',
      ['house'],
    ],
    'STR.core.he.frag-vehicle': [
      'Fragments strike the face toward the burst centre (deck for air burst), height die as usual.',
      'engine',
      ['house'],
    ],
    'STR.core.he.team': ['Contact on a team: one man takes contact, the others the frag throw.', 'engine', ['house']],
    'STR.core.he.miss': ['Direct HE that misses has no effect.', 'engine', ['house']],
    'STR.core.he.zero': ['Burst 0: contact only.', 'engine', ['house']],
    'STR.core.he.heap': ['HEAP and KEAP: no burst.', 'engine', ['house']],
    'STR.core.he.grenade': [
      'Hand grenade 3 cm, pen 5, burst 1, frag 2; 4 cm launcher 15/30 cm, pen 8, burst 1, frag 2.',
      'engine',
      ['house'],
    ],
    'STR.core.he.flechette': [
      'Strip 2 cm wide from muzzle to effective range; every target in it one throw 8+ (cover -2), own penetration; remote mine 55.C.4.s5 uses R.55-26.',
      'engine',
      ['house'],
    ],
    'STR.core.he.flame': [
      'Flamethrower: 3 cm, pen 5, auto +4, strip 1 cm, T 3; cover DM not applied.',
      'engine',
      ['house'],
    ],
  },
  'Indirect fire': {
    'STR.core.indirect.order': [
      'Fire mission order, t.C: observer, battery, target point, ammunition, turns n, sheaf normal or converged.',
      'engine',
      ['source'],
    ],
    'STR.core.indirect.observer': [
      'Observer: leader or card flag, not recruit, not suppressed; sees the target point (ground, LOS to 2 m above it) in t.C; linked to the battery.',
      'engine',
      ['house'],
    ],
    'STR.core.indirect.busy': [
      'Observer does nothing else in the turns of ordering and adjusting.',
      'engine',
      ['house'],
    ],
    'STR.core.indirect.delay': [
      'Delay = crew (elite 1, veteran 1, regular 2, recruit 3) + flight (under 200 cm 0, else 1; off-table 1) - 1 with battle computer or FDC TL9+, minimum 1.',
      'engine',
      ['source', 'house'],
    ],
    'STR.core.indirect.lands': [
      'Lands in the enemy fire phase of turn t + delay, then n - 1 further turns.',
      'engine',
      ['house'],
    ],
    'STR.core.indirect.range': [
      'Point within minimum and maximum range of every gun; mortar 20-300 cm.',
      'engine',
      ['house'],
    ],
    'STR.core.indirect.rounds': ['Rounds per landing = sum of ROF of the guns.', 'engine', ['house']],
    'STR.core.indirect.cannot': [
      'A gun with a mission does not fire direct or move in the turns from order to the last landing; moving cancels the mission.',
      'engine',
      ['house'],
    ],
    'STR.core.indirect.accuracy': [
      '2D + DM >= 14: on the point; else deviation 2 cm per point short.',
      'engine',
      ['house'],
    ],
    'STR.core.indirect.dm-observer': ['Average +1, high +3.', 'engine', ['source']],
    'STR.core.indirect.dm-fc': [
      'Battery fire control + floor(TL/3); map box +2; own position unknown -2.',
      'engine',
      ['house'],
    ],
    'STR.core.indirect.dm-adjust': [
      'Each earlier landing turn of the same mission seen by the observer +3.',
      'engine',
      ['house'],
    ],
    'STR.core.indirect.dm-map': [
      "Map fire (58), located (49, 51): DM 0 or the set's DM instead of the observer.",
      'engine',
      ['house'],
    ],
    'STR.core.indirect.direction': [
      '2D: 2,4,6,8 over; 3,5,7,9 short; 10 left; 11,12 right, along gun (centre of battery) to target; off-table guns: straight forward from the base line.',
      'engine',
      ['source', 'house'],
    ],
    'STR.core.indirect.adjust': [
      'Every landing turn of an observed mission throws anew from the ordered point; the observer may shift the point up to 10 cm in t.C without new delay; unobserved: first MPI stays.',
      'engine',
      ['house'],
    ],
    'STR.core.indirect.zone': [
      'Zone by STR.G.12: n = floor(sqrt N) or floor(sqrt(N/2)); square side n x b, centre MPI, along the line of fire.',
      'engine',
      ['house'],
    ],
    'STR.core.indirect.type': [
      'Rounds left L, R = n x n: 2R+ converged, R+ normal, R/2+ dispersed, less scattered.',
      'engine',
      ['source'],
    ],
    'STR.core.indirect.to-hit': [
      'Each man and vehicle in the zone: converged 6+, normal 8+, dispersed 10+, scattered 12+; personnel under cover -2; friend and foe; high-mode flyers exempt.',
      'engine',
      ['house'],
    ],
    'STR.core.indirect.men': [
      'Man hit: fragmentation penetration; natural 12 that is a hit: contact penetration.',
      'engine',
      ['house'],
    ],
    'STR.core.indirect.vehicles': [
      'Vehicle hit: deck, fragmentation; natural 12: contact penetration.',
      'engine',
      ['house'],
    ],
    'STR.core.indirect.overhead': ['Overhead cover: its armour replaces own armour if higher.', 'engine', ['house']],
    'STR.core.indirect.laser': [
      'Laser-designated rounds (TL8+): designator sees the target, within 10 cm of the MPI after deviation; each round 6+ contact penetration on the deck, one target per mission turn, no zone.',
      'engine',
      ['house'],
    ],
    'STR.core.indirect.smoke': ['Smoke: the zone is smoke through t+4, no damage.', 'engine', ['house']],
    'STR.core.indirect.illum': [
      'Illum radius 4 cm 10, 8 cm 20, 12 cm 30, 15 cm 40 cm, through t+2.',
      'engine',
      ['house'],
    ],
    'STR.core.indirect.check': [
      'Any stand in a converged zone checks morale (DM 0) even if not hit.',
      'engine',
      ['house'],
    ],
    'STR.core.indirect.one': ['A battery has one mission at a time; an observer one battery.', 'engine', ['house']],
    'STR.core.indirect.info': ['Enemy sees zone and rounds only when they land.', 'engine', ['house']],
  },
  Morale: {
    'STR.core.morale.check': ['2D <= current morale passes; fail by = 2D - current.', 'engine', ['source']],
    'STR.core.morale.current': [
      'Base + leader +1 + in vehicle or fortification +1 + cause DMs + lasting modifiers (65, 68, 74).',
      'engine',
      ['house'],
    ],
    'STR.core.morale.cause-casualty': [
      'Stand with a man serious or dead this phase: 0, and -1 per further casualty of it this phase.',
      'engine',
      ['house'],
    ],
    'STR.core.morale.cause-leader': ['Leader of its chain killed or serious in LOS: -2.', 'engine', ['house']],
    'STR.core.morale.cause-rout': [
      'Friendly stand within 5 cm breaks into rout: -1; checked once, no chain in the same phase.',
      'engine',
      ['house'],
    ],
    'STR.core.morale.cause-near': [
      'A spotted enemy comes within 10 cm when none was: checked at the end of the movement phase, by both; re-armed after a whole turn without one.',
      'engine',
      ['source', 'house'],
    ],
    'STR.core.morale.cause-fire': ['In a converged zone, nuclear (39): 0; gas (65).', 'engine', ['source', 'house']],
    'STR.core.morale.cause-row': ['Vehicle row "morale check", and any crew casualty.', 'engine', ['house']],
    'STR.core.morale.once': [
      'One check per stand and phase: causes combined, DMs summed, at step h (or end of movement phase).',
      'engine',
      ['house'],
    ],
    'STR.core.morale.suppressed': [
      'Fail by 1-2: no move, no fire, no orders through the end of the next turn.',
      'engine',
      ['found', 'house'],
    ],
    'STR.core.morale.forced-back': [
      '3-4: in t.P one run away from the nearest seen enemy toward cover or base line, then suppressed as above.',
      'engine',
      ['house'],
    ],
    'STR.core.morale.rout': [
      '5+: routed: runs toward its base line in every t.P from this one, does nothing else; off table = lost.',
      'engine',
      ['house'],
    ],
    'STR.core.morale.vehicle-move': [
      'Vehicle forced back or routed: reverses or drives at full cross-country (NOE) rate; immobile: abandoned.',
      'engine',
      ['house'],
    ],
    'STR.core.morale.panic-path': [
      'Panic path: straight toward the base line, turning up to 45 degrees either way for passable ground; to the first cover at least half the move away (forced back); never nearer than 5 cm to an enemy; stuck = stays.',
      'engine',
      ['house'],
    ],
    'STR.core.morale.worse': [
      'A new failure while suppressed: the worse result, later end; suppressed stands check normally.',
      'engine',
      ['house'],
    ],
    'STR.core.morale.rally': [
      't.C step 2: routed stand with a leader of its chain within 2 cm who takes task rally: check (with +1); pass: suppressed this turn, then free.',
      'engine',
      ['house'],
    ],
    'STR.core.morale.exposed': [
      'Routed stand in contact with an enemy at the end of t.P, no friend within 10 cm: surrenders (eliminated).',
      'engine',
      ['house'],
    ],
    'STR.core.morale.fight': ['Suppressed stands keep cover and defend in melee.', 'engine', ['house']],
  },
  Victory: {
    'STR.core.victory.points': [
      'Scenario lists conditions: hold an area, destroy a class, exit by an edge, keep a stand alive, each with VP; higher total at the end wins, margin under 3 = draw.',
      'engine',
      ['house'],
    ],
    'STR.core.victory.hold': [
      'An area is held by a side with a personnel stand, not routed or suppressed, inside it (or within 3 cm of a building) and no such enemy.',
      'engine',
      ['house'],
    ],
    'STR.core.victory.break': [
      'Break point: combat stands and vehicles lost (eliminated, routed off, abandoned, destroyed) >= 50 % of start: at the end of that turn the side must retreat and loses, unless both break (then VP).',
      'engine',
      ['house'],
    ],
    'STR.core.victory.retreat': [
      'A side may retreat in any t.C: it concedes; stands within 20 cm of its base line are saved for campaign, others with enemy within 10 cm are lost.',
      'engine',
      ['house'],
    ],
    'STR.core.victory.length': [
      'Fixed number of turns per scenario; option variable end: from the last turn 1D, 5-6 one more turn (once).',
      'engine',
      ['house'],
    ],
    'STR.core.victory.hand-over': [
      'Result sheet: men by wound, vehicles by damage, took part, routed off.',
      'engine',
      ['house'],
    ],
  },
  Referee: {
    'STR.core.referee.role': ['Optional third seat, sees everything, seals nothing.', 'engine', ['source']],
    'STR.core.referee.decides': [
      'May: set light, weather, surprise, release of nuclear arms; rule on arcs, hull-down, LOS of a pair, cover of a point; free stuck vehicles; reveal or hide; place events; end the game.',
      'referee',
      ['house'],
    ],
    'STR.core.referee.override': [
      'Any refusal may be overridden once with a reason; logged with the id; visible to both unless it holds a secret.',
      'referee',
      ['house'],
    ],
    'STR.core.referee.dice': [
      'May not change a thrown die; may order one rethrow before apply, logged.',
      'referee',
      ['house'],
    ],
    'STR.core.referee.absent': [
      'No referee: every referee clause uses its default and is logged as default.',
      'engine',
      ['house'],
    ],
    'STR.core.referee.undo': [
      "Undo to the last sealed point with both sides' or the referee's consent; never past revealed secrets without the referee.",
      'engine',
      ['house'],
    ],
  },
  Cards: {
    'STR.core.cards.weapon': [
      'Weapon card: name, tech level, class (small, support, gun, energy, missile, indirect), one to three range bands with penetration and autofire, targets, kinds of rounds, burst, fragments, rate of fire, least range, crew, recoil, single shot, what it is (laser, mass driver, gauss, meson, point defence), kg, mark.',
      'engine',
      ['house'],
    ],
    'STR.core.cards.weapon-valid': [
      'Bands strictly rising; pen not rising with range except constant HE/HEAP; auto -1..9; tl 1-15; indirect needs min, max, rof, burst; direct needs a band.',
      'engine',
      ['house'],
    ],
    'STR.core.cards.armour': [
      'Armour card: tech level, value 0-30, its own value against lasers, sealed, environment, chameleon, kg.',
      'engine',
      ['house'],
    ],
    'STR.core.cards.vehicle': [
      'Vehicle card: tech level, motion (wheeled, tracked, air cushion, grav, aircraft), armour of front, sides, rear, deck and belly 0-100, rates (road, cross-country or nap of earth, cruise, most), weapons with mount and place, crew, seats, open, sealed, amphibious, stabilised, fire control, radio, ECM, radar, damage points, agility, footprint.',
      'engine',
      ['house'],
    ],
    'STR.core.cards.vehicle-valid': [
      'Ground: road >= cross > 0; grav: noe <= cruise <= max; one main weapon at most; crew >= 1 with a driver; men aboard at start <= seats; aircraft need dp (62).',
      'engine',
      ['house'],
    ],
    'STR.core.cards.troop': [
      'Troop card: men 1-4, quality per man, weapons, armour, leader level, observer, medic, engineer, radio, grenades.',
      'engine',
      ['house'],
    ],
    'STR.core.cards.troop-valid': [
      'Crew weapon needs its crew; medic unarmed (68.A.4); TL of kit <= side TL; load <= 30 kg with 42.',
      'engine',
      ['house'],
    ],
    'STR.core.cards.armour-table': [
      'Armour value to steel cm: 1-10 0.25 cm each, above 2.5 x 2^((A-10)/8).',
      'engine',
      ['source'],
    ],
    'STR.core.cards.mark': [
      'Every number on a card carries its mark; the sheet lists house numbers.',
      'engine',
      ['house'],
    ],
    'STR.core.cards.missing': [
      'Kinds by formula: KEAP 29 + 8 log2(cal/8) + 1.5(TL-9), hyper +6, long -3, extreme -6; HEAP by k x calibre and armour table (down); round half up.',
      'engine',
      ['house'],
    ],
  },
  Editors: {
    'STR.core.editor.map': [
      'Draw, move, rotate pieces; snap 0.5 cm; undo; contour run and class shown; symmetry tool (180 degrees).',
      'engine',
      ['house'],
    ],
    'STR.core.editor.valid': [
      'Polygons simple and on board; contours nested with rising height; roads and streams inside; deployment zones do not overlap; objective reachable on foot.',
      'engine',
      ['house'],
    ],
    'STR.core.editor.force': [
      'Build units from cards; points by STR.core.editor.points; mix check by STR.core.quality.mix.',
      'engine',
      ['house'],
    ],
    'STR.core.editor.points': [
      'Balance points: man recruit 0.6, regular 1, veteran 1.5, elite 2; kit x1 to TL9, x1.2 environment suit, x1.5 combat armour or better; LMG or rocket +0.5, PGMP +2, VRF +4, mortar +2 a tube, tac missile +3 (TL7) or +8 (TL10+); unarmed carrier 2, MBT 12, grav APC 10, light grav tank 18, times crew factor (same as man); prepared defence: side total x1.25.',
      'engine',
      ['house'],
    ],
    'STR.core.editor.rules': [
      'Rule picker per scenario: modules 34-80 on or off with dependencies; core options listed here.',
      'engine',
      ['house'],
    ],
    'STR.core.editor.export': [
      'Scenario = one JSON (map, cards, forces, zones, orders, options, victory), version field, stable ids; load refuses unknown ids with a list.',
      'engine',
      ['house'],
    ],
  },
  'Where further rules come in': {
    'STR.core.hooks.setup': [
      'A rule in force may refuse a set-up and says why; it says what its options are where nobody set them.',
      'engine',
      ['house'],
    ],
    'STR.core.hooks.cmd': [
      'A rule in force may break a link, lengthen an order, add words to it, forbid a move or a shot, and set a stand to a mission of its own.',
      'engine',
      ['house'],
    ],
    'STR.core.hooks.move': [
      'A rule in force may forbid a move, change its rate, stop it on the way, and say what ground is and costs.',
      'engine',
      ['house'],
    ],
    'STR.core.hooks.los': [
      'A rule in force may block a line for an eye or a device, and change how high a stand is.',
      'engine',
      ['house'],
    ],
    'STR.core.hooks.spot': [
      'A rule in force may change the row, the range and the DMs of spotting, spot without a throw, and keep a stand secret.',
      'engine',
      ['house'],
    ],
    'STR.core.hooks.direct': [
      'A rule in force may forbid a shot, add or replace DMs, change what was declared, the range bands and the number of hits.',
      'engine',
      ['house'],
    ],
    'STR.core.hooks.indirect': [
      'A rule in force may refuse a fire mission, change its delay, DMs, beaten zone and point defence, and say what the rounds do.',
      'engine',
      ['house'],
    ],
    'STR.core.hooks.damage': [
      'A rule in force may change penetration, armour, the height of a target and the damage tables, and add what a hit leads to.',
      'engine',
      ['house'],
    ],
    'STR.core.hooks.morale': [
      'A rule in force may add reasons for a check and DMs, spare a stand the check, and change its result.',
      'engine',
      ['house'],
    ],
    'STR.core.hooks.supply': [
      'A rule in force may count ammunition, refuse a shot without it, and take up room for cargo.',
      'engine',
      ['house'],
    ],
    'STR.core.hooks.work': [
      'A rule in force may offer work of several turns, say how much of a turn counts, and what comes of it.',
      'engine',
      ['house'],
    ],
    'STR.core.hooks.phase': [
      'A rule in force may do something as a phase begins or ends, and at each step of a fire phase.',
      'engine',
      ['house'],
    ],
    'STR.core.hooks.pure': [
      'What rules in force add is joined in the order of their numbers; each line names the clause it comes from.',
      'engine',
      ['house'],
    ],
  },
  'Playable defaults': {
    'STR.core.defaults.size': [
      'About a platoon a side: 20-30 men, 4-7 vehicles, 12-16 stands; 10-12 turns.',
      'engine',
      ['house'],
    ],
    'STR.core.defaults.auto': [
      'Engine throws all spotting, morale, panic and damage dice by itself; one key accepts default spread and targets.',
      'engine',
      ['house'],
    ],
    'STR.core.defaults.batch': [
      'Group move (squad keeps formation) and volley by squad; "all hold" and "same targets again".',
      'engine',
      ['house'],
    ],
    'STR.core.defaults.orders': [
      'Order per squad, not per stand; free order at start; high initiative free.',
      'engine',
      ['house'],
    ],
    'STR.core.defaults.rules': [
      'Starter set for both scenarios: core + 36, 37, 41, 46, 52; 47-51, 53-56, 42-45, 57 and all optional off; rule book default (34-56 on) for own scenarios.',
      'engine',
      ['house'],
    ],
    'STR.core.defaults.stop': ['Break point 50 % and fixed turn limit end the game.', 'engine', ['house']],
    'STR.core.defaults.time': ['Target: 10-14 minutes a turn hot-seat, so 2 to 2.5 hours.', 'reference', ['house']],
    'STR.core.defaults.skip': [
      'Phases without legal action are skipped; sealed declarations time out only if the players set a clock.',
      'engine',
      ['house'],
    ],
  },
} as const

type Headings = typeof RULES
type RuleIn<H> = H extends unknown ? keyof H : never

/** A clause of the battle; a wrong citation does not compile. */
export type StrikerRule = RuleIn<Headings[keyof Headings]>

export const entries = rulesOf(RULES)
