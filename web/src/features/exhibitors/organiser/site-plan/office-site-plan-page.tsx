import { readOfficeSitePlan } from '@foyer/contract/office-site-plan'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RecordTimeline } from '#features/timeline'
import { query } from '#platform/api.ts'
import { ChangedBy } from '#platform/changed-by.tsx'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { useLanguages } from '#platform/work-edition.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SitePlanForm } from './site-plan-form.tsx'

/** `/organiser/site-plan`: what is around the halls, and how one gets there. */
export function OfficeSitePlanPage() {
  const { t } = useText()
  const { data: plan, error, refetch } = useQuery(query(readOfficeSitePlan))
  const languages = useLanguages()
  usePlainTitle(t('Site plan'))
  return (
    <ChangedBy duty="editContent">
      <p className="label">
        <Link to="/organiser/halls">{t('All halls')}</Link>
      </p>
      <PageHead title={t('Site plan')} note={t('What is around the halls, and how one gets there.')} />
      {plan === undefined ? (
        error === null ? (
          <Skeleton boxes={[48, 48, 240, 240]} />
        ) : (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <>
          <SitePlanForm plan={plan} languages={languages} />
          <RecordTimeline kind="site-plan" id="plan" shown={plan} />
        </>
      )}
    </ChangedBy>
  )
}
