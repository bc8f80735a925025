import { BookOpen, Download, EllipsisVertical, Flag, House, Link, Printer, SunMoon } from 'lucide-react'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Separator } from 'react-aria-components/Separator'
import { BotMark, chooseTheme, IconButton, SeatShape, toast, useDark } from '../../design/index'
import { requestPrint } from '../../print/print-request'
import { go, hrefOf } from '../../routes'
import { downloadGame } from '../../storage/index'
import { useActions, useTable, useTableApi } from '../store/context'
import menu from './Menu.module.css'

/** Everything outside the game itself: files, links, other screens, whose view is shown. */
export function TableMenu({ name }: { name: string }) {
  const { store } = useTableApi()
  const { sit, ask } = useActions()
  const dark = useDark()
  const seats = useTable(s => s.session.seats)
  const eyes = useTable(s => s.seat)
  const game = useTable(s => s.session.ruleset.id)
  const parting = useTable((s, select) => select.inMenu(s))

  const text = (): string => JSON.stringify(store.getState().session.save(name, new Date().toISOString()))
  const share = async (): Promise<void> => {
    const linked = await store.getState().session.share()
    if (!linked.ok) return toast({ text: linked.why, tone: 'warn' })
    const address = new URL(hrefOf({ screen: 'position', payload: linked.payload }), location.href).href
    await navigator.clipboard.writeText(address)
    toast({ text: 'Link copied.', tone: 'good' })
  }
  const shareOrTell = (): void => {
    share().catch(() => toast({ text: "Your browser didn't allow the link to be copied.", tone: 'bad' }))
  }

  const DOES: Readonly<Record<string, () => void>> = {
    file: () => downloadGame(name, text()),
    link: shareOrTell,
    rules: () => go({ screen: 'rules', game }),
    print: () => {
      const { id, seat, at } = store.getState()
      requestPrint({ game: id, eyes: seat, at })
      go({ screen: 'print', game, from: id })
    },
    theme: () => chooseTheme(dark ? 'light' : 'dark'),
    lobby: () => go({ screen: 'lobby' }),
  }
  const act = (key: string): void => {
    const seat = seats.find(one => `seat-${one.seat}` === key)?.seat
    const offer = parting.find(one => `offer-${one.id}` === key)
    if (seat) sit(seat)
    else if (offer) ask(offer.id)
    else DOES[key]?.()
  }

  return (
    <MenuTrigger>
      <IconButton label="Menu" tooltipSide="bottom">
        <EllipsisVertical />
      </IconButton>
      <Popover className={menu.popover ?? ''} placement="bottom end">
        <Menu className={menu.menu ?? ''} aria-label="Table" onAction={key => act(String(key))}>
          <MenuItem id="file" className={menu.item ?? ''}>
            <Download aria-hidden="true" /> Save as a file
          </MenuItem>
          <MenuItem id="link" className={menu.item ?? ''}>
            <Link aria-hidden="true" /> Copy a link to this position
          </MenuItem>
          <Separator className={menu.line ?? ''} />
          {seats.map(({ seat, name: who, played }) => (
            <MenuItem key={seat} id={`seat-${seat}`} className={menu.item ?? ''} isDisabled={seat === eyes}>
              <SeatShape seat={seat} /> View as {who}
              {played === 'bot' && <BotMark />}
            </MenuItem>
          ))}
          <Separator className={menu.line ?? ''} />
          {parting.map(offer => (
            <MenuItem key={offer.id} id={`offer-${offer.id}`} className={menu.item ?? ''}>
              <Flag aria-hidden="true" /> {offer.label}…
            </MenuItem>
          ))}
          <MenuItem id="rules" className={menu.item ?? ''}>
            <BookOpen aria-hidden="true" /> Open the rulebook on its own page
          </MenuItem>
          <MenuItem id="print" className={menu.item ?? ''}>
            <Printer aria-hidden="true" /> Print
          </MenuItem>
          <MenuItem id="theme" className={menu.item ?? ''}>
            <SunMoon aria-hidden="true" /> {dark ? 'Light' : 'Dark'} colours
          </MenuItem>
          <MenuItem id="lobby" className={menu.item ?? ''}>
            <House aria-hidden="true" /> Back to the lobby
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
