import { type Draft, isDraft, original } from 'immer'

/** What a draft was made from: to be read at the price of plain data. */
export const plainOf = <S>(draft: Draft<S>): S => (isDraft(draft) ? original(draft) : draft) as S
