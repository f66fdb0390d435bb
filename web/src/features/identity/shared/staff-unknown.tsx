import { useRouter } from '@tanstack/react-router'
import errorPageStyles from '#platform/error-page.module.css'
import { useText } from '#platform/messages/messages.ts'
import { SkipLink } from '#platform/skip-link.tsx'
import { usePlainTitle } from '#platform/title.ts'
import { buttonLook } from '#ui/button.tsx'
import { StaffMark } from './staff-mark.tsx'

/** Where an app of those who run the event has no page. `start`: where it begins. */
export function StaffUnknown({ start }: { readonly start: string }) {
  const { t } = useText()
  const { history } = useRouter()
  usePlainTitle(t('Page Not Found'))
  return (
    <>
      <SkipLink />
      <header className="head">
        <div className="wrap">
          <StaffMark />
        </div>
      </header>
      <main id="main" className="wrap page" tabIndex={-1}>
        <div className={errorPageStyles.oops}>
          <p className={`numeral ${errorPageStyles.number}`} aria-hidden="true">
            404
          </p>
          <div className={errorPageStyles.words}>
            <h1 tabIndex={-1}>{t('Page Not Found')}</h1>
            <p className="intro">{t('This page could not be found')}</p>
            <p>
              <a {...buttonLook()} href={history.createHref(start)}>
                {t('Go to the start')}
              </a>
            </p>
          </div>
        </div>
      </main>
    </>
  )
}
