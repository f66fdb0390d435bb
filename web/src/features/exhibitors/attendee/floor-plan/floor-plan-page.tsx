import { type FloorPlan, listExhibitors, readFloorPlan } from '@foyer/contract/exhibitors'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { query } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePageTitle } from '#platform/title.ts'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { Lock } from '#ui/lock.tsx'
import { Skeleton, SkeletonBox } from '#ui/skeleton.tsx'
import { findWay } from '../../shared/find-way.ts'
import { ExhibitorList } from './exhibitor-list.tsx'
import styles from './floor-plan.module.css'
import { PlanMap } from './plan-map.tsx'
import { findChosen } from './plan-search.ts'
import { StandCard } from './stand-card.tsx'
import { usePlanSearch } from './use-plan-search.ts'

/** `/floor-plan`: who exhibits, on which stand, and the way there. */
export function FloorPlanPage() {
  const { t } = useText()
  usePageTitle(t('Floor plan'))
  const looked = useLookedAt()
  const { floorPlan, exhibitors } = looked
  const isNothing = floorPlan.data?.halls.length === 0 && exhibitors.data?.length === 0
  return (
    <>
      <Heading plan={floorPlan.data} isFailed={floorPlan.error !== null} />
      {isNothing ? (
        <Empty
          title={t('The floor plan is not there yet')}
          text={t('Halls, stands and exhibitors stand here once the organisers have published them.')}
        />
      ) : (
        <div className={styles.page}>
          <ExhibitorDrawer {...looked} />
          <Drawing {...looked} />
          <ChosenCard {...looked} />
        </div>
      )}
    </>
  )
}

/** What the address asks for, of the plan and of those who exhibit; each of the two may be missing. */
function useLookedAt() {
  const floorPlan = useQuery(query(readFloorPlan))
  const exhibitors = useQuery(query(listExhibitors))
  const address = usePlanSearch()
  const { search } = address
  const plan = floorPlan.data
  const chosen = useMemo(
    () => findChosen(search, { exhibitors: exhibitors.data, plan }),
    [search, exhibitors.data, plan],
  )
  const entrance = plan?.entrances.find(({ code }) => code === search.from)?.code ?? plan?.entrances[0]?.code ?? null
  const way = useMemo(
    () =>
      plan === undefined || entrance === null || chosen?.goal == null
        ? null
        : findWay(plan, entrance, chosen.goal, search.isStepFree),
    [plan, entrance, chosen, search.isStepFree],
  )
  return { floorPlan, exhibitors, address, chosen, entrance, way }
}

type LookedAt = ReturnType<typeof useLookedAt>

/** The list; on a small screen it lies folded at the foot of the drawing. */
function ExhibitorDrawer({ floorPlan, exhibitors, address, chosen }: LookedAt) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={styles.drawer} aria-labelledby="exhibitors-title" data-open={isOpen || undefined}>
      <button
        className={styles.bar}
        type="button"
        aria-expanded={isOpen}
        aria-controls="exhibitors-list"
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          {t('Exhibitors')} <small className="num">{exhibitors.data?.length}</small>
        </span>
        <Icon name="chevron-down" />
      </button>
      <div className={styles.inside} id="exhibitors-list">
        <h2 id="exhibitors-title">{t('Exhibitors')}</h2>
        {exhibitors.data !== undefined ? (
          <ExhibitorList
            exhibitors={exhibitors.data}
            plan={floorPlan.data}
            search={address.search}
            chosen={chosen}
            onNarrow={address.narrow}
            onHall={address.showHall}
            onAll={address.showAll}
            onChosen={() => setOpen(false)}
            addressOf={address.addressOf}
          />
        ) : exhibitors.error !== null ? (
          <LoadFailed error={exhibitors.error} onRetry={() => void exhibitors.refetch()} />
        ) : (
          <Skeleton boxes={[48, 48, 60, 60, 60, 60, 60, 60, 60, 60]} />
        )}
      </div>
    </section>
  )
}

function Drawing({ floorPlan, address, chosen, way }: LookedAt) {
  if (floorPlan.data !== undefined)
    return (
      <PlanMap
        plan={floorPlan.data}
        search={address.search}
        chosen={chosen}
        way={way}
        onHall={address.showHall}
        onStand={(stand) => address.choose({ stand })}
        onRoom={(room) => address.choose({ room })}
      />
    )
  if (floorPlan.error !== null) return <LoadFailed error={floorPlan.error} onRetry={() => void floorPlan.refetch()} />
  return (
    <div aria-busy="true">
      <SkeletonBox className={`${styles.awaited}`} />
    </div>
  )
}

function ChosenCard({ floorPlan, exhibitors, address, chosen, entrance, way }: LookedAt) {
  return (
    <div aria-live="polite">
      {chosen === null ? null : (
        <StandCard
          chosen={chosen}
          plan={floorPlan.data}
          areExhibitorsKnown={exhibitors.data !== undefined}
          entrance={entrance}
          isStepFree={address.search.isStepFree}
          way={way}
          onStart={address.startFrom}
          addressOf={address.addressOf}
        />
      )}
    </div>
  )
}

function Heading({ plan, isFailed }: { readonly plan: FloorPlan | undefined; readonly isFailed: boolean }) {
  const { t, rich } = useText()
  const halls = plan?.halls.length ?? 0
  // As high as it will be: what stands below stays where it is.
  if (plan === undefined && !isFailed)
    return (
      <Lock numeral={'\u00a0'} title={t('Floor plan')}>
        {'\u00a0'}
      </Lock>
    )
  if (plan === undefined || halls === 0) return <Lock numeral={null} title={t('Floor plan')} />
  const stands = plan.halls.reduce((sum, hall) => sum + hall.stands.length, 0)
  return (
    <Lock numeral={halls} title={t('Floor plan')}>
      <span className="vh">{halls} </span>
      {rich(
        '{halls}, {stands, plural, one {# stand} other {# stands}}, {entrances, plural, one {# entrance} other {# entrances}}',
        {
          halls: <strong>{t('{halls, plural, one {hall} other {halls}}', { halls })}</strong>,
          stands,
          entrances: plan.entrances.length,
        },
      )}
    </Lock>
  )
}
