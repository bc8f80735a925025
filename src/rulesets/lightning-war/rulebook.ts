import { type RuleEntry, rulesOf } from '../../engine/rulebook'
import { GUNS, type Gun, type GunId, gunNamed, NATIONS, nationOf } from './tables/guns'
import { MODEL_CLASSES, moveOrFire, VEHICLES, type Vehicle, type VehicleId } from './tables/vehicles'

/** Every rule of the game in our own words, in the order of the sheet. */
const RULES = {
  'Board and measuring': {
    'LW.board.measure': [
      'Measure every distance from the centre of one base to the centre of the other. A limit includes its last inch. The length of a move is the length of the path that the centre takes.',
      'engine',
    ],
    'LW.board.contact': [
      "Bases are in contact when their footprints touch. Only an assault can end in contact with an enemy base, and no base can end on top of another. You can't move through enemy bases, but you can move through friendly ones.",
      'engine',
    ],
    'LW.board.footprint': [
      'A squad or gun base is 1.2 inches square (about 30 mm). A vehicle is 2 inches long and 1 inch wide. You can change these sizes in the set-up.',
      'engine',
    ],
    'LW.board.terrain': [
      'Each piece of terrain has one or more effects: bad going, cover, buildings, field defences, fortification, road, blocks sight, crest. The players agree on them before play.',
      'referee',
    ],
    'LW.board.edges': [
      'Each side has its own table edge. A base that moves or is forced off the table is lost.',
      'engine',
    ],
    'LW.board.arc': [
      'A turret fires all round. A casemate, hull or towed gun fires up to 45° to either side of its front, and the Archer of its rear. Infantry and machine guns fire all round, and indirect fire has no arc.',
      'engine',
    ],
    'LW.unit.base': ['Infantry is based in squads or sections of three to five figures.', 'reference'],
    'LW.unit.smallest': [
      'The smallest unit is a platoon of infantry, a battery of guns or mortars, or a troop of vehicles.',
      'engine',
    ],
    'LW.victory': [
      'The scenario says how to win. A side that has no bases left on the table or still to arrive has lost.',
      'referee',
    ],
  },
  'Turn sequence': {
    'LW.turn.1': ['Each side rolls a die. The highest roll decides which side has the initiative this turn.', 'engine'],
    'LW.turn.1.tie': ['Tied dice are rolled again.', 'engine'],
    'LW.turn.1.each': ['Roll for initiative again every game turn.', 'engine'],
    'LW.turn.2': [
      'All movement takes place. The side with the initiative moves all its units first, in any order; then the other side moves.',
      'engine',
    ],
    'LW.turn.3': ['All firing takes place. The side with the initiative fires first.', 'engine'],
    'LW.turn.3.once': ['Every weapon can fire only once per game turn, and defensive fire counts.', 'engine'],
    'LW.turn.3.removal': [
      'Losses from a shot are removed before the next shot, so the side that fires second fires with what it has left.',
      'engine',
    ],
    'LW.turn.4': ['All close assaults are fought, in the order chosen by the side with the initiative.', 'engine'],
    'LW.turn.5': ['Units that must test their morale do so, those of the side with the initiative first.', 'engine'],
  },
  Visibility: {
    'LW.vis.los': ['You can engage a target only along a direct line of sight that nothing interrupts.', 'engine'],
    'LW.vis.target': [
      "Only enemy units, weapons and vehicles can be targets. You can't target empty ground, terrain or your own side.",
      'engine',
    ],
    'LW.vis.season': [
      "Optional: the season limits how far anyone can see. Roll the season's dice once before the first turn. Their sum in inches is the longest line of sight.",
      'engine',
    ],
    'LW.vis.season.winter': ['In winter, roll 4 dice: 4 to 24 inches, 14 on average.', 'engine'],
    'LW.vis.season.autumn-spring': ['In autumn and spring, roll 6 dice: 6 to 36 inches, 21 on average.', 'engine'],
    'LW.vis.season.summer': ['In summer, roll 8 dice: 8 to 48 inches, 28 on average.', 'engine'],
    'LW.vis.dead-ground': [
      'An object or hill in the line of sight creates dead ground. Measure its thickness along the line: the same distance in front of it and behind it is dead ground.',
      'engine',
    ],
    'LW.vis.dead-ground.hidden': [
      "A base in dead ground can't be seen from across the object and can't see across it. If both ends of the line are beyond the dead ground, the line passes over the object and is open.",
      'engine',
    ],
    'LW.vis.dead-ground.several': [
      'If several objects are on the line, judge each one separately, by its own thickness.',
      'engine',
    ],
    'LW.vis.own-terrain': [
      "The terrain that a base is in doesn't block lines to or from it; it gives cover instead. Bases and wrecks never block a line of sight.",
      'engine',
    ],
    'LW.vis.mutual': [
      'Sight is mutual: two bases see each other when the line between their centres is open and no longer than the visibility.',
      'engine',
    ],
  },
  'Vehicle movement': {
    'LW.move.afv': ['Tanks, half-tracks and wheeled armoured vehicles move up to 12 inches.', 'engine'],
    'LW.move.bad-going': ['Bad going halves the rate: each inch in it costs 2 of the 12 movement points.', 'engine'],
    'LW.move.double': [
      'Medium tanks, light tanks and wheeled armoured vehicles can move at double rate (24 inches) when they retire or withdraw, or when they stay on a road outside enemy fire.',
      'engine',
    ],
    'LW.move.double.no-fire': ["A vehicle that moves at double rate can't fire that turn.", 'engine'],
    'LW.move.double.road': [
      "To move at double rate by road, the whole path must be on the road, including its start and end. No enemy weapon may see any point of it within its own range: gun 24 inches, machine gun 12, infantry 6, SMG 3. Indirect artillery doesn't count.",
      'engine',
    ],
    'LW.move.double.retire': [
      'To retire, a base must be seen by an enemy at the start, and must end at least 1 inch farther from every enemy that saw it and at least 1 inch nearer its own edge. To withdraw, no enemy may see it at the start, and it must end at least 1 inch nearer its own edge.',
      'engine',
    ],
    'LW.move.heavy': [
      "Heavy tanks and infantry tanks never move more than 12 inches. They can't use double rate or dash.",
      'engine',
    ],
    'LW.move.truck.road': ['Trucks and jeeps move up to 12 inches on roads.', 'engine'],
    'LW.move.truck.off': [
      'Off the road, trucks and jeeps move up to 6 inches: each inch costs 2 of their 12 movement points.',
      'engine',
    ],
    'LW.move.truck.bad': [
      'Trucks and jeeps can never enter bad going. A road through bad going counts as road.',
      'engine',
    ],
    'LW.move.dash': [
      'Any vehicle except heavy and infantry tanks can dash for cover at double rate. Bad going still halves the rate.',
      'engine',
    ],
    'LW.move.dash.no-fire': ["A vehicle that dashes can't fire that turn.", 'engine'],
    'LW.move.dash.cover': [
      'A dash must end in cover, hull down, in field defences or a fortification, or out of sight of every enemy base.',
      'engine',
    ],
    'LW.move.pivot': ['Turning on the spot costs no movement but counts as moving.', 'engine'],
    'LW.move.once': ['A base makes only one move per turn, whatever kind of move it is.', 'engine'],
    'LW.move.gun': [
      "A towed gun moves up to 6 inches by hand and can't dash. When towed by a truck, it moves with the truck.",
      'engine',
    ],
    'LW.opt.transport': [
      "Optional: a truck or half-track can carry one squad or team, or tow one gun. To mount, dismount or hitch up, a passenger uses its whole move and must be within 1 inch of the vehicle. Passengers can't fire. If the vehicle is disabled, place them beside the wreck; they count as having moved.",
      'engine',
    ],
  },
  Armour: {
    'LW.armour.dice': ["A gun's performance number is the number of dice it rolls when it fires at armour.", 'engine'],
    'LW.armour.range': [
      'Use the first column at ranges up to 12 inches and the second at more than 12 and up to 24. No gun can fire at armour beyond 24 inches.',
      'engine',
    ],
    'LW.armour.defence': ["Subtract the target's defence value from the number of dice.", 'engine'],
    'LW.armour.moved': ['Roll 2 fewer dice if the firer moved this turn.', 'engine'],
    'LW.armour.hull-down': [
      'Roll 1 die fewer (never 2) if the target is hull down or partly obscured. It is if it is on a crest or in cover, or if any of the lines to its corners and centre are blocked or pass through cover or a wreck.',
      'engine',
    ],
    'LW.armour.turret2': [
      'A vehicle with two men or fewer in its turret can move or fire in a turn, but not both.',
      'engine',
    ],
    'LW.armour.hit': ['At least one 6 disables the target. Further 6s have no effect.', 'engine'],
    'LW.armour.floor': [
      "You always roll at least 1 die, even if the gun has fewer dice than the target's defence or loses them to other reductions.",
      'engine',
    ],
    'LW.armour.order': [
      "Start with the gun's dice. Subtract the defence, then 2 if the firer moved, then 1 if the target is hull down. If less than 1 die is left, roll 1.",
      'engine',
    ],
    'LW.armour.side-rear': [
      "Draw a line along the target's front edge, at right angles to its facing. If the firer is behind that line, use the side and rear value. A firer exactly on the line is in front.",
      'engine',
    ],
    'LW.armour.disabled': [
      'A disabled vehicle is out of action. Its wreck stays on the table, gives cover and counts as a loss.',
      'engine',
    ],
    'LW.armour.weapon-target': [
      "Anti-tank fire is only for vehicles. Rifles and SMGs can't hurt armour. A machine gun can hurt it only where the defence value is 1, with 1 die up to 12 inches. Any weapon can hit a soft vehicle like troops in the open, and it has no defence against anti-tank fire.",
      'engine',
    ],
    'LW.armour.multi': [
      'The Lee and the Char B1 can fire both of their guns, once each, at the same target.',
      'engine',
    ],
  },
  Infantry: {
    'LW.inf.move': ["Infantry moves up to 6 inches. Bad going doesn't slow it, and roads don't speed it up.", 'engine'],
    'LW.inf.dash': [
      'Infantry can dash for cover at double rate, up to 12 inches. The dash must end in cover or out of sight.',
      'engine',
    ],
    'LW.inf.dash.no-fire': ["Infantry that dashes can't fire or assault that turn.", 'engine'],
    'LW.inf.setup': [
      'Machine guns, mortars and artillery need one full game turn to set up: after moving, they must spend a whole turn without moving or firing. They start the game ready. Weapons on vehicles need no set-up.',
      'engine',
    ],
    'LW.inf.towed-at': ['A towed anti-tank gun that moved can still fire, but rolls 2 fewer dice.', 'engine'],
    'LW.inf.range': ['Infantry fires up to 6 inches.', 'engine'],
    'LW.inf.rifle': ['A rifle squad with its light machine gun rolls 3 dice.', 'engine'],
    'LW.inf.smg': ['An SMG squad rolls 4 dice, up to 3 inches.', 'engine'],
    'LW.inf.mmg': ['A medium machine gun rolls 3 dice, up to 12 inches.', 'engine'],
    'LW.inf.hmg': ['A heavy machine gun rolls 4 dice, up to 12 inches.', 'engine'],
    'LW.inf.target.cover': ['Roll 1 die fewer if the target is in cover.', 'engine'],
    'LW.inf.target.halted': [
      "Roll 1 die fewer if the target is halted in the open, which means that it hasn't moved this turn. This doesn't add to the reduction for cover.",
      'engine',
    ],
    'LW.inf.target.defences': [
      'Roll 2 fewer dice if the target is in field defences, prepared defences or a fortification. Only the largest of these reductions counts.',
      'engine',
    ],
    'LW.inf.hit': ['Each 6 removes one base.', 'engine'],
    'LW.inf.hit.more': [
      'The first 6 removes the base you aimed at. Each further 6 removes the nearest other base of its unit that the firer can see within range. If there is none, the 6 has no effect.',
      'engine',
    ],
    'LW.inf.move-fire': ['A squad that moved without dashing fires with all its dice.', 'engine'],
  },
  'Infantry assault': {
    'LW.inf.assault.unit': ['Assaults are fought between whole units.', 'engine'],
    'LW.inf.assault.commit': ['A squad that touches an enemy base commits its whole unit.', 'engine'],
    'LW.inf.assault.commit-defender': ['The unit it touches is also committed as a whole.', 'engine'],
    'LW.inf.assault.declare': [
      'Declare an assault in the movement step, instead of moving. The unit must not have moved with any squad, and it assaults one enemy unit or vehicle.',
      'engine',
    ],
    'LW.inf.assault.double': [
      'The attackers move at up to double rate, 12 inches. At least one squad must reach contact. The others come as close as they can and are committed as well.',
      'engine',
    ],
    'LW.inf.assault.bad-going': ["An assault can't pass through or across bad going.", 'engine'],
    'LW.inf.assault.defensive-fire': [
      "Before contact, the defender fires one round. This is the defender's fire for this turn, made early, by every base of the unit that is ready and hasn't fired. Measure the range to where the attackers arrive. They get no reduction for cover or for halting.",
      'engine',
    ],
    'LW.inf.assault.remove-first': [
      'Losses from defensive fire are removed before contact. If no attacker is left, the assault is over.',
      'engine',
    ],
    'LW.inf.assault.pinned': ["A unit that is being assaulted can't move, dash or assault this turn.", 'engine'],
    'LW.inf.assault.no-fire': ["Assaulting squads don't fire in the firing step.", 'engine'],
    'LW.inf.assault.closing': [
      'During the firing step, the attackers are in contact and count as closing. Anyone can fire at either unit. The fight itself follows in the assault step.',
      'engine',
    ],
    'LW.inf.assault.melee': ['Each squad, team and crew of both units rolls one die, all at the same time.', 'engine'],
    'LW.inf.assault.six': [
      'Each 6 causes one loss to the opposing unit, removed at once; its owner chooses the base. Only bases that are actually removed count as losses.',
      'engine',
    ],
    'LW.inf.assault.winner': ['The unit with fewer losses in the round wins.', 'engine'],
    'LW.inf.assault.draw': ['Any other result is a draw.', 'engine'],
    'LW.inf.assault.continue': [
      "Keep fighting rounds until one unit wins; the step can't end before that. If one unit is wiped out, the other wins. If both are, nobody wins and nobody tests morale.",
      'engine',
    ],
    'LW.inf.assault.armour-support': [
      'Friendly armour can support a closing assault by firing at the defender in the firing step.',
      'engine',
    ],
    'LW.inf.assault.armour-not': ["Armour takes no part in an assault: it rolls no die and can't assault.", 'engine'],
    'LW.inf.assault.armour-disabled': [
      'Armour that is close-assaulted by troops is disabled at once, without a roll, if they are still in contact in the assault step. Each squad in contact disables one vehicle.',
      'engine',
    ],
    'LW.inf.assault.armour-escort': [
      'Troops can assault armour only if no enemy troops are within 6 inches of it. This is checked when the assault is declared and again in the assault step.',
      'engine',
    ],
    'LW.inf.assault.loser': [
      'The loser moves back one full move, straight away from the nearest winner; its owner can change the direction by up to 45°. Enemy bases cut the move short. A base that leaves the table is lost.',
      'engine',
    ],
    'LW.inf.assault.loser-morale': ['A unit that lost an assault tests its morale in the same turn.', 'engine'],
    'LW.inf.assault.occupy': ['The winner takes the position it fought for.', 'engine'],
    'LW.inf.assault.halt': [
      "The winner halts to reorganise: in the next game turn it can't move or assault, but it can fire.",
      'engine',
    ],
  },
  Artillery: {
    'LW.art.scope': [
      'Artillery fire is all high-explosive fire, by guns of any kind, armoured vehicles and mortars.',
      'engine',
    ],
    'LW.art.range': ['Artillery can reach any point on the table.', 'engine'],
    'LW.art.afv-los': [
      'Armoured vehicles and towed anti-tank guns can fire high explosive only at targets they see themselves.',
      'engine',
    ],
    'LW.art.op': [
      'Every unit headquarters includes an observation post. Artillery and mortars can fire at what they see themselves or what any friendly headquarters sees.',
      'engine',
    ],
    'LW.art.he.50': ['A calibre of up to 50 mm rolls 3 dice.', 'engine'],
    'LW.art.he.90': ['A calibre of up to 90 mm rolls 4 dice.', 'engine'],
    'LW.art.he.over': ['A calibre of more than 90 mm rolls 5 dice.', 'engine'],
    'LW.art.he.weapon': ['These are the dice of each gun or mortar. Each one fires separately.', 'engine'],
    'LW.art.adj.buildings': [
      'Roll 1 die fewer against troops or heavy weapons among buildings or in other cover.',
      'engine',
    ],
    'LW.art.adj.stopped': [
      "Roll 1 die fewer against troops or heavy weapons in the open that haven't moved this turn.",
      'engine',
    ],
    'LW.art.adj.field': ['Roll 2 fewer dice against troops or heavy weapons in field defences.', 'engine'],
    'LW.art.adj.tank': [
      "Roll 2 fewer dice when a tank or other armoured vehicle fires, except self-propelled artillery. This adds to the reduction for the target. Having moved doesn't cost any more dice.",
      'engine',
    ],
    'LW.art.adj.fort': ['Roll 3 fewer dice against troops or heavy weapons in a fortification.', 'engine'],
    'LW.art.adj.max': [
      "If only part of the target is in cover, the largest reduction counts, once. Bases near the target don't matter.",
      'engine',
    ],
    'LW.art.zero': ['If no dice are left, there is no shot.', 'engine'],
    'LW.art.no-ranging': ['There is no ranging in; needing a 6 covers it.', 'reference'],
    'LW.art.nominate': [
      'Name a squad, a battery or a vehicle as the target, then roll. To target a battery, name one of its guns: that gun takes the first 6 and is the centre of the zone, but cover is judged for the whole battery.',
      'engine',
    ],
    'LW.art.six': ['Each 6 is a casualty to the target.', 'engine'],
    'LW.art.zone': ['The target zone is 6 inches around the named target.', 'engine'],
    'LW.art.afv-die': [
      'Each armoured vehicle in the zone gets one marked die of the roll. A 6 on that die disables the vehicle, friend or enemy, whatever its armour. The named vehicle gets the first marked die, then the nearest vehicles. Unless the target is a vehicle, at least one die stays unmarked.',
      'engine',
    ],
    'LW.art.displace': [
      'The second 6 goes to the nearest squad or battery within 6 inches of the target, friend or enemy.',
      'engine',
    ],
    'LW.art.displace.chain': [
      'All further 6s do the same, always measured from the named target. If nobody is left, they have no effect. Armoured vehicles are hit only by their own die.',
      'engine',
    ],
    'LW.art.removal': ['Casualties are removed from the game at once.', 'engine'],
    'LW.art.removal.order': [
      'The first 6 removes the named base. Further 6s remove infantry in the open first, then infantry in cover, then crews, guns and soft vehicles, the nearest first in each group. Marked dice come last. If distances are equal, the owner of the bases chooses.',
      'engine',
    ],
    'LW.art.crew-afv': [
      'If the target is an armoured vehicle, its own die decides its fate. Every other 6 is displaced.',
      'engine',
    ],
  },
  'Command and morale': {
    'LW.cmd.platoon': ['The smallest unit under command is the platoon.', 'reference'],
    'LW.cmd.radius': [
      'A unit is in command when all its squads and direct support form one chain, each base within 6 inches of the next.',
      'engine',
    ],
    'LW.cmd.radius.main': [
      'If a unit is split into several groups, the one with the headquarters is in command. If none has it, the largest group is; if groups are equal, the owner chooses.',
      'engine',
    ],
    'LW.cmd.exempt': ["Armour and artillery don't need to be in the chain.", 'engine'],
    'LW.cmd.radio': ['The radio between company headquarters and platoons reaches the whole table.', 'reference'],
    'LW.cmd.out.move': [
      'A squad out of command must rejoin its unit or stay halted. Its move must end linked to the unit or, if that is out of reach, closer to the nearest linked base.',
      'engine',
    ],
    'LW.cmd.out.fire': [
      "A squad out of command can only defend itself: it can use defensive fire, or fire at an enemy that fired at it or assaulted it this turn or last turn. It can't assault.",
      'engine',
    ],
    'LW.morale.elite': ['Elite troops pass on 5 or more.', 'engine'],
    'LW.morale.hardened': ['Battle-hardened troops pass on 6 or more.', 'engine'],
    'LW.morale.replacement': ['Replacements pass on 7 or more.', 'engine'],
    'LW.morale.irregular': ['Volkssturm and irregulars pass on 8 or more.', 'engine'],
    'LW.morale.when.assault': ['A unit tests when it has lost an assault.', 'engine'],
    'LW.morale.when.half': [
      'A unit tests when it falls below half its original strength, and again after every later loss. It is below half when twice its remaining bases are fewer than it started with.',
      'engine',
    ],
    'LW.morale.when.retire': [
      "A unit tests when one of its bases retires from an enemy that sees it, by choice or not. Withdrawing unseen doesn't count.",
      'engine',
    ],
    'LW.morale.test': ['Each base of the unit rolls 2 dice. It passes if the total is at least its rating.', 'engine'],
    'LW.morale.extra.field': ['A base in field defences adds 1 die to its total.', 'engine'],
    'LW.morale.extra.fort': ['A base in a fortification adds 2 dice to its total.', 'engine'],
    'LW.morale.extra.afv': ['An armoured vehicle in field defences or a fortification adds 1 die.', 'engine'],
    'LW.morale.fail': [
      "A base that fails retires a full move at once. It tests again each turn until it passes or leaves the table. Until then it can't move by choice or assault, and it fires only in defence.",
      'engine',
    ],
    'LW.morale.once': ['A base tests only once per turn, however many reasons there are.', 'engine'],
  },
  'Worked examples': {
    'EX.LW.1': [
      'A PzIV H fires at the front of a Sherman at 24 inches. 8 dice minus 6 leaves 2 dice. The chance of at least one 6, which disables the Sherman, is 11 in 36.',
      'engine',
    ],
    'EX.LW.2': [
      'A shot with 5 dice has one armoured vehicle in its zone. 4 dice are plain, and 1 marked die is for the vehicle.',
      'engine',
    ],
  },
} as const

type Headings = typeof RULES
type IdsOf<H> = H extends H ? keyof H : never

/** The id of a rule. Citing an unknown one doesn't compile. */
export type LwRule = IdsOf<Headings[keyof Headings]> | `LW.gun.${GunId}` | `LW.veh.${VehicleId}`

declare module '../../engine/rulebook' {
  interface RuleIds {
    'lightning-war': LwRule
  }
}

const nation = (id: string): string => (nationOf(id) === 'house' ? 'House value' : NATIONS[nationOf(id)])
const dice = (count: number): string => (count === 1 ? '1 die' : `${count} dice`)

/** LW.armour.weapon-target: a vehicle's machine gun has no row of its own against armour. */
function diceOf({ to12, to24, he }: Gun): string {
  if (to12 === 0)
    return 'on a vehicle, 3 dice against troops up to 12 inches, or 4 for a heavy machine gun; against armour, 1 die up to 12 inches and only where the defence is 1'
  const shells = he === null ? 'no high explosive' : `${dice(he)} with high explosive`
  return `${dice(to12)} up to 12 inches, ${dice(to24)} up to 24 inches; ${shells}`
}

/** The printed tables are rules too: each row can be cited. */
const gunRows: RuleEntry[] = GUNS.map(gun => ({
  id: `LW.gun.${gun.id}`,
  heading: 'Gun performance',
  text: `${nation(gun.id)}, ${gun.name}: ${diceOf(gun)}.`,
  status: 'engine',
}))

/** Its class and guns, and whether it must choose between moving and firing. */
function armed(vehicle: Vehicle): string {
  const guns = vehicle.guns.map(({ gun, mg }) => (mg === 4 ? 'heavy machine gun' : gunNamed(gun).name)).join(' and ')
  const limit = moveOrFire(vehicle) ? ' It can move or fire in a turn, not both.' : ''
  return `Class: ${MODEL_CLASSES[vehicle.mobility]}. Armed with: ${guns}.${limit}`
}

const vehicleRows: RuleEntry[] = VEHICLES.map(vehicle => ({
  id: `LW.veh.${vehicle.row}`,
  heading: 'Vehicle defence values',
  text: `${nation(vehicle.row)}, ${vehicle.printed}: defence ${vehicle.front} at the front, ${vehicle.side} at the side and rear. ${armed(vehicle)}`,
  status: 'engine',
}))

export const entries: readonly RuleEntry[] = [...rulesOf(RULES), ...gunRows, ...vehicleRows]
