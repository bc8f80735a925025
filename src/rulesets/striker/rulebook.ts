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
      'A move is a path of segments; spent = sum(length x cost / rate); legal if total <= 1 (+1e-6). Rate by gait, mode or surface of each segment.',
      'engine',
      ['house'],
    ],
    'STR.core.move.walk': ['Infantry walk 5 cm.', 'engine', ['gk']],
    'STR.core.move.run': [
      'Run 10 cm; no fire in the following fire phase; not when lightly wounded.',
      'engine',
      ['gk', 'house'],
    ],
    'STR.core.move.evade': [
      'Evade: up to 5 cm; until the next own movement phase -2 to hit it and -2 on its fire (replaces the walked -1).',
      'engine',
      ['found', 'house'],
    ],
    'STR.core.move.encumbered': ['10-30 kg: 2.5 / 6 cm; only with rule 42.', 'engine', ['source']],
    'STR.core.move.crawl': [
      'Moving in concealing terrain at half walk (2.5 cm) counts as stationary for spotting.',
      'engine',
      ['house'],
    ],
    'STR.core.move.battledress': ['Battle dress moves as infantry.', 'engine', ['source']],
    'STR.core.move.gravbelt': [
      'Grav belt TL12: 100 cm NOE, 250 cm high; counts as personnel for spotting and damage.',
      'engine',
      ['house'],
    ],
    'STR.core.move.animal': ['Animals: walk 2.5m, run 10m cm (m 3: 7.5 / 30).', 'engine', ['source']],
    'STR.core.move.ground': [
      'Ground vehicle: cross-country rate, road rate on segments wholly on a road or bridge approach.',
      'engine',
      ['house'],
    ],
    'STR.core.move.table': ['Cost per cm: table MOVE-T below; "no" refuses.', 'engine', ['house']],
    'STR.core.move.multiply': [
      'Several features at a point: the dearest ground type (vegetation or soil) x slope x snow x bridge.',
      'engine',
      ['house'],
    ],
    'STR.core.move.slope-class': [
      'Rise / run: level 0; gentle up to 0.15; moderate to 0.4; steep to 1; sheer above.',
      'engine',
      ['house'],
    ],
    'STR.core.move.slope-dir': [
      'Slope cost only while climbing; down or along costs 1, but "no" classes bar both ways.',
      'engine',
      ['house'],
    ],
    'STR.core.move.road': [
      'A road cancels soil, vegetation and gentle or moderate slope costs for all on it.',
      'engine',
      ['house'],
    ],
    'STR.core.move.bridge': [
      'Permanent bridge: road, load limit on its card; laid bridge (55) x4; column of one.',
      'engine',
      ['source'],
    ],
    'STR.core.move.water': [
      'Stream by table; river or lake: only amphibious, ACV, grav, bridge or boat (55.B).',
      'engine',
      ['house'],
    ],
    'STR.core.move.reverse': [
      'Ground vehicle backing up pays double cost, facing kept.',
      'engine',
      ['source', 'house'],
    ],
    'STR.core.move.facing': [
      'Infantry have no facing. Ground vehicle faces along its last segment; free final pivot up to 90 degrees, tracked up to 180 costing 0.1; grav free.',
      'engine',
      ['house'],
    ],
    'STR.core.move.mount': [
      'Mount or dismount: half the allowance of the men AND the vehicle stands for half of its own; men within contact; capacity of the card.',
      'engine',
      ['house'],
    ],
    'STR.core.move.mount-mode': [
      'Only from a stationary ground vehicle or grav NOE at rest; grav belts free.',
      'engine',
      ['house'],
    ],
    'STR.core.move.passengers': [
      'Passengers move with the carrier, do not fire unless the card says open or firing ports, and are not separate targets.',
      'engine',
      ['house'],
    ],
    'STR.core.move.noe': [
      'NOE: up to 5 m, NOE rate by TL km/h 8 80, 9 110, 10 120, 11 130, 12 140, 13 150, 14 160, 15 170, card value wins; no speed DM; uses cover of the ground.',
      'engine',
      ['gk'],
    ],
    'STR.core.move.popup': [
      'Popup: stationary or NOE mover rises to 20 m at the end of its move and is up through the following friendly fire phase, then down; fires and is fired on at the top; -1 to be hit; popup row.',
      'engine',
      ['source'],
    ],
    'STR.core.move.terrain-following': [
      '5 to 50 m (30 m assumed); cruise with terrain radar, else NOE rate; speed DM.',
      'engine',
      ['house'],
    ],
    'STR.core.move.high': [
      'Over 50 m (200 m assumed, owner may set 60-1000); cruise, or maximum without turns; speed DM.',
      'engine',
      ['house'],
    ],
    'STR.core.move.mode-change': ['One change of mode per movement phase, at its start, free.', 'engine', ['house']],
    'STR.core.move.grav-max': [
      'Maximum by net G: 0.1 120 km/h, 0.2 240, 0.3 350, 0.5 550, 0.75 750, 1 900, 1.5 1050, 2+ 1200; dense halves, thin x1.5; cruise 75 %; card value wins.',
      'engine',
      ['gk', 'house'],
    ],
    'STR.core.move.over-trees': [
      'Grav NOE may not enter dense trees or buildings; crossing them needs terrain following or high.',
      'engine',
      ['house'],
    ],
    'STR.core.move.speed': [
      'Speed moved = cm of the last own movement phase, kept through both fire phases; used by the speed DM.',
      'engine',
      ['house'],
    ],
    'STR.core.move.moved-flag': [
      '"Moved" lasts from the own movement phase through the following (friendly) fire phase; in the enemy half-turn the stand counts as stationary.',
      'engine',
      ['house'],
    ],
    'STR.core.move.crew-weapon': [
      'Crew-served weapon that moved does not fire in the friendly fire phase of that turn (set-up in the enemy movement phase).',
      'engine',
      ['house'],
    ],
    'STR.core.move.barred': [
      'Suppressed, routed (except t.P), stuck, immobilised, ordering leader, WORK task: no move.',
      'engine',
      ['house'],
    ],
    'STR.core.move.enemy-contact': [
      'A move ends on contact with an enemy personnel stand; vehicles may not end touching unspotted enemies: they stop 1 cm short and both are spotted.',
      'engine',
      ['house'],
    ],
    'STR.core.move.exit': [
      'Leaving by an edge: only with withdraw order or scenario exit; counts by victory.',
      'engine',
      ['house'],
    ],
  },
  Terrain: {
    'STR.core.terrain.pieces': [
      'Pieces: area polygon, line (road 3-5 cm wide, stream, wall, hedge), building polygon, contour polygon, point; later list entry lies on top.',
      'engine',
      ['house'],
    ],
    'STR.core.terrain.contour': [
      'Ground elevation = height of the highest contour holding the point; inside the run of its edge lies the slope band (rise = step to the ground outside; class by STR.core.move.slope-class).',
      'engine',
      ['source', 'house'],
    ],
    'STR.core.terrain.heights': [
      'Heights: trees 10 m, blown-down 3 m, building 4 m per floor, wall 1.5 m, hedge 1.5 m, undergrowth 1.5 m, smoke 10 m; piece value wins.',
      'engine',
      ['house'],
    ],
    'STR.core.terrain.cover': [
      'Concealment (c) and cover (C) for personnel / vehicles: clear -/-, road -/-, broken c/-, boulder C/-, sparse undergrowth c/-, dense undergrowth c/c, sparse trees c/c, dense trees C/c, building C/C, wall (within 1 cm, line crosses it) C/-, hedge same c/-, crater C/-, trench or dugout C/hull-down, wreck in contact C/-, smoke c/c.',
      'engine',
      ['house'],
    ],
    'STR.core.terrain.centre': ['A stand has the effect of the piece its centre is in.', 'engine', ['house']],
    'STR.core.terrain.building': [
      'Personnel only; 1 man per square metre is not counted: at most 2 teams per 4 square cm; armour by material and thickness (55.A.2): frame 4, masonry 25 cm 20, concrete 40 cm 26.',
      'engine',
      ['house'],
    ],
    'STR.core.terrain.building-armour': [
      "HE, HEAP or KEAP against men in a building: armour of the wall is added for the walls' facing line only if penetration is fragmentation; aimed direct fire through windows gets cover -2 instead.",
      'engine',
      ['house'],
    ],
    'STR.core.terrain.collapse': [
      "A building collapses when one hit's penetration exceeds its armour by 10: 2D per man 8+ serious wound, piece becomes boulder field (56.D.1.s2).",
      'engine',
      ['house'],
    ],
    'STR.core.terrain.state': [
      'Patches may be overridden: burning, cratered, contaminated, soaked, snow, mined, smoked.',
      'engine',
      ['house'],
    ],
    'STR.core.terrain.edges': [
      'Off-board is not ground; only aircraft and scenario reserves are there.',
      'engine',
      ['house'],
    ],
  },
  'Line of sight': {
    'STR.core.los.eye': [
      'Eye and target height above ground: man, vehicle, gun 2 m; grav NOE 3 m; popup 20 m; terrain following 30 m; high 200 m or set; upper floor of a building 4 m per floor - 2.',
      'engine',
      ['house'],
    ],
    'STR.core.los.line': ['Line centre to centre, height linear between the two eye heights.', 'engine', ['house']],
    'STR.core.los.ground': [
      'Blocked where ground elevation is above the line (strictly, tolerance 1e-6 m); own and target plateau included, so a crest hides dead ground.',
      'engine',
      ['house'],
    ],
    'STR.core.los.building': [
      'Blocked by any building (roof above the line) that holds neither end; from inside a building all four sides see out.',
      'engine',
      ['house'],
    ],
    'STR.core.los.trees': [
      'Count only the length with line height below ground + tree height: D cm dense, S cm sparse; blocked when D/3 + S/6 > 1 (exactly 1 sees).',
      'engine',
      ['house'],
    ],
    'STR.core.los.low': [
      'Walls, hedges, undergrowth (1.5 m) never block a 2 m eye line; they give concealment or cover.',
      'engine',
      ['house'],
    ],
    'STR.core.los.smoke': ['Any length inside smoke blocks eye and ladar, not thermal or radar.', 'engine', ['house']],
    'STR.core.los.units': ['Stands, vehicles and wrecks do not block.', 'engine', ['house']],
    'STR.core.los.mutual': ['Eye LOS is symmetric.', 'engine', ['house']],
    'STR.core.los.hull-down': [
      "Vehicle hull-down on a line: line from the firer's eye to 1 m above the target's ground is blocked by ground, wall or dugout while the eye line is open.",
      'engine',
      ['source', 'house'],
    ],
    'STR.core.los.horizon': ['No horizon without rule 53.', 'engine', ['house']],
    'STR.core.los.secret': [
      'LOS queries of a player run on known terrain and own stands; asking never reveals hidden enemies.',
      'engine',
      ['house'],
    ],
  },
  Spotting: {
    'STR.core.spot.start': [
      'All stands begin unspotted in hidden deployment; scenario may reveal some.',
      'engine',
      ['house'],
    ],
    'STR.core.spot.table': [
      'Table SPOT-T: first column with distance <= limit gives the throw; beyond the last none one cell (stationary concealed man, 50 cm, 8+), rest.',
      'engine',
      ['source', 'house'],
    ],
    'STR.core.spot.row-move': [
      'Row "moving" while the moved flag is on; crawl counts as stationary.',
      'engine',
      ['house'],
    ],
    'STR.core.spot.row-fire': [
      'Target that fires: personnel go one row down within their class (1>2>3), vehicles 4>6, 5>6, 6>7; already last row: DM +2.',
      'engine',
      ['house'],
    ],
    'STR.core.spot.air': ['Target terrain following or high: automatic to 400 cm, 8+ to 800.', 'engine', ['house']],
    'STR.core.spot.when-move': [
      "At the end of each stand's move the mover's unit throws at unspotted enemies in its LOS; at the end of the phase every other unit of both sides throws at those it has not tried.",
      'engine',
      ['house'],
    ],
    'STR.core.spot.path': [
      'A mover is spotted at the point of its path (every 1 cm and the end) with the best chance for that unit; result holds only if LOS exists at its end, otherwise a last-seen ghost.',
      'engine',
      ['house'],
    ],
    'STR.core.spot.when-fire': [
      'Step g: every enemy unit with LOS throws once at each unspotted stand that fired this phase, on the shifted row.',
      'engine',
      ['house'],
    ],
    'STR.core.spot.who': [
      'One throw per spotting UNIT and target per phase, by its stand with the best odds (then nearest, then id); or one per stand, as an option.',
      'engine',
      ['house'],
    ],
    'STR.core.spot.dm': [
      'DMs: drone -1 (38), recon (79), spotter suppressed -2, spotter ran -2; routed stands do not spot.',
      'engine',
      ['house'],
    ],
    'STR.core.spot.auto': ['Automatic spotting needs LOS and no dice.', 'engine', ['house']],
    'STR.core.spot.contact': ['Enemies within 1 cm of each other are always spotted.', 'engine', ['house']],
    'STR.core.spot.share': [
      'Spotted counts for the whole side; a firer still needs its own LOS; option share = side (default), net, stand.',
      'engine',
      ['house'],
    ],
    'STR.core.spot.keep': [
      'Spotted while any enemy not routed has LOS; else at the end of the phase it turns into a ghost at the last seen point.',
      'engine',
      ['house'],
    ],
    'STR.core.spot.seen-info': [
      'Enemy sees of a spotted stand: kind, place, facing, men or vehicle class, status markers; not quality, orders, ammunition, exact wounds of vehicles.',
      'engine',
      ['house'],
    ],
    'STR.core.spot.unseen-info': [
      'Of an unspotted stand: nothing, not even log lines; only "shots from bearing B, distance class" when it fires unspotted at a seen target.',
      'engine',
      ['house'],
    ],
    'STR.core.spot.dice-hidden': [
      'Spotting dice are logged for the referee; players see successes only.',
      'engine',
      ['house'],
    ],
  },
  'Direct fire': {
    'STR.core.direct.class': [
      'Effective 8+, long 10+, extreme 12+; class = first band with distance <= limit; beyond the last band refused.',
      'engine',
      ['source', 'found'],
    ],
    'STR.core.direct.need': [
      'Firer: alive, not suppressed, routed, running, busy or barred; weapon ready; target spotted; own LOS; inside arc and band.',
      'engine',
      ['house'],
    ],
    'STR.core.direct.once': ['Each weapon fires once per fire phase, so at most twice a turn.', 'engine', ['source']],
    'STR.core.direct.man': [
      'A man fires one weapon per phase; a crew-served weapon needs 1 man (HMG, gun: half the crew, up).',
      'engine',
      ['house'],
    ],
    'STR.core.direct.vehicle': [
      'Weapons fired per phase <= crew fit - 1 (driver), at least 1 if it stands still; one main weapon gunner.',
      'engine',
      ['house'],
    ],
    'STR.core.direct.gunner-missiles': [
      'One gunner: 1 guided missile, or up to 4 self-homing, per phase (37.E.s1).',
      'engine',
      ['house'],
    ],
    'STR.core.direct.team': [
      'A team declares per man or as one volley: every man throws for himself at the same target stand.',
      'engine',
      ['house'],
    ],
    'STR.core.direct.ledger': [
      'Ledger order: class number; quality or skill; fire control; auto bonus; firer state; target concealment or cover; speed or agility; missile; dogfight; observer. Cancelled lines shown 0 with their id.',
      'engine',
      ['house'],
    ],
    'STR.core.direct.dm-quality': ['Recruit -1, regular 0, veteran +1, elite +2.', 'engine', ['house']],
    'STR.core.direct.dm-fc': [
      'Vehicle fire control by TL: 5-6 0, 7-8 +1, 9-10 +2, 11-12 +3, 13-14 +4, 15 +5, only to its limit: TL5 100 cm, 6 150, 7 200, then +100 per TL to 15 1000; beyond the limit no DM, fire still legal inside the bands.',
      'engine',
      ['house'],
    ],
    'STR.core.direct.dm-auto': ['Auto bonus of the class is added.', 'engine', ['house']],
    'STR.core.direct.dm-walk': [
      'Infantry moved this half-turn -1; high-recoil weapon -2 instead unless in battle dress; evading -2 instead.',
      'engine',
      ['found', 'house'],
    ],
    'STR.core.direct.dm-vehicle-move': [
      'Vehicle moved this half-turn: -3 unstabilised, 0 stabilised (card flag; default TL8+ turret).',
      'engine',
      ['house'],
    ],
    'STR.core.direct.dm-wound': ['-1 per light wound.', 'engine', ['source']],
    'STR.core.direct.dm-cover': [
      'Concealed -1, cover -2; cover replaces concealment; hull-down vehicle counts concealed.',
      'engine',
      ['source', 'house'],
    ],
    'STR.core.direct.dm-evade': ['Evading personnel -2; aircraft agility (62.C).', 'engine', ['found']],
    'STR.core.direct.dm-popup': ['Target in popup -1.', 'engine', ['house']],
    'STR.core.direct.dm-speed': [
      'Target terrain following or high: -1 for each full 250 cm of speed moved, at most -8; ground vehicle that moved more than 50 cm -1; NOE, others 0.',
      'engine',
      ['house'],
    ],
    'STR.core.direct.dm-drone': ['Drone missile as target -5.', 'engine', ['source']],
    'STR.core.direct.dm-optics': ['Damaged optics -2.', 'engine', ['house']],
    'STR.core.direct.hits': [
      'Total below need: miss. Non-automatic: 1 hit. Automatic (bonus present, also 0): 1 + floor((total - need)/2) hits.',
      'engine',
      ['source', 'found'],
    ],
    'STR.core.direct.targets': [
      'Hits of automatic fire are spread by the firer before damage over at most T men or vehicles: the aimed one and others within 2 cm of it, spotted and in LOS; one man takes at most ceil(hits/T) while others are unhit.',
      'engine',
      ['house'],
    ],
    'STR.core.direct.t-number': [
      'T by effective bonus: 0 or none 1, +1..+3 2, +4..+5 3, +6..+7 4, +8 or more 5.',
      'engine',
      ['house'],
    ],
    'STR.core.direct.man-hit': [
      'Aiming at a team: hits go to the men by index, unhit first, then round again.',
      'engine',
      ['house'],
    ],
    'STR.core.direct.ammo-kind': [
      'Card lists kinds (KEAP, HEAP, HE, flechette, smoke, illum); the firer picks per shot.',
      'engine',
      ['house'],
    ],
    'STR.core.direct.supply': [
      'Each firing uses up a round of its kind; without 43 they are unlimited, except one-shot weapons (disposable rocket 1, hand grenades 2 per man).',
      'engine',
      ['house'],
    ],
    'STR.core.direct.min-range': ['Tac missiles: no fire inside minimum (20 / 10 / 5 cm).', 'engine', ['house']],
    'STR.core.direct.missile': [
      'Guided tac missile: 8+ at any range in limits, quality of gunner, no fire control or auto; LOS kept whole phase.',
      'engine',
      ['house'],
    ],
    'STR.core.direct.point': [
      'HE weapons may aim at a ground point in LOS (no spotted target): 8+/10+/12+, on a hit the burst is there, no contact hit.',
      'engine',
      ['house'],
    ],
    'STR.core.direct.no-reaction': ['No fire in movement phases except mines and plans (55, 56).', 'engine', ['house']],
    'STR.core.direct.melee-off': [
      'Without 57, touching enemies only shoot at each other as usual.',
      'engine',
      ['house'],
    ],
    'STR.core.direct.friendly': [
      'Own stands within 1 cm of the line do not block; fire into a group in melee: 57.C.3.',
      'engine',
      ['house'],
    ],
    'STR.core.direct.refusal-secret': [
      "Fire at an unspotted stand cannot be declared (it is not in the player's view); no refusal text names it.",
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
