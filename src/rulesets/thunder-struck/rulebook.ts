import { rulesOf } from '../../engine/rulebook'

/** Every rule of the game in its own order, in short words of ours. */
const RULES = {
  'Board and console': {
    'TS.board.ring': ['A Sector is a closed ring of 16 spaces 0..15, numbered clockwise, 0 at the top.', 'engine'],
    'TS.board.sectors': ['2 players: one Sector; 4 players: two Sectors N and S.', 'engine'],
    'TS.board.halves': ['East half 0-7, West half 8-15.', 'engine'],
    'TS.board.warp-spots': ['The 2 spots of the opposite side: from East 10 and 14, from West 2 and 6.', 'engine'],
    'TS.board.gates': ['4 players: gate pairs N7-S1, N8-S0, N9-S15.', 'engine'],
    'TS.board.start': [
      '2 players: A at 4, B at 12; 4 players: N4 seat 1 (A), N12 seat 2 (B), S4 seat 3 (A), S12 seat 4 (B); all facing clockwise.',
      'engine',
    ],
    'TS.board.facing': ['A ship faces clockwise (+1) or counter-clockwise (-1)', 'engine'],
    'TS.board.areas': ['Boost area, Manoeuvre token, Reflex parking, Turn Marker place beside the ring(s)', 'engine'],
    'TS.console.spaces': [
      '11 dice spaces: F1 F2 Fire, B1 B2 Boost, M1 M2 Manoeuvre, P1 P2 Power, SF SM SR Shields; 4 cube places.',
      'engine',
    ],
    'TS.console.zones': ['Front zone F1 F2 SF M1 P1 SM; rear zone B1 B2 M2 P2 SR SM; SM belongs to both.', 'engine'],
    'TS.console.capacity': ['One die per dice space.', 'engine'],
    'TS.components': [
      '4 ships, 16 coloured dice, 1 green die, 12 Shield tokens, 16 cubes, 44 Damage tokens, 4 screens, 1 marker; supply never runs out.',
      'reference',
    ],
  },
  'Set-up': {
    'TS.setup.1.board': ['Battlefield board in the middle of all players.', 'reference'],
    'TS.setup.1.ships': ['4 Ship tokens on it, a colour chosen per player.', 'engine'],
    'TS.setup.1.shields': ['Shield tokens in reach of all (common supply)', 'engine'],
    'TS.setup.1.marker': ['Turn Marker above the Battlefield.', 'engine'],
    'TS.setup.2.reflex': ['Green Reflex die beside the Boost / Manoeuvre area.', 'engine'],
    'TS.setup.3.console': [
      'Each player: console of his colour, 4 matching d6, Damage tokens, Strategy Screen.',
      'engine',
    ],
    'TS.setup.3.screen': [
      'Screen is asterisked: in software the hidden view is always on; optional in friendly play.',
      'engine',
    ],
    'TS.setup.4.shield': ['Each ship starts with a Shield token on its 5/6 (Mid) space.', 'engine'],
    'TS.setup.5.supply': ['Power cubes in common supply.', 'engine'],
    'TS.setup.5.cube': ['Each ship starts with 1 cube.', 'engine'],
    'TS.setup.6.teams': ['4 players form 2 teams of 2.', 'engine'],
    'TS.setup.6.no-talk': [
      'Team mates may not tell each other their dice nor help with the placement (Planning Phase)',
      'engine',
    ],
    'TS.setup.6.opposite': ['Team mates sit opposite: seats 1+3 and 2+4.', 'engine'],
    'TS.setup.6.help': ['Team mates may help each other in the Action Phase, screens off.', 'reference'],
    'TS.setup.seats': ['2 or 4 seats; 1, 3 or 5 refused.', 'engine'],
  },
  'Planning Phase': {
    'TS.plan.1.first': [
      'Decide who goes first (players agree, or highest d6, ties reroll); that player takes the Turn Marker.',
      'engine',
    ],
    'TS.plan.1.later': ['Later rounds: marker passes on (TS.act.2.pass-token, TS.end.4.marker)', 'engine'],
    'TS.plan.2.simultaneous': [
      'All plan at the same time, each behind his screen; hot-seat: one after the other with a hand-over blackout, no leak.',
      'engine',
    ],
    'TS.plan.2.roll': ['Each rolls his 4 dice (5 with the Reflex die)', 'engine'],
    'TS.plan.2.place': ['Positions the dice on available spaces = free and undamaged.', 'engine'],
    'TS.plan.2.place-all': [
      'Every die must be placed if any legal space exists; a die that fits nowhere is set aside.',
      'engine',
    ],
    'TS.plan.2.damaged': ['A damaged space takes no die.', 'engine'],
    'TS.plan.2.shield-face': ['SF takes 1-2, SR takes 3-4, SM takes 5-6 (TS.shield.3.faces)', 'engine'],
    'TS.plan.2.active-shield': [
      'A shield space with an active token still counts as free for a fitting die.',
      'engine',
    ],
    'TS.plan.2.boost-min': ['At least 1 die in Boost.', 'engine'],
    'TS.plan.2.boost-max': ['At most 2 dice in Boost (1 if one Boost space is damaged)', 'engine'],
    'TS.plan.2.man-min': ['At least 1 die in Manoeuvre.', 'engine'],
    'TS.plan.2.man-max': ['At most 2 dice in Manoeuvre (1 if one is damaged)', 'engine'],
    'TS.plan.2.reroll': ['See TS.power.3.reroll.', 'engine'],
    'TS.plan.2.change': ['Until he confirms a player may rearrange his dice.', 'engine'],
    'TS.plan.3.reveal': ['When all have finished, screens go, all dice visible to all.', 'engine'],
    'TS.plan.3.next': ['Then the Action Phase.', 'engine'],
    'TS.plan.hidden': [
      'Before the reveal nobody else (team mate included) learns faces, places, re-rolls or cubes spent; log, undo, save and odds views are filtered.',
      'engine',
    ],
  },
  'Action Phase': {
    'TS.act.1.first': ['Holder of the First Player token goes first.', 'engine'],
    'TS.act.1.must': ['He must choose one die on his console and carry out its action (no pass)', 'engine'],
    'TS.act.1.next': ['Then the next player (clockwise by seat) does the same.', 'engine'],
    'TS.act.1.until': ['Until all dice of all players are actioned.', 'engine'],
    'TS.act.1.skip': ['A player without dice, or retired, is skipped.', 'engine'],
    'TS.act.1.dead-dice': ['The dice of a destroyed ship are taken off at once and count for nothing.', 'engine'],
    'TS.act.1.no-effect': [
      'An action without effect (shot out of reach, shield already up, cube store full) is still legal and uses the die.',
      'engine',
    ],
    'TS.act.2.pass-token': [
      'Phase over and 3 or more ships in battle: token to the next player, new Planning Phase (Reflex check included, TS.end.3)',
      'engine',
    ],
    'TS.act.2.continue': ['Repeat until only one team has ships, or one ship per team is left.', 'engine'],
    'TS.act.2.duel': ['One ship per team left: go on as a duel under TS.end.*.', 'engine'],
  },
  Boost: {
    'TS.boost.1.move': ['Removing a die from Boost moves the ship as many spaces as its face.', 'engine'],
    'TS.boost.1.full': ['The whole number is moved, forward only.', 'engine'],
    'TS.boost.2.both': ['With 2 dice on Boost both may be removed in one turn: one move of the sum.', 'engine'],
    'TS.boost.2.separate': ['Or one at a time on different turns.', 'engine'],
    'TS.boost.3.area': [
      "Used Boost dice go to the player's part of the Boost area until the end of the round.",
      'engine',
    ],
    'TS.boost.4.no-land': ['A ship cannot end on another ship.', 'engine'],
    'TS.boost.4.skip': ['Occupied spaces passed are not counted; friend or foe.', 'engine'],
    'TS.boost.4.wrap': ['15 -> 0 clockwise, 0 -> 15 counter-clockwise.', 'engine'],
    'TS.boost.sector': ['Boost never leaves the Sector.', 'engine'],
  },
  Manoeuvre: {
    'TS.man.1.trigger': ['A player with a die on Manoeuvre (or moving one there, TS.power.4) may action it.', 'engine'],
    'TS.man.1.remove-all': [
      "All dice on Manoeuvre are taken: the actor's and everybody's, one settlement for both Sectors.",
      'engine',
    ],
    'TS.man.1.opposed': ['Settled at once as an opposing action.', 'engine'],
    'TS.man.1.total': ["Each living player's Manoeuvre dice are totalled; 0 if he has none.", 'engine'],
    'TS.man.1.per-sector': [
      'In each Sector the single player with the highest total wins (individuals, not teams; Sector of the ship now)',
      'engine',
    ],
    'TS.man.1.draw': ['Tie for the highest in a Sector: no manoeuvre there; dice are used all the same.', 'engine'],
    'TS.man.1.alone': ['A ship alone in its Sector wins with any total of 1+.', 'engine'],
    'TS.man.1.loser-may-win': ['The actor may lose; then the other player wins and chooses.', 'engine'],
    'TS.man.2.choice': ['Each winner chooses one of three.', 'engine'],
    'TS.man.2.flip': ['FLIP: turn own ship 180 degrees.', 'engine'],
    'TS.man.2.nothing': ['Do nothing.', 'engine'],
    'TS.man.2.warp-two': ['WARP only if 2 of his own Manoeuvre dice are in this settlement.', 'engine'],
    'TS.man.2.warp': ['WARP: own ship to one of the 2 warp spots of the opposite half, any facing.', 'engine'],
    'TS.man.2.warp-free': ['An occupied spot may not be chosen; both occupied = no WARP.', 'engine'],
    'TS.man.2.own-ship': ["Only the winner's own ship is changed.", 'engine'],
    'TS.man.2.order': ['Two winners (two Sectors): actor first if he won, then turn order.', 'engine'],
    'TS.man.3.gates': [
      '4 players: a WARP begun on a gate space may go to its partner instead, any facing, if free and the Sector is open.',
      'engine',
    ],
    'TS.man.4.once': ['After a Manoeuvre no other one until the next round, by anybody.', 'engine'],
    'TS.man.5.token': [
      'All used Manoeuvre dice go onto the Manoeuvre token by owner until the end of the round.',
      'engine',
    ],
  },
  Shields: {
    'TS.shield.1.raise': ['Actioning a Shield die: Shield token from the supply onto that space.', 'engine'],
    'TS.shield.1.die': ['The die is set aside for the next round.', 'engine'],
    'TS.shield.2.active': ['Shield still active there: nothing changes, die is used.', 'engine'],
    'TS.shield.3.faces': ['Front space 1-2, Rear 3-4, Mid 5-6.', 'engine'],
    'TS.shield.3.three': ['Three spaces, at most one token each.', 'engine'],
    'TS.shield.3.front': ['Front shield protects only against hits from the front.', 'engine'],
    'TS.shield.3.rear': ['Rear shield protects only against hits from the rear.', 'engine'],
    'TS.shield.3.mid': ['Mid shield protects against both.', 'engine'],
    'TS.shield.4.choose': ['With several usable shields the player hit chooses.', 'engine'],
    'TS.shield.last': ['A shield lasts until used up or its space is damaged; it stays over rounds.', 'engine'],
  },
  Fire: {
    'TS.fire.1.hit': ['Enemy as close as or closer than the face of the Fire die = direct hit.', 'engine'],
    'TS.fire.1.miss': ['Farther away = miss.', 'engine'],
    'TS.fire.1.distance': [
      "Distance = steps from shooter to target along the shooter's facing, every space counted, occupied ones too (1..15)",
      'engine',
    ],
    'TS.fire.1.forward': ['Shots go forward only.', 'engine'],
    'TS.fire.1.nearest': [
      'The shot stops at the nearest enemy ahead in the same Sector; a farther enemy cannot be hit past him.',
      'engine',
    ],
    'TS.fire.1.sector': ['No shot into the other Sector.', 'engine'],
    'TS.fire.1.each-die': ['Each Fire die is a separate shot, never summed.', 'engine'],
    'TS.fire.1.die-aside': ['The used Fire die is set aside for the next round (not to the board areas)', 'engine'],
    'TS.fire.side': [
      "Target facing the shooter's direction of fire = hit in the rear; facing against it = hit in the front.",
      'engine',
    ],
    'TS.fire.2.destroyed': ['No usable shield: ship destroyed at once.', 'engine'],
    'TS.fire.2.game-ends': [
      'Two-player game (or duel): game ends at once; 4 players: ship retires, team plays on.',
      'engine',
    ],
    'TS.fire.3.choose-shield': ['Protected: player hit chooses the usable shield and removes its token.', 'engine'],
    'TS.fire.3.damage': ['Then he puts one Damage token on one undamaged dice space.', 'engine'],
    'TS.fire.3.zone': [
      'Front shield used: a front-zone space; Rear shield used: a rear-zone space (colour code)',
      'engine',
    ],
    'TS.fire.3.mid-any': ['Mid shield used: any space of the ship.', 'engine'],
    'TS.fire.3.one-token': ['Exactly one token per hit.', 'engine'],
    'TS.fire.3.cubes-safe': ['Cube places cannot be damaged.', 'engine'],
    'TS.fire.4.shield-off': ['Token on a space with an active shield: that shield is deactivated.', 'engine'],
    'TS.fire.5.die-lost': [
      'Token on a space with a waiting die: die set aside until the next round, even the last Boost or Manoeuvre die.',
      'engine',
    ],
    'TS.fire.6.pair-destroyed': [
      'Both Fire, or both Boost (Thrust), or both Manoeuvre spaces damaged: ship destroyed, game ends (4 players: retires)',
      'engine',
    ],
    'TS.fire.6.not-power': ['Both Power or all Shield spaces damaged does not destroy.', 'engine'],
    'TS.fire.6.never-forced': [
      "The space of the shield just used is itself undamaged and in its own zone, so a non-deadly choice always exists; completing a pair is always the owner's choice; UI warns, does not refuse.",
      'engine',
    ],
    'TS.fire.7.team': ['Shots pass team mates without harm and may not target them.', 'engine'],
    'TS.fire.permanent': ['Damage is never repaired.', 'engine'],
  },
  Power: {
    'TS.power.1.gain': ['Actioning a Power die (P1 or P2): die set aside, 1 cube from the supply.', 'engine'],
    'TS.power.1.six': ['Face 6 (after pip changes) gives 2 cubes.', 'engine'],
    'TS.power.1.max': ['At most 4 cubes; surplus lost; a full store is no refusal.', 'engine'],
    'TS.power.2.when': [
      'Cubes only on the own turn when about to action a die (exception TS.power.3.reroll)',
      'engine',
    ],
    'TS.power.2.return': ['A used cube goes back to the supply at once.', 'engine'],
    'TS.power.3.one-each': ['Each cube buys exactly one effect.', 'engine'],
    'TS.power.3.pip': ['Effect 1: die being actioned +1 or -1 pip; several cubes may be used in one turn.', 'engine'],
    'TS.power.3.pip-limit': ['Face stays within 1..6.', 'engine'],
    'TS.power.3.pip-which': [
      'Any own die of this very action (both Boost dice of a double, both own Manoeuvre dice)',
      'engine',
    ],
    'TS.power.3.move-die': [
      'Effect 2: move the die being actioned to another unoccupied space and action it there at once.',
      'engine',
    ],
    'TS.power.3.move-legal': [
      'Target space: undamaged, no die, Shield face must fit the final face; not Manoeuvre once a Manoeuvre took place.',
      'engine',
    ],
    'TS.power.3.move-boost': ['A die moved to Boost may be actioned together with the other Boost die.', 'engine'],
    'TS.power.3.mix': ['Pip and move may be combined, order free, final face and place count.', 'engine'],
    'TS.power.3.reroll': [
      'Effect 3: in the Planning Phase 1 cube re-rolls all own dice (not single ones, Reflex die included); repeatable per cube.',
      'engine',
    ],
    'TS.power.4.man': [
      'A Manoeuvre may be actioned by taking a die from another space with a cube to a free Manoeuvre space; it counts in the settlement, also for WARP.',
      'engine',
    ],
    'TS.power.5.man-keep': [
      'Cubes may not take the last own die off Manoeuvre before a Manoeuvre has taken place this round.',
      'engine',
    ],
    'TS.power.5.boost-keep': [
      'Cubes may not take the last own die off Boost before he himself has boosted this round.',
      'engine',
    ],
    'TS.power.6.double-barrel': [
      'A used Fire space may be refilled by a cube and fired again on a later turn of the round.',
      'engine',
    ],
    'TS.power.6.trip-burn': ['A used Boost space may be refilled: 3 Boost actions in one round are legal.', 'engine'],
  },
  'Ending the round and the game': {
    'TS.end.1.duel-sector': [
      '4 players: two ships of opposite teams retired and both remaining ships in the same Sector: the other Sector is closed for the rest (checked at once after any action)',
      'engine',
    ],
    'TS.end.1.closed': ['No Warp into the closed Sector.', 'engine'],
    'TS.end.2.last': ['One ship left, or one team with ships left: victory to the survivor(s)', 'engine'],
    'TS.end.2.when': ['Checked at once, not only at the end of the round.', 'engine'],
    'TS.end.3.count': [
      "Play goes on: total each player's faces in the Boost area and on the Manoeuvre token (faces as changed by pips; lost dice 0)",
      'engine',
    ],
    'TS.end.3.both-lowest': ['Lowest alone on both scores: qualifies.', 'engine'],
    'TS.end.3.one-and-tie': [
      'Lowest alone on one and tied for lowest on the other: qualifies; tied on both: nobody.',
      'engine',
    ],
    'TS.end.3.opponent': ['Then the opponent may take the green Reflex die for the next round.', 'engine'],
    'TS.end.3.five': ['Reflex: 5 dice for one round only, then back to its place.', 'engine'],
    'TS.end.3.four': [
      "3-4 ships: compare living individuals; the loser's opponents agree who takes it (default: the next living opponent in turn order)",
      'engine',
    ],
    'TS.end.3.unique': ['At most one player can qualify.', 'engine'],
    'TS.end.3.cleanup': [
      'Then dice leave both areas; each player has his 4 dice again; Shield tokens, Damage tokens, cubes, places and facings stay.',
      'engine',
    ],
    'TS.end.4.marker': ['Turn Marker to the next living player, new round.', 'engine'],
    'TS.end.4.destroyed': ['Game ends when one player (2 players / duel) is destroyed.', 'engine'],
    'TS.end.4.limit': [
      'Or when the 6th or 12th round is completed: short = 6, long = 12; default 6 for two, 12 for four players.',
      'engine',
    ],
    'TS.end.4.least-damage': [
      'At the limit the fewest Damage tokens win (4 players: team sum, a retired ship counts 11)',
      'engine',
    ],
    'TS.end.4.tie': ['Equal: more active shields, then more cubes, then draw.', 'engine'],
    'TS.end.concede': ['A player may concede = his ship is destroyed.', 'engine'],
  },
} as const

type Headings = typeof RULES
type IdsOf<H> = H extends H ? keyof H : never

export type TsRule = IdsOf<Headings[keyof Headings]>

declare module '../../engine/rulebook' {
  interface RuleIds {
    'thunder-struck': TsRule
  }
}

export const entries = rulesOf(RULES)
