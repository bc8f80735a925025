import { type RuleEntry, rulesOf } from '../../engine/rulebook'
import { GUNS, type GunId, gunNamed, NATIONS, nationOf } from './tables/guns'
import { MODEL_CLASSES, moveOrFire, VEHICLES, type Vehicle, type VehicleId } from './tables/vehicles'

/** Every rule of the game in its own order, in short words of ours. */
const RULES = {
  'Board and measuring': {
    'LW.board.measure': [
      'Every distance is measured from centre to centre of the bases, and a limit includes its last inch. The length of a move is the length of the way of the centre.',
      'engine',
    ],
    'LW.board.contact': [
      'Bases are in contact when their footprints touch. Only an assault may end in contact with an enemy base; no base may end on top of another. Enemy bases block a way, friends do not.',
      'engine',
    ],
    'LW.board.footprint': [
      'A squad base is 1.2 inches square (about 30 mm), a gun the same; a vehicle is 2 inches long and 1 inch wide. The sizes can be changed in the set-up.',
      'engine',
    ],
    'LW.board.terrain': [
      'Every piece of terrain says what it does: bad going, cover, buildings, field defences, fortification, road, blocks sight, crest. The players agree on that before play.',
      'referee',
    ],
    'LW.board.edges': ['Each side owns a table edge. A base that moves or is forced off the table is lost.', 'engine'],
    'LW.board.arc': [
      'A turret fires all round. A casemate, hull or towed gun fires up to 45 degrees to either side of its front, the Archer of its rear. Infantry and machine guns fire all round; indirect fire knows no arc.',
      'engine',
    ],
    'LW.unit.base': ['Infantry is based in squads or sections of three to five figures.', 'reference'],
    'LW.unit.smallest': [
      'The smallest unit is a platoon of infantry, a battery of guns or mortars, or a troop of vehicles.',
      'engine',
    ],
    'LW.victory': [
      'The scenario says who wins. A side without a base left on the table or still to come has lost.',
      'referee',
    ],
  },
  'Turn sequence': {
    'LW.turn.1': ['Each side rolls a die; the highest decides who has the initiative this turn.', 'engine'],
    'LW.turn.1.tie': ['Tied dice are rolled again.', 'engine'],
    'LW.turn.1.each': ['The initiative is rolled for anew in every game turn.', 'engine'],
    'LW.turn.2': [
      'All movement. The side with the initiative moves all its units first, in any order; then the other side.',
      'engine',
    ],
    'LW.turn.3': ['All firing. The side with the initiative fires first.', 'engine'],
    'LW.turn.3.once': ['Every weapon fires only once in a game turn; defensive fire counts.', 'engine'],
    'LW.turn.3.removal': [
      'The losses of a shot are removed before the next shot, so the side that fires second fires with what is left.',
      'engine',
    ],
    'LW.turn.4': ['All close assaults, in the order the side with the initiative picks.', 'engine'],
    'LW.turn.5': ['Morale is tested where it must be; the side with the initiative first.', 'engine'],
  },
  Visibility: {
    'LW.vis.los': ['A target can be engaged only along a direct line of sight that nothing interrupts.', 'engine'],
    'LW.vis.target': [
      'Only enemy units, weapons and vehicles are targets: no empty ground, no terrain, nobody of the own side.',
      'engine',
    ],
    'LW.vis.season': [
      'Optional: the season sets how far anybody can see. The dice of the season are thrown once before the first turn; their sum in inches caps every line of sight.',
      'engine',
    ],
    'LW.vis.season.winter': ['Winter: 4 dice, 4 to 24 inches, 14 on average.', 'engine'],
    'LW.vis.season.autumn-spring': ['Autumn and spring: 6 dice, 6 to 36 inches, 21 on average.', 'engine'],
    'LW.vis.season.summer': ['Summer: 8 dice, 8 to 48 inches, 28 on average.', 'engine'],
    'LW.vis.dead-ground': [
      'An object or hill in the line of sight casts dead ground: its thickness is measured along the line, and the same length in front of it and behind it is dead ground.',
      'engine',
    ],
    'LW.vis.dead-ground.hidden': [
      'What stands in the dead ground cannot be seen from across the object, nor see across it. Where both ends lie beyond the dead ground the line runs over the object and is open.',
      'engine',
    ],
    'LW.vis.dead-ground.several': ['Each object on the line is judged alone, by its own thickness.', 'engine'],
    'LW.vis.own-terrain': [
      'The terrain that an end of the line stands in does not block that line; it gives cover instead. Bases and wrecks never block.',
      'engine',
    ],
    'LW.vis.mutual': [
      'Sight is mutual: two bases see each other when the line between their centres is open and no longer than the visibility.',
      'engine',
    ],
  },
  'Vehicle movement': {
    'LW.move.afv': ['Tanks, half-tracks and wheeled armoured vehicles move up to 12 inches.', 'engine'],
    'LW.move.bad-going': ['Bad going halves the rate: every inch in it costs 2 of the 12 points.', 'engine'],
    'LW.move.double': [
      'Medium tanks, light tanks and wheeled armoured vehicles may move at double rate when they retire or withdraw, or travel only on a road outside enemy fire.',
      'engine',
    ],
    'LW.move.double.no-fire': ['Who moves at double rate does not fire in that turn.', 'engine'],
    'LW.move.double.road': [
      'At double rate by road the whole way, start and end included, lies on road, and no enemy weapon sees any point of it within its own range: gun 24, machine gun 12, infantry 6, SMG 3 inches. Indirect artillery does not count.',
      'engine',
    ],
    'LW.move.double.retire': [
      'Retiring: some enemy sees the base at the start, and it ends at least 1 inch further from each of those and at least 1 inch nearer its own edge. Withdrawing: no enemy sees it, and it ends at least 1 inch nearer its own edge.',
      'engine',
    ],
    'LW.move.heavy': [
      'Heavy tanks and infantry tanks never move more than 12 inches: no double rate, no dash.',
      'engine',
    ],
    'LW.move.truck.road': ['Trucks and jeeps move 12 inches on roads.', 'engine'],
    'LW.move.truck.off': ['Off the road they move 6 inches: every inch costs 2 of their 12 points.', 'engine'],
    'LW.move.truck.bad': ['Trucks and jeeps never enter bad going; a road through it is road.', 'engine'],
    'LW.move.dash': [
      'Any vehicle but the heavy and infantry tanks may dash for cover at double rate; bad going still halves it.',
      'engine',
    ],
    'LW.move.dash.no-fire': ['Who dashes does not fire in that turn.', 'engine'],
    'LW.move.dash.cover': [
      'A dash ends in cover, hull down, in field defences or a fortification, or out of sight of every enemy base.',
      'engine',
    ],
    'LW.move.pivot': ['Turning on the spot costs no inches but counts as moving.', 'engine'],
    'LW.move.once': ['A base moves once in a turn, in whatever way.', 'engine'],
    'LW.move.gun': [
      'A towed gun moves 6 inches by hand and does not dash; behind a truck it goes with the truck.',
      'engine',
    ],
    'LW.opt.transport': [
      'Optional: a truck or half-track carries one squad or team, or tows one gun. Mounting and dismounting take the whole move of the passenger and need the bases within 1 inch. Passengers do not fire; if the vehicle is disabled they stand beside the wreck and count as moved.',
      'engine',
    ],
  },
  Armour: {
    'LW.armour.dice': ['The performance number of a gun is the number of dice it fires at armour.', 'engine'],
    'LW.armour.range': [
      'The first column is for ranges to 12 inches, the second for more than 12 to 24. Beyond 24 inches nobody fires at armour.',
      'engine',
    ],
    'LW.armour.defence': ['The defence value of the target is taken off the dice.', 'engine'],
    'LW.armour.moved': ['2 dice less if the firer has moved in this turn.', 'engine'],
    'LW.armour.hull-down': [
      '1 die less if the target is hull down or partly obscured, never 2: it stands on a crest or in cover, or some of the lines to its corners and centre are blocked or pass cover or a wreck.',
      'engine',
    ],
    'LW.armour.turret2': [
      'A vehicle with two men or fewer in its turret moves or fires in a turn, not both.',
      'engine',
    ],
    'LW.armour.hit': ['At least one 6 disables the target; further sixes do nothing.', 'engine'],
    'LW.armour.floor': [
      'Where the dice do not reach the defence, and after every reduction, 1 die is still thrown.',
      'engine',
    ],
    'LW.armour.order': [
      'Dice of the gun, less the defence, less 2 for moving, less 1 for hull down: one sum, then at least 1.',
      'engine',
    ],
    'LW.armour.side-rear': [
      'The side and rear value counts when the firer stands behind the line through the front edge of the target at right angles to its facing. On the line is front.',
      'engine',
    ],
    'LW.armour.disabled': [
      'A disabled vehicle is out of action. Its wreck stays, gives cover and counts as a loss.',
      'engine',
    ],
    'LW.armour.weapon-target': [
      'Anti-tank fire is for vehicles alone. Rifles and SMGs cannot hurt armour; a machine gun only where the defence value is 1, with 1 die to 12 inches. Soft vehicles are hit by any weapon like troops in the open; against anti-tank fire they have no defence.',
      'engine',
    ],
    'LW.armour.multi': ['The Lee and the Char B1 may fire both their guns, once each, at the same target.', 'engine'],
  },
  Infantry: {
    'LW.inf.move': ['Infantry moves 6 inches. Bad going does not slow it, roads do not help it.', 'engine'],
    'LW.inf.dash': [
      'Infantry may dash for cover at double rate, 12 inches; the dash ends in cover or out of sight.',
      'engine',
    ],
    'LW.inf.dash.no-fire': ['Who dashes neither fires nor assaults in that turn.', 'engine'],
    'LW.inf.setup': [
      'Machine guns, mortars and artillery need one full game turn to set up: after moving, a whole turn without moving or firing. At the start of the game they are ready; weapons on vehicles need no set-up.',
      'engine',
    ],
    'LW.inf.towed-at': ['A towed anti-tank gun that has moved may still fire, with 2 dice less.', 'engine'],
    'LW.inf.range': ['Infantry fires up to 6 inches.', 'engine'],
    'LW.inf.rifle': ['A rifle squad with its light machine gun fires 3 dice.', 'engine'],
    'LW.inf.smg': ['A squad with SMGs fires 4 dice, at most 3 inches.', 'engine'],
    'LW.inf.mmg': ['A medium machine gun fires 3 dice, up to 12 inches.', 'engine'],
    'LW.inf.hmg': ['A heavy machine gun fires 4 dice, up to 12 inches.', 'engine'],
    'LW.inf.target.cover': ['1 die less if the target is in cover.', 'engine'],
    'LW.inf.target.halted': [
      '1 die less if the target has halted in the open: it did not move in this turn. It does not add to the cover.',
      'engine',
    ],
    'LW.inf.target.defences': [
      '2 dice less if the target is in field defences, prepared defences or a fortification. Only the worst line counts.',
      'engine',
    ],
    'LW.inf.hit': ['Each 6 removes one base.', 'engine'],
    'LW.inf.hit.more': [
      'The first 6 removes the base that was aimed at, each further one the nearest other base of its unit that the firer sees in range; where there is none it is lost.',
      'engine',
    ],
    'LW.inf.move-fire': ['A squad that has moved, but not dashed, fires with all its dice.', 'engine'],
  },
  'Infantry assault': {
    'LW.inf.assault.unit': ['Assaults are fought by whole units.', 'engine'],
    'LW.inf.assault.commit': ['A squad that touches an enemy base commits its whole unit.', 'engine'],
    'LW.inf.assault.commit-defender': ['The unit it touches is committed whole as well.', 'engine'],
    'LW.inf.assault.declare': [
      'An assault is declared in the movement step, in place of a move, by a unit none of whose squads has moved, against one enemy unit or vehicle.',
      'engine',
    ],
    'LW.inf.assault.double': [
      'The attackers move at up to double rate, 12 inches. At least one squad must reach contact; the others come as near as they can and are committed all the same.',
      'engine',
    ],
    'LW.inf.assault.bad-going': ['An assault goes neither through nor across bad going.', 'engine'],
    'LW.inf.assault.defensive-fire': [
      'Before contact the defender fires one round: his fire of this turn, done at once, with every base of the unit that is ready and has not fired. Range is measured to where the attackers arrive; they get no cover.',
      'engine',
    ],
    'LW.inf.assault.remove-first': [
      'Losses of defensive fire are removed before contact. If nobody is left, the assault is over.',
      'engine',
    ],
    'LW.inf.assault.pinned': [
      'A unit that is being assaulted neither moves, dashes nor assaults in this turn.',
      'engine',
    ],
    'LW.inf.assault.no-fire': ['Assaulting squads do not fire in the firing step.', 'engine'],
    'LW.inf.assault.closing': [
      'During the firing step the attackers stand in contact as closing. Anybody may fire at either party; they fight in the assault step.',
      'engine',
    ],
    'LW.inf.assault.melee': ['Each squad, team and crew of both units rolls one die, all at the same time.', 'engine'],
    'LW.inf.assault.six': [
      'Each 6 is one loss to the opposing unit, removed at once; its owner picks the base. Only bases that are really removed count as losses.',
      'engine',
    ],
    'LW.inf.assault.winner': ['The unit with fewer losses in the round wins.', 'engine'],
    'LW.inf.assault.draw': ['Any other result is a draw.', 'engine'],
    'LW.inf.assault.continue': [
      'Rounds are fought until somebody wins; the step does not end before. Where one unit is wiped out the other wins; where both are, nobody does and nobody tests.',
      'engine',
    ],
    'LW.inf.assault.armour-support': [
      'Friendly armour supports a closing assault by firing at the defender in the firing step.',
      'engine',
    ],
    'LW.inf.assault.armour-not': ['Armour takes no part in an assault: it rolls no die and never assaults.', 'engine'],
    'LW.inf.assault.armour-disabled': [
      'Armour close-assaulted by troops is disabled at once, without a die, if contact still stands in the assault step. Each squad in contact disables one vehicle.',
      'engine',
    ],
    'LW.inf.assault.armour-escort': [
      'Troops attack armour only when no enemy troops are left within 6 inches of it, at the declaration and again in the assault step.',
      'engine',
    ],
    'LW.inf.assault.loser': [
      'The loser moves back a full move, straight away from the nearest winner; its owner may turn that way by up to 45 degrees. Enemy bases cut it short; who leaves the table is lost.',
      'engine',
    ],
    'LW.inf.assault.loser-morale': ['A unit that lost an assault tests its morale in the same turn.', 'engine'],
    'LW.inf.assault.occupy': ['The winner takes the position it fought for.', 'engine'],
    'LW.inf.assault.halt': [
      'The winner halts to reorganise: in the next game turn it neither moves nor assaults, but it may fire.',
      'engine',
    ],
  },
  Artillery: {
    'LW.art.scope': [
      'Artillery fire is all fire with high explosive, by guns of any kind, armoured vehicles and mortars.',
      'engine',
    ],
    'LW.art.range': ['Artillery reaches any point of the table.', 'engine'],
    'LW.art.afv-los': [
      'Armoured vehicles and towed anti-tank guns fire high explosive only at what they see themselves.',
      'engine',
    ],
    'LW.art.op': [
      'Every unit headquarters contains an observation post: artillery and mortars fire at what they see themselves or what any friendly headquarters sees.',
      'engine',
    ],
    'LW.art.he.50': ['Calibre up to 50 mm: 3 dice.', 'engine'],
    'LW.art.he.90': ['Calibre up to 90 mm: 4 dice.', 'engine'],
    'LW.art.he.over': ['Calibre over 90 mm: 5 dice.', 'engine'],
    'LW.art.he.weapon': ['The dice are those of each gun or mortar; each fires on its own.', 'engine'],
    'LW.art.adj.buildings': ['1 die less against troops or heavy weapons among buildings or in other cover.', 'engine'],
    'LW.art.adj.stopped': [
      '1 die less against troops or heavy weapons that have not moved in this turn, in the open.',
      'engine',
    ],
    'LW.art.adj.field': ['2 dice less against troops or heavy weapons in field defences.', 'engine'],
    'LW.art.adj.tank': [
      '2 dice less when a tank or other armoured vehicle fires, except self-propelled artillery. It adds to the line for the target; having moved costs nothing more.',
      'engine',
    ],
    'LW.art.adj.fort': ['3 dice less against troops or heavy weapons in a fortification.', 'engine'],
    'LW.art.adj.max': [
      'Where the target is partly in cover the largest reduction counts, once. What stands beside it does not matter.',
      'engine',
    ],
    'LW.art.zero': ['Where no die is left there is no shot.', 'engine'],
    'LW.art.no-ranging': ['There is no ranging: the need for a 6 stands for it.', 'reference'],
    'LW.art.nominate': [
      'The firer names a squad, a battery or a vehicle, then throws. A battery is named through one of its guns: that gun takes the first 6 and is the middle of the zone, the whole battery is the target for cover.',
      'engine',
    ],
    'LW.art.six': ['Each 6 is a casualty to the target.', 'engine'],
    'LW.art.zone': ['The target zone is 6 inches round the named target.', 'engine'],
    'LW.art.afv-die': [
      'Each armoured vehicle in the zone gets one marked die of the throw; a 6 on it disables the vehicle, friend or foe, whatever its armour. The named vehicle comes first, then the nearest. Unless a vehicle is the target one die stays unmarked.',
      'engine',
    ],
    'LW.art.displace': [
      'The second 6 goes to the nearest squad or battery within 6 inches of the target, friend or foe.',
      'engine',
    ],
    'LW.art.displace.chain': [
      'So do all further sixes, always measured from the named target; where nobody is left they are lost. Armoured vehicles are hit only by their own die.',
      'engine',
    ],
    'LW.art.removal': ['Casualties leave the game at once.', 'engine'],
    'LW.art.removal.order': [
      'The first 6 takes the named base. Further ones take infantry in the open first, then infantry in cover, then crews, guns and soft vehicles, the nearest first; marked dice come last. At equal distance the owner picks.',
      'engine',
    ],
    'LW.art.crew-afv': [
      'Where the target is an armoured vehicle its own die decides; every other 6 is displaced.',
      'engine',
    ],
  },
  'Command and morale': {
    'LW.cmd.platoon': ['The smallest unit under command is the platoon.', 'reference'],
    'LW.cmd.radius': [
      'A unit keeps its command when all its squads and direct support form one chain, each within 6 inches of the next.',
      'engine',
    ],
    'LW.cmd.radius.main': [
      'Of several groups the one with the headquarters is in command, else the largest, else the one its owner picks.',
      'engine',
    ],
    'LW.cmd.exempt': ['Armour and artillery need no chain.', 'engine'],
    'LW.cmd.radio': ['The radio between company and platoons reaches over the whole table.', 'reference'],
    'LW.cmd.out.move': [
      'A squad out of command rejoins its unit or halts: its move ends linked or, if that is out of reach, nearer to the nearest linked base.',
      'engine',
    ],
    'LW.cmd.out.fire': [
      'A squad out of command only defends itself: defensive fire, or fire at an enemy that fired at it or assaulted it in this turn or the last. It never assaults.',
      'engine',
    ],
    'LW.morale.elite': ['Elite troops pass on 5.', 'engine'],
    'LW.morale.hardened': ['Battle-hardened troops pass on 6.', 'engine'],
    'LW.morale.replacement': ['Replacements pass on 7.', 'engine'],
    'LW.morale.irregular': ['Volkssturm and irregulars pass on 8.', 'engine'],
    'LW.morale.when.assault': ['A unit tests when it has lost an assault.', 'engine'],
    'LW.morale.when.half': [
      'A unit tests when it falls below half its original strength, and after every later loss; bases times two are then less than it started with.',
      'engine',
    ],
    'LW.morale.when.retire': [
      'A unit tests when one of its bases retires before an enemy that sees it, of its own will or not. Withdrawing unseen is no retreat.',
      'engine',
    ],
    'LW.morale.test': ['Each base of the unit rolls 2 dice and passes if the total reaches its rating.', 'engine'],
    'LW.morale.extra.field': ['In field defences it adds 1 die to the total.', 'engine'],
    'LW.morale.extra.fort': ['In a fortification it adds 2 dice to the total.', 'engine'],
    'LW.morale.extra.afv': ['Armoured vehicles add 1 die in field defences or fortifications.', 'engine'],
    'LW.morale.fail': [
      'A base that fails retires a full move at once and tests again each turn until it passes or leaves the table. Meanwhile it makes no move of its own, does not assault and fires only in defence.',
      'engine',
    ],
    'LW.morale.once': ['A base tests once in a turn, however many reasons there are.', 'engine'],
  },
  'Worked examples': {
    'EX.LW.1': [
      'A PzIV H fires at a Sherman from the front at 24 inches: 8 dice less 6 leave 2; at least one 6 disables it, 11 chances in 36.',
      'engine',
    ],
    'EX.LW.2': [
      'A zone is tested with 5 dice and one armoured vehicle stands in it: 4 plain dice and 1 marked one for the vehicle.',
      'engine',
    ],
  },
} as const

type Headings = typeof RULES
type IdsOf<H> = H extends H ? keyof H : never

export type LwRule = IdsOf<Headings[keyof Headings]>

declare module '../../engine/rulebook' {
  interface RuleIds {
    'lightning-war': LwRule
  }
}

const dice = (he: number | null): string => (he === null ? 'no high explosive' : `high explosive ${he} dice`)

/** The printed tables are rules too: each row can be cited. */
const gunRows: RuleEntry[] = GUNS.map(gun => ({
  id: `LW.gun.${gun.id}`,
  heading: 'Gun performance',
  text: `${NATIONS[nationOf(gun.id)]}, ${gun.name}: ${gun.to12} dice to 12 inches, ${gun.to24} to 24; ${dice(gun.he)}.`,
  status: 'engine',
}))

/** What it is, with which guns, and whether they fall silent while it moves. */
const armed = (vehicle: Vehicle): string =>
  [
    MODEL_CLASSES[vehicle.mobility],
    vehicle.guns.map(({ gun, mg }) => (mg === 4 ? 'heavy machine gun' : gunNamed(gun).name)).join(' and '),
    ...(moveOrFire(vehicle) ? ['moves or fires'] : []),
  ].join(', ')

const vehicleRows: RuleEntry[] = VEHICLES.map(vehicle => ({
  id: `LW.veh.${vehicle.row}`,
  heading: 'Vehicle defence values',
  text: `${NATIONS[nationOf(vehicle.row)]}, ${vehicle.printed}: front ${vehicle.front}, side and rear ${vehicle.side}; ${armed(vehicle)}.`,
  status: 'engine',
}))

export const entries: readonly RuleEntry[] = [...rulesOf(RULES), ...gunRows, ...vehicleRows]
