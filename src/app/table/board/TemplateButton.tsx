import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { IconButton } from '../../design/index'
import { useActions, useTable } from '../store/context'
import menu from '../top/Menu.module.css'
import { TOOL_FACES } from './tools'

const face = TOOL_FACES.find(tool => tool.id === 'template')

/** The template tool; where there are several templates, which one. */
export function TemplateButton() {
  const { lay } = useActions()
  const templates = useTable(s => s.session.ruleset.measures.templates)
  const inHand = useTable(s => s.tool === 'template')
  if (!face || templates.length === 0) return null
  const { Icon, label, key } = face
  const button = (
    <IconButton
      label={label}
      keyHint={key.toUpperCase()}
      tooltipSide="right"
      selected={inHand}
      onPress={() => templates.length === 1 && lay(0)}
    >
      <Icon />
    </IconButton>
  )
  if (templates.length === 1) return button
  return (
    <MenuTrigger>
      {button}
      <Popover className={menu.popover ?? ''} placement="right top">
        <Menu className={menu.menu ?? ''} aria-label="Templates" onAction={id => lay(Number(id))}>
          {templates.map((template, i) => (
            <MenuItem key={template.name} id={i} className={menu.item ?? ''}>
              {template.name}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
