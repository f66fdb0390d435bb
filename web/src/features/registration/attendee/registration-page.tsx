import { useLocation } from '@tanstack/react-router'
import { GoTo } from '../../../platform/go-to.tsx'
import { LoadFailed } from '../../../platform/load-failed.tsx'
import { useText } from '../../../platform/messages/messages.ts'
import { useSearchText } from '../../../platform/search-text.ts'
import { usePageTitle } from '../../../platform/title.ts'
import { ChoosePass } from './choose-pass.tsx'
import { RegistrationFrame } from './registration-frame.tsx'
import { firstOpenStep, shownSteps, stepPaths } from './registration-steps.ts'
import { useRegistration } from './use-registration.ts'

/** `/registration`: goes on at the first step that is not done, on whatever device; the pass is chosen here. */
export function RegistrationPage() {
  const { t } = useText()
  const registration = useRegistration()
  const { facts, isSettled, user, userQuery } = registration
  const isStay = useLocation({ select: ({ state }) => state.isStay === true })
  const isCorrection = useSearchText('from') !== undefined
  const title = isSettled && user !== undefined ? t('Choose your pass') : t('Your registration')
  usePageTitle(title)
  if (!isSettled || user === undefined)
    return (
      <RegistrationFrame step="pass" title={title} registration={registration} sums={null}>
        <LoadFailed error={userQuery.error} onRetry={() => void userQuery.refetch()} />
      </RegistrationFrame>
    )
  const first = firstOpenStep(facts)
  const staysHere = (isStay || isCorrection) && shownSteps(facts).includes('pass')
  if (first !== 'pass' && !staysHere) return <GoTo to={stepPaths[first]} />
  return <ChoosePass title={title} registration={registration} email={user.email} />
}
