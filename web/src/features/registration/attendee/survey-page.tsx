import { SurveyForm } from '#features/surveys'
import { useText } from '#platform/messages/messages.ts'
import { usePageTitle } from '#platform/title.ts'
import { RegistrationFrame } from './registration-frame.tsx'
import { useNextStep } from './use-next-step.ts'
import { useRegistration } from './use-registration.ts'

/** `/registration/survey`: the same questions as at `/survey`, with a way past them. */
export function RegistrationSurveyPage() {
  const { t } = useText()
  const title = t('A few questions')
  usePageTitle(title)
  const registration = useRegistration()
  const goOn = useNextStep('survey', registration)
  return (
    <RegistrationFrame step="survey" title={title} registration={registration}>
      <SurveyForm onDone={goOn} onSkip={goOn} sendName={t('Send and continue')} />
    </RegistrationFrame>
  )
}
