import { readSetup } from '@foyer/contract/setup'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { GoTo } from '#platform/go-to.tsx'
import { useText } from '#platform/messages/messages.ts'
import { useOpenRecords } from '#platform/open-records.ts'
import { usePlainTitle } from '#platform/title.ts'
import { Offered } from '#ui/read-only.tsx'
import { passTypesOfSetup } from './passes-step.tsx'
import { SetupComing } from './setup-coming.tsx'
import { isStep } from './setup-steps.ts'
import { SetupView } from './setup-view.tsx'

/** One step of setting an edition up. */
export function SetupPage() {
  const { t } = useText()
  const { step } = useParams({ strict: false })
  const { data: setup, error, refetch } = useQuery(query(readSetup))
  // Asked for at any step, so that the one that shows them has them by then.
  const passTypes = useQuery(passTypesOfSetup())
  useOpenRecords([['edition']], setup)
  usePlainTitle(t('Set up'))
  if (!isStep(step)) return <GoTo to="/organiser/setup" />
  if (setup === undefined) return <SetupComing error={error} onRetry={() => void refetch()} />
  if (step === 'passes' && !passTypes.isFetched) return <SetupComing error={null} onRetry={() => {}} />
  const view = <SetupView setup={setup} step={step} />
  // Nothing else can be done yet: whoever has only a phone sets the event up with it.
  return setup.openedAt === null ? <Offered>{view}</Offered> : view
}
