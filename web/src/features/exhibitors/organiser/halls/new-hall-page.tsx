import { readFloorPlan } from '@foyer/contract/exhibitors'
import { readSetup } from '@foyer/contract/setup'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { HallForm } from './hall-form.tsx'
import { type AreaFields, areaFields } from './metres.ts'

/** East of all halls, a way between them. */
function placeBeside(outlines: readonly (readonly (readonly [number, number])[])[]): AreaFields {
  const east = Math.max(-10, ...outlines.flat().map(([x]) => x))
  const south = Math.min(...outlines.flat().map(([, y]) => y))
  return areaFields({ x: east + 10, y: Number.isFinite(south) ? south : 0, width: 40, depth: 30 })
}

/** `/organiser/halls/new`. */
export function NewHallPage() {
  const { t } = useText()
  const navigate = useNavigate()
  const setup = useQuery(query(readSetup))
  const plan = useQuery(query(readFloorPlan))
  usePlainTitle(t('A new hall'))
  const error = setup.error ?? plan.error
  return (
    <>
      <p className="label">
        <Link to="/organiser/halls">{t('All halls')}</Link>
      </p>
      <PageHead title={t('A new hall')} note={t('Its drawing and its stands come once it is saved.')} />
      {setup.data !== undefined && plan.data !== undefined ? (
        <HallForm
          hall={null}
          languages={setup.data.languages}
          place={placeBeside(plan.data.halls.map(({ outline }) => outline))}
          onDone={({ id }) => void navigate({ to: '/organiser/halls/$id', params: { id: String(id) } })}
        />
      ) : error === null ? (
        <Skeleton boxes={[48, 48, 240]} />
      ) : (
        <LoadFailed
          error={error}
          onRetry={() => {
            void setup.refetch()
            void plan.refetch()
          }}
        />
      )}
    </>
  )
}
