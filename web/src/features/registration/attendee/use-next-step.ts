import { useNavigate } from '@tanstack/react-router'
import { useSearchText } from '#platform/search-text.ts'
import { type StepName, stepAfter, stepPaths } from './registration-steps.ts'
import type { useRegistration } from './use-registration.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** Came from within the registration: the page is shown, whatever step is the first that is open. */
    isStay?: boolean
  }
}

/** Goes on from a step: to the one after it, or back to the checkout whose "Change" led here. */
export function useNextStep(
  step: StepName,
  { facts, isKnown }: Pick<ReturnType<typeof useRegistration>, 'facts' | 'isKnown'>,
): () => Promise<void> {
  const navigate = useNavigate()
  const isCorrection = useSearchText('from') === 'checkout'
  const order = useSearchText('order')
  return () =>
    navigate({
      to: stepPaths[isCorrection ? 'checkout' : stepAfter(step, isKnown ? facts : null)],
      search: isCorrection && order !== undefined ? { order } : {},
    })
}
