import type { Area, FloorPlan } from '@foyer/contract/exhibitors'
import type { WaysEntries } from '@foyer/contract/office-ways'
import { type KeyboardEvent, memo, useRef } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { useReader } from '#ui/read-only.tsx'
import type { Point } from '../halls/metres.ts'
import { useWritten } from '../written.ts'
import { type Chosen, isChosen, movedTo, placeOf } from './chosen.ts'
import { signKey } from './sign-keys.ts'
import { useDrag } from './use-drag.ts'
import styles from './ways.module.css'
import { pointAt, toCentimetre, type Way, wayKey } from './ways-draft.ts'

interface WaysDrawingProps {
  readonly plan: FloorPlan
  readonly ways: WaysEntries
  readonly view: Area
  /** What the site plan shows; null: there is none. */
  readonly area: Area | null
  readonly chosen: Chosen | null
  /** Whether a press on the ground draws. */
  readonly isDrawing: boolean
  readonly onPress: (thing: Chosen | null, at: Point) => void
  readonly onMove: (thing: Chosen, at: Point) => void
  readonly onAct: (act: 'change' | 'remove' | 'leave') => void
}

export const DRAWING_ID = 'ways-drawing'

const acts: Readonly<Record<string, 'change' | 'remove' | 'leave'>> = {
  Enter: 'change',
  Delete: 'remove',
  Backspace: 'remove',
  Escape: 'leave',
}
const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Halls with the ways through them and around. What is chosen is moved by a pointer or by keys; all of it is in the lists. */
export function WaysDrawing(props: WaysDrawingProps) {
  const { plan, ways, view, area, chosen, isDrawing, onPress, onMove, onAct } = props
  const { t } = useText()
  const isRead = useReader() !== null
  const svg = useRef<SVGSVGElement>(null)
  const { dragged, handlers } = useDrag({ view, placeOf: (thing) => placeOf(ways, thing), onMove, onPress })
  const shown = dragged === null ? ways : movedTo(ways, dragged.thing, dragged.at)
  const press = (event: KeyboardEvent) => {
    const place = chosen === null ? undefined : placeOf(ways, chosen)
    const [step, act] = [steps[event.key], acts[event.key]]
    if (chosen === null || event.ctrlKey || event.metaKey || event.altKey) return
    if (act === undefined && (step === undefined || place === undefined)) return
    event.preventDefault()
    const by = event.shiftKey ? 0.1 : 1
    if (act !== undefined) onAct(act)
    else if (step !== undefined && place !== undefined)
      onMove(chosen, [toCentimetre(place[0] + step[0] * by), toCentimetre(place[1] + step[1] * by)])
  }
  return (
    <svg
      id={DRAWING_ID}
      ref={svg}
      className={styles.drawing}
      viewBox={[view.x, view.y, view.width, view.depth].join(' ')}
      role="img"
      aria-label={t('The ways and entrances. All of it is in the lists below.')}
      data-is-drawing={isDrawing || undefined}
      data-is-read={isRead || undefined}
      {...(isRead ? {} : { ...handlers, tabIndex: 0, onKeyDown: press })}
    >
      <Halls plan={plan} area={area} />
      <Things ways={shown} chosen={chosen} unit={Math.max(view.width / 100, view.depth / 60)} />
    </svg>
  )
}

const pathOf = (points: readonly Point[]): string =>
  `${points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')}Z`

const Halls = memo(function Halls({ plan, area }: { readonly plan: FloorPlan; readonly area: Area | null }) {
  return (
    <>
      {area === null ? null : (
        <rect className={styles.area} x={area.x} y={area.y} width={area.width} height={area.depth} />
      )}
      {plan.halls.map(({ code, outline, rooms, stands }) => (
        <g key={code} className={styles.hall}>
          <path d={pathOf(outline)} />
          {[...rooms, ...stands].map((one) => (
            <rect key={one.code} x={one.x} y={one.y} width={one.width} height={one.depth} />
          ))}
          <text x={Math.min(...outline.map(([x]) => x)) + 1.5} y={Math.min(...outline.map(([, y]) => y)) + 8}>
            {code}
          </text>
        </g>
      ))}
    </>
  )
})

interface ThingsProps {
  readonly ways: WaysEntries
  readonly chosen: Chosen | null
  /** So many metres are the same everywhere on the screen: about a hundredth of the drawing. */
  readonly unit: number
}

/** Points of an entrance are not drawn beside it: whoever moves the entrance moves its point. */
function Things({ ways, chosen, unit }: ThingsProps) {
  const say = useWritten()
  const entered = new Set(ways.entrances.map(({ point }) => point))
  return (
    <>
      {ways.segments.map((way) => (
        <WayLine key={wayKey(way)} {...{ ways, way, chosen }} />
      ))}
      {ways.points.map(({ code, at: [x, y], door }) =>
        entered.has(code) ? null : (
          <circle
            key={code}
            className={styles.point}
            data-thing={`point:${code}`}
            data-is-door={door === null ? undefined : true}
            data-chosen={isChosen(chosen, 'point', code) || undefined}
            cx={x}
            cy={y}
            r={unit * 0.6}
          />
        ),
      )}
      {ways.facilities
        .map((sign) => ({ key: signKey(sign), at: sign.at }))
        .map(({ key, at: [x, y] }) => (
          <rect
            key={key}
            className={styles.sign}
            data-thing={`sign:${key}`}
            data-chosen={isChosen(chosen, 'sign', key) || undefined}
            x={x - unit * 0.8}
            y={y - unit * 0.8}
            width={unit * 1.6}
            height={unit * 1.6}
          />
        ))}
      {ways.entrances.map(({ code, name, point }) => {
        const [x, y] = pointAt(ways, point)?.at ?? [0, 0]
        return (
          <g
            key={code}
            className={styles.entrance}
            data-thing={`entrance:${code}`}
            data-chosen={isChosen(chosen, 'entrance', code) || undefined}
            transform={`translate(${x} ${y}) scale(${unit})`}
          >
            <path d="M0-1.3L1.3 0L0 1.3L-1.3 0Z" />
            <text y="3.2">{say(name)}</text>
          </g>
        )
      })}
    </>
  )
}

function WayLine({ ways, way, chosen }: Pick<ThingsProps, 'ways' | 'chosen'> & { readonly way: Way }) {
  const [from, to] = [pointAt(ways, way.from)?.at, pointAt(ways, way.to)?.at]
  if (from === undefined || to === undefined) return null
  const key = wayKey(way)
  const ends = { x1: from[0], y1: from[1], x2: to[0], y2: to[1] }
  return (
    <g
      className={styles.way}
      data-thing={`way:${key}`}
      data-has-steps={way.isStepFree ? undefined : true}
      data-chosen={isChosen(chosen, 'way', key) || undefined}
    >
      <line {...ends} className={styles.reach} />
      <line {...ends} />
    </g>
  )
}
