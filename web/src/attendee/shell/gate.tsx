import { Outlet } from '@tanstack/react-router'
import { useSayAlive } from '#platform/alive.ts'
import doorStyles from '#platform/door.module.css'
import { EventPlate } from '#platform/event-plate.tsx'
import { ExternalLinks } from '#platform/external-links.tsx'
import { useText } from '#platform/messages/messages.ts'
import { SkipLink } from '#platform/skip-link.tsx'
import { ReadIn } from './read-in.tsx'
import { Wordmark } from './wordmark.tsx'

/** The sign-in pages: the form, and beside it a plate with the one number that counts. */
export function Gate() {
  const { t } = useText()
  useSayAlive()
  return (
    <>
      <SkipLink />
      <div className={doorStyles.door}>
        <div className={doorStyles.form}>
          <header>
            <Wordmark />
            <ReadIn />
          </header>
          <main id="main" className={doorStyles.inner} tabIndex={-1}>
            <Outlet />
          </main>
          <nav className={`${doorStyles.legal} label muted`} aria-label={t('Legal')}>
            <ExternalLinks short />
          </nav>
        </div>
        <EventPlate />
      </div>
    </>
  )
}
