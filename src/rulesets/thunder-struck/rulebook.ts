import { rulesOf } from '../../engine/rulebook'

/** Every rule of the game, in order and in our own words. */
const RULES = {
  'Board and console': {
    'TS.board.ring': [
      'A Sector is a closed ring of 16 spaces. They are numbered clockwise from 0 at the top to 15.',
      'engine',
    ],
    'TS.board.sectors': [
      'Two players use one Sector. Four players use two Sectors, North (N) and South (S).',
      'engine',
    ],
    'TS.board.halves': ['Spaces 0 to 7 are the East half of a Sector, and spaces 8 to 15 are the West half.', 'engine'],
    'TS.board.warp-spots': [
      'The two warp spots on the opposite side are spaces 10 and 14 for a ship in the East half, and spaces 2 and 6 for a ship in the West half.',
      'engine',
    ],
    'TS.board.gates': [
      'With four players, three pairs of gate spaces link the Sectors: N7 and S1, N8 and S0, N9 and S15.',
      'engine',
    ],
    'TS.board.start': [
      'With two players, the first ship starts on space 4 and the second on space 12. With four players, players 1 to 4 start on N4, N12, S4 and S12. All ships face clockwise.',
      'engine',
    ],
    'TS.board.facing': ['A ship faces clockwise or counter-clockwise.', 'engine'],
    'TS.board.areas': [
      'Beside the rings are the Boost area, the Manoeuvre token, a place for the Reflex die and a place for the Turn Marker.',
      'engine',
    ],
    'TS.console.spaces': [
      'A console has 11 dice spaces: two each for Fire (F1, F2), Boost (B1, B2), Manoeuvre (M1, M2) and Power (P1, P2), and one each for the Front, Mid and Rear shields (SF, SM, SR). It also has four cube places.',
      'engine',
    ],
    'TS.console.zones': [
      'The front zone is both Fire spaces, the Front shield, Manoeuvre 1 and Power 1. The rear zone is both Boost spaces, the Rear shield, Manoeuvre 2 and Power 2. The Mid shield belongs to both zones.',
      'engine',
    ],
    'TS.console.capacity': ['Each dice space holds one die.', 'engine'],
    'TS.components': [
      'The game has 4 ships, 16 coloured dice, 1 green die, 12 Shield tokens, 16 power cubes, 44 Damage tokens, 4 screens and 1 Turn Marker. The supply never runs out.',
      'reference',
    ],
  },
  'Set-up': {
    'TS.setup.1.board': ['Put the Battlefield board in the middle, between all players.', 'reference'],
    'TS.setup.1.ships': [
      'Each player chooses a colour, and the Ship token of that colour goes on the board.',
      'engine',
    ],
    'TS.setup.1.shields': ['The Shield tokens form a common supply that everyone can reach.', 'engine'],
    'TS.setup.1.marker': ['The Turn Marker starts above the Battlefield.', 'engine'],
    'TS.setup.2.reflex': ['Put the green Reflex die beside the Boost and Manoeuvre area.', 'engine'],
    'TS.setup.3.console': [
      'Each player takes a console in their colour, four matching dice, Damage tokens and a Strategy Screen.',
      'engine',
    ],
    'TS.setup.3.screen': [
      'While you plan, your dice are hidden behind your screen. In a friendly game, you may agree to plan in the open.',
      'engine',
    ],
    'TS.setup.4.shield': ['Each ship starts with a Shield token on its Mid shield space (5–6).', 'engine'],
    'TS.setup.5.supply': ['The power cubes form a common supply.', 'engine'],
    'TS.setup.5.cube': ['Each ship starts with one cube.', 'engine'],
    'TS.setup.6.teams': ['Four players form two teams of two.', 'engine'],
    'TS.setup.6.no-talk': [
      "During the Planning Phase, team mates can't tell each other what they rolled or help each other to place dice.",
      'engine',
    ],
    'TS.setup.6.opposite': [
      'Team mates sit opposite each other: players 1 and 3 are one team, and players 2 and 4 the other.',
      'engine',
    ],
    'TS.setup.6.help': ['In the Action Phase, with the screens removed, team mates may help each other.', 'reference'],
    'TS.setup.seats': ['The game is for two or four players. No other number can play.', 'engine'],
  },
  'Planning Phase': {
    'TS.plan.1.first': [
      'Decide who goes first. You may agree on a player, or each roll a die: the highest goes first, and ties are rerolled. That player takes the Turn Marker.',
      'engine',
    ],
    'TS.plan.1.later': ['In later rounds, the Turn Marker passes to the next player.', 'engine'],
    'TS.plan.2.simultaneous': [
      'All players plan at the same time, each behind their own screen. If you share one device, you plan one after the other, and the display is blanked between players.',
      'engine',
    ],
    'TS.plan.2.roll': ['Each player rolls their four dice, or five with the Reflex die.', 'engine'],
    'TS.plan.2.place': [
      'Place your dice on available spaces. A space is available if it is free and undamaged.',
      'engine',
    ],
    'TS.plan.2.place-all': [
      'You must place every die if there is a legal space for it. A die that fits nowhere is set aside.',
      'engine',
    ],
    'TS.plan.2.damaged': ["You can't place a die on a damaged space.", 'engine'],
    'TS.plan.2.shield-face': [
      'The Front shield space takes a 1 or 2, the Rear shield space a 3 or 4, and the Mid shield space a 5 or 6.',
      'engine',
    ],
    'TS.plan.2.active-shield': [
      'A shield space with an active shield still counts as free for a die that fits.',
      'engine',
    ],
    'TS.plan.2.boost-min': ['You must place at least one die on Boost.', 'engine'],
    'TS.plan.2.boost-max': ['You can place at most two dice on Boost, or one if a Boost space is damaged.', 'engine'],
    'TS.plan.2.man-min': ['You must place at least one die on Manoeuvre.', 'engine'],
    'TS.plan.2.man-max': [
      'You can place at most two dice on Manoeuvre, or one if a Manoeuvre space is damaged.',
      'engine',
    ],
    'TS.plan.2.reroll': ['While planning, you may spend a cube to reroll all your dice.', 'engine'],
    'TS.plan.2.change': ['You may rearrange your dice until you confirm your plan.', 'engine'],
    'TS.plan.3.reveal': [
      'When everyone has finished, the screens are removed and all players can see all the dice.',
      'engine',
    ],
    'TS.plan.3.next': ['Then the Action Phase begins.', 'engine'],
    'TS.plan.hidden': [
      "Before the reveal, nobody else learns your dice, their spaces, your rerolls or the cubes you spent, not even your team mate. The log, undo and odds don't show them either. A file saved now is packed, so that nobody reads them in it by accident; it doesn't stop anyone who unpacks it or opens it here.",
      'engine',
    ],
  },
  'Action Phase': {
    'TS.act.1.first': ['The player with the Turn Marker goes first.', 'engine'],
    'TS.act.1.must': ["On your turn, you must use one die on your console. You can't pass.", 'engine'],
    'TS.act.1.next': ['After that, the next player clockwise takes a turn.', 'engine'],
    'TS.act.1.until': ['Keep taking turns until all players have used all their dice.', 'engine'],
    'TS.act.1.skip': ['A player who has no dice left, or whose ship is destroyed, is skipped.', 'engine'],
    'TS.act.1.dead-dice': ['When a ship is destroyed, remove its dice at once. They count for nothing.', 'engine'],
    'TS.act.1.no-effect': [
      'You may use a die even if it has no effect: a shot out of reach, a shield that is already active, or Power when your cube places are full. The die is used up all the same.',
      'engine',
    ],
    'TS.act.2.pass-token': [
      'When the Action Phase is over and three or more ships are in the battle, check for the Reflex die. Then pass the Turn Marker to the next player and begin a new Planning Phase.',
      'engine',
    ],
    'TS.act.2.continue': ['Repeat this until only one team has ships left, or each team has one.', 'engine'],
    'TS.act.2.duel': ['When each team has one ship left, the game goes on as a duel.', 'engine'],
  },
  Boost: {
    'TS.boost.1.move': ['When you use a Boost die, your ship moves as many spaces as the die shows.', 'engine'],
    'TS.boost.1.full': ['The ship moves the full number of spaces, and only forward.', 'engine'],
    'TS.boost.2.both': [
      'If you have two dice on Boost, you may use both in one turn. Your ship then makes one move of their total.',
      'engine',
    ],
    'TS.boost.2.separate': ['You may also use two Boost dice one at a time, on different turns.', 'engine'],
    'TS.boost.3.area': ['Used Boost dice stay in your part of the Boost area until the end of the round.', 'engine'],
    'TS.boost.4.no-land': ["A ship can't end its move on another ship.", 'engine'],
    'TS.boost.4.skip': [
      "When your ship passes an occupied space, that space isn't counted, whether the ship there is a friend or an enemy.",
      'engine',
    ],
    'TS.boost.4.wrap': [
      'The ring has no end. Moving clockwise, space 0 comes after space 15. Moving counter-clockwise, space 15 comes after space 0.',
      'engine',
    ],
    'TS.boost.sector': ['Boost never takes a ship out of its Sector.', 'engine'],
  },
  Manoeuvre: {
    'TS.man.1.trigger': [
      'If you have a die on Manoeuvre, or move one there with a cube, you may use it to start a Manoeuvre.',
      'engine',
    ],
    'TS.man.1.remove-all': [
      "A Manoeuvre uses every die on Manoeuvre, yours and everyone else's, in both Sectors together.",
      'engine',
    ],
    'TS.man.1.opposed': ['A Manoeuvre is a contest between the players and is settled at once.', 'engine'],
    'TS.man.1.total': [
      'Add up the Manoeuvre dice of each player still in the battle. A player with none has 0.',
      'engine',
    ],
    'TS.man.1.per-sector': [
      'In each Sector, the player with the highest total wins. Players count singly, not as teams, in the Sector where their ship is now.',
      'engine',
    ],
    'TS.man.1.draw': [
      'If players tie for the highest total in a Sector, nobody manoeuvres there. The dice are used up all the same.',
      'engine',
    ],
    'TS.man.1.alone': ['The only ship in a Sector wins with any total of 1 or more.', 'engine'],
    'TS.man.1.loser-may-win': ['The player who starts a Manoeuvre may lose it. Then the winner chooses.', 'engine'],
    'TS.man.2.choice': ['Each winner chooses one of three things: Flip, do nothing or Warp.', 'engine'],
    'TS.man.2.flip': ['Flip: turn your ship round by 180 degrees.', 'engine'],
    'TS.man.2.nothing': ['Do nothing: leave your ship as it is.', 'engine'],
    'TS.man.2.warp-two': ['You can Warp only if two of your own dice are in this Manoeuvre.', 'engine'],
    'TS.man.2.warp': [
      'Warp: move your ship to one of the two warp spots in the opposite half, facing either way.',
      'engine',
    ],
    'TS.man.2.warp-free': [
      "You can't Warp to an occupied spot. If both warp spots are occupied, you can use neither.",
      'engine',
    ],
    'TS.man.2.own-ship': ['A winner changes only their own ship.', 'engine'],
    'TS.man.2.order': [
      'If there is a winner in each Sector, the player who started the Manoeuvre chooses first if they won. Otherwise, go in turn order.',
      'engine',
    ],
    'TS.man.3.gates': [
      'With four players, a ship that Warps from a gate space may go to the partner of that gate instead, facing either way. The partner must be free and its Sector open.',
      'engine',
    ],
    'TS.man.4.once': ['After a Manoeuvre, nobody can start another one until the next round.', 'engine'],
    'TS.man.5.token': [
      'All used Manoeuvre dice go onto the Manoeuvre token, sorted by owner, until the end of the round.',
      'engine',
    ],
  },
  Shields: {
    'TS.shield.1.raise': [
      'When you use a Shield die, put a Shield token from the supply on its space. That shield is now active.',
      'engine',
    ],
    'TS.shield.1.die': ['The die is set aside for the next round.', 'engine'],
    'TS.shield.2.active': ['If that shield is still active, nothing changes, but the die is used up.', 'engine'],
    'TS.shield.3.faces': [
      'The Front shield needs a 1 or 2, the Rear shield a 3 or 4, and the Mid shield a 5 or 6.',
      'engine',
    ],
    'TS.shield.3.three': ['There are three shield spaces, and each holds at most one Shield token.', 'engine'],
    'TS.shield.3.front': ['The Front shield protects only against hits from the front.', 'engine'],
    'TS.shield.3.rear': ['The Rear shield protects only against hits from the rear.', 'engine'],
    'TS.shield.3.mid': ['The Mid shield protects against hits from the front and from the rear.', 'engine'],
    'TS.shield.4.choose': ['If several shields can stop a hit, the player who was hit chooses one.', 'engine'],
    'TS.shield.last': [
      'A shield stays active until it stops a hit or its space is damaged. It lasts from round to round.',
      'engine',
    ],
  },
  Fire: {
    'TS.fire.1.hit': [
      'A shot is a direct hit if the distance to the enemy is no more than the number on the Fire die.',
      'engine',
    ],
    'TS.fire.1.miss': ['If the enemy is farther away, the shot misses.', 'engine'],
    'TS.fire.1.distance': [
      'The distance is the number of steps from the shooter to the target in the direction the shooter faces. Count every space, including occupied ones (1 to 15).',
      'engine',
    ],
    'TS.fire.1.forward': ['Ships fire only forward.', 'engine'],
    'TS.fire.1.nearest': [
      "A shot stops at the nearest enemy ahead in the same Sector. You can't hit another enemy beyond it.",
      'engine',
    ],
    'TS.fire.1.sector': ["You can't fire into the other Sector.", 'engine'],
    'TS.fire.1.each-die': ['Each Fire die is a separate shot. Fire dice are never added together.', 'engine'],
    'TS.fire.1.die-aside': [
      "The used Fire die is set aside for the next round. It doesn't go to the areas on the board.",
      'engine',
    ],
    'TS.fire.side': [
      'A target that faces the same way as the shot is hit in the rear. A target that faces the other way is hit in the front.',
      'engine',
    ],
    'TS.fire.2.destroyed': ['If no shield can stop the hit, the ship is destroyed at once.', 'engine'],
    'TS.fire.2.game-ends': [
      'In a two-player game or a duel, the game then ends at once. Otherwise, the ship retires and its team plays on.',
      'engine',
    ],
    'TS.fire.3.choose-shield': [
      'If shields can stop the hit, the player who was hit chooses one of them and removes its Shield token.',
      'engine',
    ],
    'TS.fire.3.damage': ['Then that player puts one Damage token on an undamaged dice space.', 'engine'],
    'TS.fire.3.zone': [
      'If the Front shield was used, the token goes in the front zone. If the Rear shield was used, it goes in the rear zone. The colours of the console show the zones.',
      'engine',
    ],
    'TS.fire.3.mid-any': ['If the Mid shield was used, the token may go on any dice space of the ship.', 'engine'],
    'TS.fire.3.one-token': ['Each hit gives exactly one Damage token.', 'engine'],
    'TS.fire.3.cubes-safe': ["Cube places can't be damaged.", 'engine'],
    'TS.fire.4.shield-off': ['If the token goes on a space with an active shield, that shield is removed.', 'engine'],
    'TS.fire.5.die-lost': [
      "If the token goes on a space with a die that hasn't been used yet, the die is set aside until the next round. This applies even to your last Boost or Manoeuvre die.",
      'engine',
    ],
    'TS.fire.6.pair-destroyed': [
      'A ship is destroyed when both its Fire spaces, both its Boost spaces or both its Manoeuvre spaces are damaged. In a two-player game or a duel, the game then ends. Otherwise, the ship retires.',
      'engine',
    ],
    'TS.fire.6.not-power': ["Damage to both Power spaces or to all shield spaces doesn't destroy a ship.", 'engine'],
    'TS.fire.6.never-forced': [
      'You are never forced to complete a deadly pair: the space of the shield you have just used is always free for the token. You get a warning, but you may still choose to do it.',
      'engine',
    ],
    'TS.fire.7.team': ["Shots pass team mates without harm, and you can't fire at a team mate.", 'engine'],
    'TS.fire.permanent': ['Damage is never repaired.', 'engine'],
  },
  Power: {
    'TS.power.1.gain': ['When you use a Power die, set it aside and take one cube from the supply.', 'engine'],
    'TS.power.1.six': ['A Power die that shows a 6, after any changes by cubes, gives two cubes.', 'engine'],
    'TS.power.1.max': [
      'You can have at most four cubes, and any more are lost. You may use a Power die even when you have four.',
      'engine',
    ],
    'TS.power.2.when': [
      'You can use cubes only on your own turn, when you are about to use a die. The only exception is a reroll in the Planning Phase.',
      'engine',
    ],
    'TS.power.2.return': ['A used cube goes back to the supply at once.', 'engine'],
    'TS.power.3.one-each': ['Each cube buys exactly one effect.', 'engine'],
    'TS.power.3.pip': [
      'Effect 1: raise or lower the die you are using by 1. You may spend several cubes in one turn.',
      'engine',
    ],
    'TS.power.3.pip-limit': ["A die can't go below 1 or above 6.", 'engine'],
    'TS.power.3.pip-which': [
      'You may change any of your own dice in the same action, such as both dice of a double Boost or both your Manoeuvre dice.',
      'engine',
    ],
    'TS.power.3.move-die': [
      'Effect 2: move the die you are using to another free space and use it there at once.',
      'engine',
    ],
    'TS.power.3.move-legal': [
      "The new space must be undamaged and have no die, and a shield space must accept the final number. Once a Manoeuvre has taken place, you can't move a die to Manoeuvre.",
      'engine',
    ],
    'TS.power.3.move-boost': ['A die moved to Boost may be used together with the other Boost die.', 'engine'],
    'TS.power.3.mix': [
      'You may change and move the same die, in any order. Only the final number and space count.',
      'engine',
    ],
    'TS.power.3.reroll': [
      "Effect 3: in the Planning Phase, reroll all your dice, including the Reflex die. You can't reroll only some of them. You may reroll again for each further cube.",
      'engine',
    ],
    'TS.power.4.man': [
      'To start a Manoeuvre, you may use a cube to move a die from another space to a free Manoeuvre space. It counts in the contest and towards a Warp.',
      'engine',
    ],
    'TS.power.5.man-keep': [
      "You can't use cubes to move your last die off Manoeuvre before a Manoeuvre has taken place this round.",
      'engine',
    ],
    'TS.power.5.boost-keep': [
      "You can't use cubes to move your last die off Boost before you have used Boost yourself this round.",
      'engine',
    ],
    'TS.power.6.double-barrel': [
      'You may use a cube to refill a used Fire space and fire from it again on a later turn of the round.',
      'engine',
    ],
    'TS.power.6.trip-burn': [
      'You may use a cube to refill a used Boost space, so three Boosts in one round are possible.',
      'engine',
    ],
  },
  'Ending the round and the game': {
    'TS.end.1.duel-sector': [
      'In a four-player game, when each team has one ship left and both ships are in the same Sector, the other Sector is closed for the rest of the game. This is checked at once after any action.',
      'engine',
    ],
    'TS.end.1.closed': ["Ships can't Warp into the closed Sector.", 'engine'],
    'TS.end.2.last': ['If only one ship is left, or only one team has ships left, the survivors win.', 'engine'],
    'TS.end.2.when': ['Victory is checked at once, not only at the end of the round.', 'engine'],
    'TS.end.3.count': [
      "If play goes on, total each player's dice in the Boost area and their dice on the Manoeuvre token. Count the numbers as changed by cubes. Lost dice count as 0.",
      'engine',
    ],
    'TS.end.3.both-lowest': [
      "A player is lowest if their totals on Boost and on Manoeuvre are both lower than everyone else's.",
      'engine',
    ],
    'TS.end.3.one-and-tie': [
      "A player is also lowest if one of their totals is lower than everyone else's and the other is tied for lowest. If both are only tied, nobody is lowest.",
      'engine',
    ],
    'TS.end.3.opponent': [
      'An opponent of the lowest player may then take the green Reflex die for the next round.',
      'engine',
    ],
    'TS.end.3.five': [
      'With the Reflex die you have five dice for one round. Then it goes back to its place.',
      'engine',
    ],
    'TS.end.3.four': [
      'With three or four ships, compare the players still in the battle one by one. The opponents of the lowest player agree who takes the Reflex die, and the next of them in turn order gives the answer.',
      'engine',
    ],
    'TS.end.3.unique': ['At most one player can be lowest.', 'engine'],
    'TS.end.3.cleanup': [
      'Then remove the dice from both areas, and each player has their four dice again. Shield tokens, Damage tokens, cubes, positions and facings stay.',
      'engine',
    ],
    'TS.end.4.marker': [
      'The Turn Marker passes to the next player still in the battle, and a new round begins.',
      'engine',
    ],
    'TS.end.4.destroyed': ['In a two-player game or a duel, the game ends when a ship is destroyed.', 'engine'],
    'TS.end.4.limit': [
      'The game also ends after the 6th round (short game) or the 12th round (long game). The default is 6 rounds for two players and 12 for four.',
      'engine',
    ],
    'TS.end.4.least-damage': [
      'At the round limit, the side with the fewest Damage tokens wins. In a four-player game, add up the tokens of each team and count a retired ship as 11.',
      'engine',
    ],
    'TS.end.4.tie': [
      'If the Damage tokens are equal, the side with more active shields wins, then the side with more cubes. If those are equal too, the game is a draw.',
      'engine',
    ],
    'TS.end.concede': ['You may concede. Your ship is then destroyed.', 'engine'],
  },
} as const

type Headings = typeof RULES
type IdsOf<H> = H extends H ? keyof H : never

/** Citing a rule that is not in the rulebook does not compile. */
export type TsRule = IdsOf<Headings[keyof Headings]>

declare module '../../engine/rulebook' {
  interface RuleIds {
    'thunder-struck': TsRule
  }
}

export const entries = rulesOf(RULES)
