import { useLayoutEffect, useRef } from 'react'
import { paintLand } from '../../art/terrain'
import { useTheme } from '../../board/stage/useTheme'
import { terrainOf } from '../../engine/terrain/index'
import type { TerrainMap, TerrainModel } from '../../engine/terrain/model'
import { terrainScene } from '../../engine/terrain/scene'

/** A small picture of a map, as it will look on the table. */
export function MapPicture({ model, map, width }: { model: TerrainModel; map: TerrainMap; width: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const theme = useTheme()
  const height = Math.round((width * map.height) / map.width)
  useLayoutEffect(() => {
    const ctx = canvas.current?.getContext('2d')
    if (!canvas.current || !ctx) return
    const ratio = Math.min(2, globalThis.devicePixelRatio || 1)
    Object.assign(canvas.current, { width: Math.round(width * ratio), height: Math.round(height * ratio) })
    const unit = (width * ratio) / map.width
    ctx.setTransform(unit, 0, 0, unit, 0, 0)
    ctx.fillStyle = theme === 'dark' ? '#272e21' : '#d3d5af'
    ctx.fillRect(0, 0, map.width, map.height)
    const view = { left: 0, top: 0, right: map.width, bottom: map.height }
    const { usual } = model.sizes
    // Part of a table keeps the texture scale of the whole.
    const grain = Math.max(
      Math.min(map.width / 72, map.height / 48),
      Math.min(usual.width / 72, usual.height / 48) * 0.75,
    )
    paintLand({ ctx, theme, unit, grain, view }, terrainScene(terrainOf(model, map)))
  }, [model, map, width, height, theme])
  const style = { display: 'block', width: '100%', aspectRatio: `${map.width} / ${map.height}` }
  return (
    <span aria-hidden="true" style={{ display: 'contents' }}>
      <canvas ref={canvas} style={style} />
    </span>
  )
}
