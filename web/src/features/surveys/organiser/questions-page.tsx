import { listOfficeQuestions } from '@foyer/contract/office-surveys'
import { Link } from '@tanstack/react-router'
import { formatDay } from '#platform/days.ts'
import { useHasDuty } from '#platform/duty.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { useOpenRecords } from '#platform/open-records.ts'
import { PagedList } from '#platform/paged-list.tsx'
import { usePlainTitle } from '#platform/title.ts'
import { usePages } from '#platform/use-pages.ts'
import { buttonLook } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { QuestionList } from './question-list.tsx'
import styles from './survey.module.css'

/** `/organiser/survey`: what is asked, in its order, and since when. */
export function OfficeSurveyPage() {
  const { t } = useText()
  const questions = usePages(listOfficeQuestions, { limit: '200' })
  useOpenRecords([['survey-question']], questions.shown)
  const mayEdit = useHasDuty('editContent')
  usePlainTitle(t('Survey'))
  return (
    <>
      <PageHead
        title={t('Survey')}
        note={<Start />}
        actions={
          <>
            <Link {...buttonLook('line', true)} to="/organiser/survey/results">
              {t('Results', undefined, { context: 'of a survey' })}
            </Link>
            {mayEdit ? (
              <Link {...buttonLook('primary', true)} to="/organiser/survey/new">
                <Icon name="plus" />
                {t('New question')}
              </Link>
            ) : null}
          </>
        }
      />
      <div className={styles.page}>
        <PagedList
          pages={questions}
          boxes={[61, 61, 61, 61]}
          empty={{ title: t('There is none yet.'), text: t('Without a question nobody is asked.') }}
          more={t('Show more')}
        >
          {(lines) => <QuestionList questions={lines} mayOrder={mayEdit && !questions.hasMore} />}
        </PagedList>
      </div>
    </>
  )
}

/** Since when attendees are asked, and where that is said. */
function Start() {
  const { t, locale } = useText()
  const { surveyStartsOn } = useEdition()
  const maySet = useHasDuty('setUp')
  return (
    <>
      {surveyStartsOn === null
        ? t('Nobody is asked: it has no first day.')
        : t('Asked from {day} on.', { day: formatDay(surveyStartsOn, locale) })}{' '}
      {maySet ? <Link to="/organiser/settings">{t('Change the day')}</Link> : null}
    </>
  )
}
