import { readSetup } from '@foyer/contract/setup'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { GoTo } from '#platform/go-to.tsx'
import { SetupComing } from './setup-coming.tsx'
import { nextStep } from './setup-steps.ts'

/** Leads to the first step with something missing. It has an address of its own, so that saving it leads nowhere else. */
export function SetupStartPage() {
  const { data: setup, error, refetch } = useQuery(query(readSetup))
  if (setup !== undefined) return <GoTo to={`/organiser/setup/${nextStep(setup)}`} />
  return <SetupComing error={error} onRetry={() => void refetch()} />
}
