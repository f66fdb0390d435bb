import { useText } from '../../../platform/messages/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './survey.module.css'
import type { Draft } from './use-draft.ts'

interface SurveyProgressProps {
  readonly done: number
  readonly all: number
  readonly draft: Pick<Draft, 'savedAt' | 'hasFailed' | 'retry'>
}

/** How far one is, and when the answers were kept last: by the clock of the person's own device, it is their typing. */
export function SurveyProgress({ done, all, draft }: SurveyProgressProps) {
  const { t, locale } = useText()
  const { savedAt, hasFailed, retry } = draft
  const format = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return (
    <div className={styles.progress}>
      <p className={styles.count}>{t('{done} of {all} answered', { done, all })}</p>
      <div className={styles.saved} role="status">
        {hasFailed ? (
          <>
            {t('Not saved yet')}
            <Button variant="text" isSmall onClick={retry}>
              {t('Retry')}
            </Button>
          </>
        ) : savedAt === null ? null : (
          <>
            <Icon name="check" size={16} />
            {t('Saved {time}', { time: format.format(savedAt) })}
          </>
        )}
      </div>
      <div className={styles.bar} aria-hidden="true">
        {Array.from({ length: all }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts are anonymous and never change places.
          <span key={index} className={index < done ? styles.done : undefined} />
        ))}
      </div>
    </div>
  )
}
