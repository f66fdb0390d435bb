import { useNavigate } from '@tanstack/react-router'
import { useSearchText } from '../../../platform/search-text.ts'
import { type RegistrationFacts, type StepName, stepAfter, stepPaths } from './registration-steps.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** Came from within the registration: the page is shown, whatever step is the first that is open. */
    isStay?: boolean
  }
}

/** Goes on from a step: to the one after it, or back to the checkout whose "Change" led here. */
export function useNextStep(step: StepName, facts: RegistrationFacts): () => Promise<void> {
  const navigate = useNavigate()
  const isCorrection = useSearchText('from') === 'checkout'
  const order = useSearchText('order')
  return () =>
    navigate({
      to: stepPaths[isCorrection ? 'checkout' : stepAfter(step, facts)],
      search: isCorrection && order !== undefined ? { order } : {},
    })
}
