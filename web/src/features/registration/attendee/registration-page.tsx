import { useLocation } from '@tanstack/react-router'
import { GoTo } from '../../../platform/go-to.tsx'
import { useText } from '../../../platform/messages/messages.ts'
import { useSearchText } from '../../../platform/search-text.ts'
import { usePageTitle } from '../../../platform/title.ts'
import { ChoosePass } from './choose-pass.tsx'
import { firstOpenStep, shownSteps, stepPaths } from './registration-steps.ts'
import { useRegistration } from './use-registration.ts'

/** `/registration`: goes on at the first step that is not done, on whatever device; the pass is chosen here. */
export function RegistrationPage() {
  const { t } = useText()
  const registration = useRegistration()
  const { facts, isSettled, user, isPassKnown } = registration
  const isStay = useLocation({ select: ({ state }) => state.isStay === true })
  const isCorrection = useSearchText('from') !== undefined
  const title = isSettled && user !== undefined ? t('Choose your pass') : t('Your registration')
  usePageTitle(title)
  // Whether a pass has to be chosen is known once one's own is.
  if (isSettled && user !== undefined && isPassKnown) {
    const first = firstOpenStep(facts)
    const staysHere = (isStay || isCorrection) && shownSteps(facts).includes('pass')
    if (first !== 'pass' && !staysHere) return <GoTo to={stepPaths[first]} />
  }
  // The same page while it loads: the focus on its heading survives.
  return <ChoosePass title={title} registration={registration} />
}
