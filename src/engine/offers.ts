import type { Pose, Vec } from './geometry/vec'
import type { Refusal } from './rolls/plan'
import type { RuleId } from './rulebook'
import type { CellId, PieceId } from './scene/scene'
import type { Shape } from './scene/shapes'
import type { Seat } from './seats'

interface OfferBase {
  /** Stable while the same decision is open: `attack.u3.0`. Cards point at offers by it. */
  readonly id: string
  readonly label: string
  readonly rule: RuleId
  /** The piece that would act; the app shows an offer with its piece. */
  readonly piece?: PieceId
  /** Other pieces it is shown with: what a whole platoon does is listed for each of its squads. */
  readonly shared?: readonly PieceId[]
  /** The letter that starts it. */
  readonly key?: string
  /** What it belongs to: "Command Points". Shown together, and folded away while there is something plainer to do. */
  readonly group?: string
  /** Leaving the table, conceding: the app asks once more. */
  readonly needsConfirmation?: boolean
  /** What it would leave undone: "3 units haven't moved." The app asks once; null needs no question. */
  leaves?(): string | null
  /**
   * It only begins what the piece does next, and rolls nothing: an activation. The app looks through it at what
   * follows, and plays both together.
   */
  readonly opens?: boolean
  /**
   * For an offer with too many choices to list: what stands against every one of them, found by rule and never by
   * trying some. Empty where one of them may be legal.
   */
  bars?(): readonly Refusal[]
}

/**
 * What a seat may do now. An offer is a menu, not a verdict: only `plan` says whether an action is legal, so what
 * is refused is offered as well and shown with its reasons. What may take long to find is a method: an offer that
 * nobody looks at costs nothing.
 */
export type Offer<A> = OfferBase &
  (
    | { readonly kind: 'button'; readonly action: A }
    | { readonly kind: 'piece'; choices(): readonly { readonly piece: PieceId; readonly action: A }[] }
    | { readonly kind: 'cell'; choices(): readonly { readonly cell: CellId; readonly action: A }[] }
    /** Somewhere in a region, looking somewhere. */
    | {
        readonly kind: 'region'
        region(): readonly Shape[]
        /** `free` any direction, `none` the piece has no front. */
        readonly facing: 'free' | 'none'
        /** Where the ghost starts. */
        start(): Pose
        /** The counter that would be put there; an empty `art` where the plan draws it instead. */
        readonly ghost: { readonly art: string; readonly radius: number }
        at(pose: Pose): A
      }
    /** Turn on the spot within a sector. */
    | {
        readonly kind: 'facing'
        readonly pivot: Pose
        readonly arc: { readonly from: number; readonly to: number }
        to(facing: number): A
      }
    /** A way over the table. */
    | { readonly kind: 'path'; readonly start: Pose; readonly reach: Reach; along(path: readonly Pose[]): A }
    | { readonly kind: 'form'; fields(): readonly Field[]; fill(values: FieldValues): A }
  )

/** Where a mover can get to, and how a pointer becomes a legal path. Poses leave out the start. */
export interface Reach {
  shapes(): readonly Shape[]
  /** The path extended to a point, or as far towards it as the mover can go. */
  extend(path: readonly Pose[], to: Vec, facing?: number): readonly Pose[]
  /** What the path costs, in words: "9.5 of 12 cm". */
  cost(path: readonly Pose[]): string
}

export interface FieldOption {
  readonly value: string
  readonly label: string
  /** An option that is a player is shown by that player's name; the label is used where names aren't known. */
  readonly seat?: Seat
  /** Whose it is: the owner's name is shown before the label. */
  readonly owner?: Seat
}

export type Field = {
  readonly name: string
  readonly label: string
  readonly rule?: RuleId
  readonly help?: string
  /** The heading it stands under, where a form has several. */
  readonly section?: string
  /** Asked for only while another field has one of these values. */
  readonly only?: { readonly field: string; readonly is: readonly string[] }
} & (
  | {
      readonly kind: 'number'
      readonly min: number
      readonly max: number
      readonly step?: number
      /** The step is for the arrows: any number between is as good. */
      readonly between?: true
      readonly value: number
    }
  | {
      readonly kind: 'choice'
      readonly options: readonly FieldOption[]
      readonly value: string
    }
  | { readonly kind: 'flag'; readonly value: boolean }
  | { readonly kind: 'text'; readonly value: string; readonly most: number }
)

export type FieldValues = Readonly<Record<string, number | string | boolean>>

/** Whether a field is asked for beside what the others hold. */
export const isAsked = ({ only }: Pick<Field, 'only'>, values: FieldValues): boolean =>
  only === undefined || only.is.includes(String(values[only.field]))

export const defaults = (fields: readonly Field[]): FieldValues =>
  Object.fromEntries(fields.map(field => [field.name, field.value]))
