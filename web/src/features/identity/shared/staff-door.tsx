import { Outlet } from '@tanstack/react-router'
import doorStyles from '#platform/door.module.css'
import { useKnownEdition } from '#platform/edition.ts'
import { EventPlate } from '#platform/event-plate.tsx'
import { ExternalLinks } from '#platform/external-links.tsx'
import { useText } from '#platform/messages/messages.ts'
import { SkipLink } from '#platform/skip-link.tsx'
import { StaffMark } from './staff-mark.tsx'

/** Around the sign-in of an app of those who run the event. `sign`: the app's name. */
export function StaffDoor({ sign }: { readonly sign: string }) {
  const { t } = useText()
  const edition = useKnownEdition()
  return (
    <>
      <SkipLink />
      <div className={doorStyles.door}>
        <div className={doorStyles.form}>
          <header>
            <StaffMark />
          </header>
          <main id="main" className={doorStyles.inner} tabIndex={-1}>
            <Outlet />
          </main>
          <nav className={`${doorStyles.legal} label muted`} aria-label={t('Legal')}>
            <ExternalLinks short />
          </nav>
        </div>
        {edition === undefined ? null : <EventPlate sign={sign} />}
      </div>
    </>
  )
}
