import { readSurvey, type Survey } from '@foyer/contract/surveys'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { answeredOn, hasBegun } from '#features/surveys'
import { query } from '#platform/api.ts'
import { appNow } from '#platform/app-clock.ts'
import { dayAt } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { buttonLook } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Section } from './section.tsx'

/** Whether there is a survey to speak of. */
export function useHasSurvey(): boolean {
  const { surveyStartsOn, timeZone } = useEdition()
  return hasBegun(surveyStartsOn, dayAt(appNow(), timeZone))
}

/** The survey of this edition and the way to one’s answers. What could not be read is not taken for none. */
export function SurveySection() {
  const { t } = useText()
  const { data: survey, error, refetch } = useQuery(query(readSurvey))
  return (
    <Section id="survey" title={t('Survey')}>
      {survey !== undefined ? (
        <Answered survey={survey} />
      ) : error === null ? (
        <Skeleton boxes={[25, 46]} />
      ) : (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      )}
    </Section>
  )
}

function Answered({ survey }: { readonly survey: Survey }) {
  const { t } = useText()
  const { timeZone } = useEdition()
  const day = answeredOn(survey, timeZone)
  return (
    <>
      <p>{day === null ? t('You have not answered the survey yet.') : t('You answered on {day}.', { day })}</p>
      <div>
        <Link {...buttonLook('line')} to="/registration/survey">
          {day === null ? t('Answer the survey') : t('Change your answers')}
        </Link>
      </div>
    </>
  )
}
