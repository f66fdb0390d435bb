import type { FloorPlan } from '@foyer/contract/exhibitors'
import { type ReactNode, useMemo } from 'react'
import { useText } from '#platform/messages/messages.ts'
import type { Way } from '../../shared/find-way.ts'
import { around, fit, isFar, type View, viewBoxOf } from '../../shared/plan-view.ts'
import { PlanControls } from '../plan/plan-controls.tsx'
import { usePanZoom } from '../plan/use-pan-zoom.ts'
import { FacilityKey } from './facility-sign.tsx'
import styles from './floor-plan.module.css'
import { groundOf } from './ground-of.ts'
import { Ground, Marks } from './plan-drawing.tsx'
import { type Chosen, findStand, type PlanSearch } from './plan-search.ts'

interface PlanMapProps {
  readonly plan: FloorPlan
  readonly search: PlanSearch
  readonly chosen: Chosen | null
  readonly way: Way | null
  readonly onHall: (hall: string | null) => void
  readonly onStand: (stand: string) => void
  readonly onRoom: (room: string) => void
}

/** The drawing with what moves it. The list beside it, and the buttons over it, have all that a pointer finds in it. */
export function PlanMap({ plan, search, chosen, way, onHall, onStand, onRoom }: PlanMapProps) {
  const { t } = useText()
  const ground = useMemo(() => groundOf(plan), [plan])
  const { home, name } = homeOf(plan, search, chosen)
  const { view, wasDragged, buttons, goHome, drawing } = usePanZoom({ home, homeName: name, ground })
  const facilities = useMemo(() => new Set(plan.facilities.map(({ kind }) => kind)), [plan])
  const stands = plan.halls.reduce((sum, hall) => sum + hall.stands.length, 0)
  const pick = (target: EventTarget) => {
    if (wasDragged() || !(target instanceof Element)) return
    const data = (of: 'stand' | 'room' | 'hall') => target.closest(`[data-${of}]`)?.getAttribute(`data-${of}`) ?? null
    const [stand, room, hall] = [data('stand'), data('room'), data('hall')]
    if (stand !== null) onStand(stand)
    else if (room !== null) onRoom(room)
    else if (hall !== null) onHall(hall)
  }
  return (
    <section aria-label={t('Drawing')}>
      <HallButtons plan={plan} hall={search.hall} onHall={onHall} onAgain={goHome} />
      <div className={styles.map}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the list beside it, and its buttons, are the way by keyboard. */}
        <svg
          className={styles.svg}
          {...drawing}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move it, as the buttons over it do.
          tabIndex={0}
          viewBox={viewBoxOf(view)}
          data-far={isFar(view) || undefined}
          role="img"
          aria-label={t(
            'Floor plan: {halls, plural, one {# hall} other {# halls}} with {stands, plural, one {# stand} other {# stands}}, rooms, food, toilets and first aid. The list names the same stands.',
            { halls: plan.halls.length, stands },
          )}
          onClick={(event) => pick(event.target)}
        >
          <Ground plan={plan} />
          <Marks plan={plan} chosen={chosen} way={way} />
        </svg>
        <PlanControls
          moves={buttons}
          all={t('All halls')}
          onAll={() => {
            goHome()
            onHall(null)
          }}
        />
        <Overview plan={plan} view={view} ratio={ratioNow()} />
      </div>
      <FacilityKey shown={facilities} hasWay={way !== null} />
    </section>
  )
}

/** Wide enough for the list beside it, as the style sheet says; the drawing is about so many times as wide as high then. */
const ratioNow = (): number => (matchMedia('(min-width: 992px)').matches ? 1.3 : 0.95)
/** Around a stand, where the screen is small. */
const NEAR = 44

/** What the drawing shows by itself: what is looked at, or the hall, or everything. */
function homeOf(
  plan: FloorPlan,
  { hall }: PlanSearch,
  chosen: Chosen | null,
): { readonly home: View; readonly name: string } {
  const ratio = ratioNow()
  const [stand] = chosen?.stands ?? []
  const area = stand === undefined ? (chosen?.room ?? undefined) : findStand(plan, stand)
  const code = chosen?.goal?.hall ?? hall
  const outline = plan.halls.find((one) => one.code === code)?.outline
  const name = `${code ?? ''} ${stand?.code ?? chosen?.room?.code ?? ''} ${ratio}`
  if (area !== undefined && ratio < 1)
    return {
      home: { at: [area.x + area.width / 2, area.y + area.depth / 2], span: Math.max(NEAR, area.width * 1.4) },
      name,
    }
  return { home: fit(outline === undefined ? groundOf(plan) : around(outline), ratio), name }
}

interface HallButtonsProps {
  readonly plan: FloorPlan
  readonly hall: string | null
  readonly onHall: (hall: string | null) => void
  /** The one that is shown already: the drawing goes back to it. */
  readonly onAgain: () => void
}

function HallButtons({ plan, hall, onHall, onAgain }: HallButtonsProps) {
  const { t } = useText()
  const button = (code: string | null, name: ReactNode) => (
    <button
      key={code}
      type="button"
      aria-pressed={hall === code}
      onClick={() => {
        onAgain()
        onHall(code)
      }}
    >
      {name}
    </button>
  )
  return (
    <fieldset className={styles.halls}>
      <legend className="vh">{t('Show hall')}</legend>
      {button(null, t('All'))}
      {plan.halls.map(({ code, name }) =>
        button(
          code,
          <>
            <span aria-hidden="true">{code}</span>
            <span className="vh">{name}</span>
          </>,
        ),
      )}
    </fieldset>
  )
}

interface OverviewProps {
  readonly plan: FloorPlan
  readonly view: View
  readonly ratio: number
}

/** Where on the whole ground one is. */
function Overview({ plan, view: { at, span }, ratio }: OverviewProps) {
  const { x, y, width, depth } = useMemo(() => groundOf(plan), [plan])
  const [wide, high] = [span * Math.max(ratio, 1), span / Math.min(ratio, 1)]
  return (
    <svg className={styles.overview} viewBox={`${x} ${y} ${width} ${depth}`} aria-hidden="true">
      {plan.halls.map(({ code, outline }) => (
        <path key={code} d={`M${outline.map((corner) => corner.join(' ')).join('L')}Z`} />
      ))}
      <rect x={at[0] - wide / 2} y={at[1] - high / 2} width={wide} height={high} />
    </svg>
  )
}
