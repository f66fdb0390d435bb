import { readOfficeSitePlan } from '@foyer/contract/office-site-plan'
import { useQuery } from '@tanstack/react-query'
import { RecordTimeline } from '#features/timeline'
import { query } from '#platform/api.ts'
import { ChangedBy } from '#platform/changed-by.tsx'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { useLanguages } from '#platform/work-edition.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { PlanHead } from './plan-head.tsx'
import { RemoveSitePlan } from './remove-site-plan.tsx'
import { SitePlanForm } from './site-plan-form.tsx'

/** `/organiser/site-plan`: what is around the halls, and how one gets there. */
export function OfficeSitePlanPage() {
  const { t } = useText()
  const { data: plan, error, refetch } = useQuery(query(readOfficeSitePlan))
  const languages = useLanguages()
  usePlainTitle(t('Site plan'))
  return (
    <ChangedBy duty="editContent">
      <PlanHead
        note={t('What is around the halls, and how one gets there.')}
        actions={plan == null ? undefined : <RemoveSitePlan plan={plan} />}
      />
      {plan === undefined ? (
        error === null ? (
          <Skeleton boxes={[48, 48, 240, 240]} />
        ) : (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <>
          <SitePlanForm key={plan === null ? 'none' : 'plan'} plan={plan} languages={languages} />
          <RecordTimeline kind="site-plan" id="plan" shown={plan} />
        </>
      )}
    </ChangedBy>
  )
}
