import type { OfficeHall } from '@foyer/contract/office-halls'
import { useText } from '#platform/messages/messages.ts'
import { useWritten } from '../written.ts'
import styles from './halls.module.css'
import { around, type Point } from './metres.ts'

interface HallDrawingProps {
  readonly hall: OfficeHall
  /** Gets a shape's key, or `stand-` and the id of a stand without one. Left out: nothing is chosen in it. */
  readonly onChoose?: ((key: string) => void) | undefined
}

const pathOf = (points: readonly Point[], isClosed: boolean): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('') + (isClosed ? 'Z' : '')

/** A hall as it was drawn, with its stands. Whoever has no pointer chooses in the lists beneath. */
export function HallDrawing({ hall, onChoose }: HallDrawingProps) {
  const { t } = useText()
  const say = useWritten()
  const { x, y, width, depth } = around([...hall.outline, ...hall.drawing.flatMap(({ points }) => points)])
  const margin = Math.max(width, depth) / 50
  const view = [x - margin, y - margin, width + 2 * margin, depth + 2 * margin]
  const ofStand = new Set(hall.stands.map(({ shape }) => shape))
  const choose = (target: EventTarget) => {
    const key = target instanceof Element ? target.closest('[data-key]')?.getAttribute('data-key') : null
    if (key != null) onChoose?.(key)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the lists beneath it are the way without a pointer.
    <svg
      className={styles.drawing}
      viewBox={view.join(' ')}
      role="img"
      aria-label={t('The drawing of the hall. All of it is in the lists below.')}
      data-is-chosen-in={onChoose === undefined ? undefined : true}
      onClick={(event) => choose(event.target)}
    >
      <path className={styles.walls} d={pathOf(hall.outline, true)} />
      {hall.rooms.map(({ code, name, area }) => (
        <g key={code} className={styles.room}>
          <rect x={area.x} y={area.y} width={area.width} height={area.depth} />
          <text
            x={area.x + area.width / 2}
            y={area.y + area.depth / 2}
            style={{ fontSize: Math.min(area.depth * 0.4, (area.width * 1.6) / Math.max(1, say(name).length), 3) }}
          >
            {say(name)}
          </text>
        </g>
      ))}
      {hall.drawing
        .filter(({ key }) => !ofStand.has(key))
        .map(({ key, isClosed, points }) => (
          <path
            key={key}
            className={styles.shape}
            d={pathOf(points, isClosed)}
            data-key={isClosed ? key : undefined}
            data-is-line={isClosed ? undefined : true}
          />
        ))}
      {hall.stands.map(({ id, code, area, shape }) => (
        <g key={id} className={styles.stand} data-key={shape ?? `stand-${id}`}>
          <rect x={area.x} y={area.y} width={area.width} height={area.depth} />
          <text
            x={area.x + area.width / 2}
            y={area.y + area.depth / 2}
            style={{ fontSize: Math.min(area.depth * 0.5, (area.width * 1.15) / code.length) }}
          >
            {code}
          </text>
        </g>
      ))}
    </svg>
  )
}
