import { useLocation } from '@tanstack/react-router'
import { GoTo } from '#platform/go-to.tsx'
import { useText } from '#platform/messages/messages.ts'
import { useSearchText } from '#platform/search-text.ts'
import { usePageTitle } from '#platform/title.ts'
import { ChoosePass } from './choose-pass.tsx'
import { firstOpenStep, isDone, shownSteps, stepPaths } from './registration-steps.ts'
import { useRegistration } from './use-registration.ts'

/** `/registration`: goes on at the first step that is not done, on whatever device; the pass is chosen here. */
export function RegistrationPage() {
  const { t } = useText()
  const registration = useRegistration()
  const { facts, isSettled, isKnown, isPassKnown } = registration
  const isStay = useLocation({ select: ({ state }) => state.isStay === true })
  const isCorrection = useSearchText('from') !== undefined
  const isChosenHere =
    isPassKnown && shownSteps(facts).includes('pass') && (!isDone('pass', facts) || isStay || isCorrection)
  const title = isSettled && isChosenHere ? t('Choose your pass') : t('Your registration')
  usePageTitle(title)
  if (isKnown && !isChosenHere) return <GoTo to={stepPaths[firstOpenStep(facts)]} />
  // The same page while it loads: the focus on its heading survives.
  return <ChoosePass title={title} registration={registration} isReady={isSettled && isChosenHere} />
}
