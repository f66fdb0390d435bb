import { useRouter } from '@tanstack/react-router'
import { useText } from '#platform/messages/messages.ts'
import { usePageTitle } from '#platform/title.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Lock } from '#ui/lock.tsx'
import { pageName } from './page-name.ts'
import { forgetPathAfterSurvey, pathAfterSurvey } from './path-after-survey.ts'
import styles from './survey.module.css'
import { skipSurvey } from './survey-cookies.ts'
import { SurveyForm } from './survey-form.tsx'

/** `/survey`: comes between a person and the page they wanted, and leads there once it is answered or skipped. */
export function SurveyPage() {
  const { t } = useText()
  usePageTitle(t('Survey'))
  const router = useRouter()
  const wanted = pathAfterSurvey() ?? '/'
  const name = wanted === '/' ? null : pageName(wanted)
  const goOn = () => {
    forgetPathAfterSurvey()
    router.history.replace(wanted)
  }
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <Lock numeral={null} title={t('Survey')}>
          {t('Your answers help the organiser to plan rooms, meals and sessions.')}
        </Lock>
        <Button
          variant="text"
          isSmall
          onClick={() => {
            skipSurvey()
            goOn()
          }}
        >
          {t('Skip for now')}
        </Button>
      </div>
      <SurveyForm
        onDone={() => {
          toast(t('Thank you. Your answers are with the organiser.'))
          goOn()
        }}
        onSkip={goOn}
        skipName={name === null ? undefined : t('Skip and go to {page}', { page: t(name) })}
      />
    </div>
  )
}
