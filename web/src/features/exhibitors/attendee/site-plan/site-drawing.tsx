import type { Point, SitePlan } from '@foyer/contract/exhibitors'
import { useMemo } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { middleOf, type View, viewBoxOf } from '../../shared/plan-view.ts'
import { PlanControls } from '../plan/plan-controls.tsx'
import { usePanZoom } from '../plan/use-pan-zoom.ts'
import type { LetteredHotel } from './lettered-hotels.ts'
import styles from './site-plan.module.css'

type Kind = SitePlan['shapes'][number]['kind']
/** What lies under what. */
const layers: readonly Kind[] = ['water', 'green', 'street', 'path', 'underground', 'railway', 'shuttle']
const areas: ReadonlySet<Kind> = new Set(['water', 'green'])

const pathOf = (points: readonly Point[], isArea: boolean): string =>
  `${points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')}${isArea ? 'Z' : ''}`

/** So many times as wide as high is the frame, as the style sheet says. */
const RATIO = 495 / 390
/** A hall, its entrance and the stop before it. */
const NEAREST = 90

const homeOf = (area: SitePlan['area']): View => ({
  at: middleOf(area),
  span: Math.max(area.width / RATIO, area.depth),
})

const thingsOf = ({ halls, entrances, marks }: SitePlan, hotels: readonly LetteredHotel[]): string =>
  [
    ...[...halls, ...entrances, ...marks].map(({ name }) => name),
    ...hotels.filter(({ at }) => at !== null).map(({ letter, hotel }) => `${letter}: ${hotel.name}`),
  ].join(', ')

/** The halls with what is around them, north up. What it shows, the page says beneath. */
export function SiteDrawing({ plan, hotels }: { readonly plan: SitePlan; readonly hotels: readonly LetteredHotel[] }) {
  const { t } = useText()
  const home = useMemo(() => homeOf(plan.area), [plan.area])
  const { view, buttons, goHome, drawing } = usePanZoom({ home, homeName: '', ground: plan.area, nearest: NEAREST })
  return (
    <figure className={styles.map}>
      <svg
        className={styles.svg}
        {...drawing}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move it, as the buttons beside it do.
        tabIndex={0}
        viewBox={viewBoxOf(view)}
        role="img"
        aria-label={t('Site plan, north is up. It shows: {things}.', { things: thingsOf(plan, hotels) })}
      >
        {layers.flatMap((kind) =>
          plan.shapes
            .filter((shape) => shape.kind === kind)
            .map(({ points }, nth) => (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no names, and stay in their order.
                key={`${kind} ${nth}`}
                className={areas.has(kind) ? styles.area : styles.stroke}
                data-kind={kind}
                d={pathOf(points, areas.has(kind))}
              />
            )),
        )}
        {plan.halls.map(({ code, outline }) => (
          <HallPlate key={code} code={code} outline={outline} />
        ))}
        {plan.entrances.map(({ code, at }) => (
          <path
            key={code}
            className={styles.entrance}
            d="M0-6L6 0L0 6L-6 0Z"
            transform={`translate(${at[0]} ${at[1]})`}
          />
        ))}
        <Names plan={plan} />
        {plan.marks.map((mark) => (
          <Mark key={`${mark.kind} ${mark.sign}`} {...mark} />
        ))}
        {hotels.map((lettered) => (
          <HotelPlate key={lettered.hotel.id} {...lettered} />
        ))}
      </svg>
      <svg className={styles.north} viewBox="-12 -14 24 34" aria-hidden="true">
        <path d="M0-10L6 2H-6Z" />
        <text y="14">{t('N')}</text>
      </svg>
      <PlanControls moves={buttons} all={t('Whole plan')} onAll={goHome} areBeneath />
    </figure>
  )
}

function HotelPlate({ at, letter, isOwn }: LetteredHotel) {
  if (at === null) return null
  return (
    <g className={styles.plate} data-own={isOwn || undefined} transform={`translate(${at[0]} ${at[1]})`}>
      <rect x="-10" y="-10" width="20" height="20" />
      <text y="4.6">{letter}</text>
    </g>
  )
}

function HallPlate({ code, outline }: { readonly code: string; readonly outline: readonly Point[] }) {
  const left = Math.min(...outline.map(([x]) => x))
  const top = Math.min(...outline.map(([, y]) => y))
  return (
    <g className={styles.hall}>
      <path d={pathOf(outline, true)} />
      <text x={left + 6} y={top + 22}>
        {code}
      </text>
    </g>
  )
}

function Names({ plan }: { readonly plan: SitePlan }) {
  const middle = plan.area.x + plan.area.width / 2
  return (
    <g className={styles.names}>
      {plan.entrances.map(({ code, name, at: [x, y] }) => (
        <text
          key={code}
          x={x < 0 ? x - 8 : x > middle + 60 ? x + 9 : x}
          y={x < 0 || x > middle + 60 ? y + 4 : y > 60 ? y + 15 : y - 9}
          textAnchor={x < 0 ? 'end' : x > middle + 60 ? 'start' : 'middle'}
        >
          {name}
        </text>
      ))}
      {plan.shapes.map(({ name }) =>
        name === null ? null : (
          <text key={name.text} data-quiet="true" x={name.at[0]} y={name.at[1]}>
            {name.text}
          </text>
        ),
      )}
      {plan.marks.map(({ kind, sign, name, at: [x, y] }) =>
        kind === 'railway-station' || kind === 'underground-station' ? (
          <text key={sign} x={x} y={y + 25} textAnchor="middle">
            {name}
          </text>
        ) : null,
      )}
    </g>
  )
}

function Mark({ kind, sign, at: [x, y] }: SitePlan['marks'][number]) {
  const width = Math.max(20, 8 + sign.length * 8)
  return (
    <g className={styles.mark} data-kind={kind} transform={`translate(${x} ${y})`}>
      {kind === 'railway-station' ? <circle r="11" /> : <rect x={-width / 2} y="-10" width={width} height="20" />}
      <text y="4.4">{sign}</text>
    </g>
  )
}
