import { memo } from 'react'
import type { LaidPage } from '../../print/layout'
import { PageSvg, type PageSvgProps } from '../../print/PageSvg'
import type { Leaf } from '../../print/paper'
import styles from './Pages.module.css'
import type { PageSettings } from './page-settings'
import type { Printer } from './printers'

interface PagesProps {
  readonly pages: readonly LaidPage[]
  readonly of: number
  readonly game: string
  readonly leaf: Leaf
  readonly wish: PageSettings
  readonly printer: Printer
}

/** The pages as they will be printed. If backs are printed, every sheet gets one, so that fronts stay fronts. */
export function Pages({ pages, of, game, leaf, wish, printer }: PagesProps) {
  const { lines, backs, paper, turn } = wish
  const { edge, dx, dy } = printer
  return pages.map(({ page, sheets }, i) => {
    const what = sheets.length > 2 ? `${sheets[0]} and more` : sheets.join(', ')
    const title = `${game} · ${what} · ${i + 1} of ${of}`
    const format = `${paper}-${turn}`
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pages have nothing but their number.
      <div key={i} className={styles.sheet}>
        <Side format={format} page={page} leaf={leaf} title={title} lines={lines} />
        {backs && <Side format={format} page={page} leaf={leaf} title={`${title}, back`} edge={edge} dx={dx} dy={dy} />}
      </div>
    )
  })
}

type SideProps = Omit<PageSvgProps, 'back'> & {
  readonly format: string
  readonly edge?: Printer['edge']
  readonly dx?: number
  readonly dy?: number
}

const Side = memo(function Side({ format, edge, dx = 0, dy = 0, ...page }: SideProps) {
  const turn = format.endsWith('landscape') ? 'landscape' : 'portrait'
  return (
    <div className={styles.side} data-format={format}>
      <PageSvg {...page} {...(edge && { back: { edge, dx, dy, turn } })} />
    </div>
  )
})
