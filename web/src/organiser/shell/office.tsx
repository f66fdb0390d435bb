import { Outlet } from '@tanstack/react-router'
import { AskAgain, StaffMark, StaffMember } from '#features/identity'
import { useText } from '#platform/messages/messages.ts'
import { SkipLink } from '#platform/skip-link.tsx'
import { ToastRegion } from '#platform/toast-region.tsx'
import styles from './office.module.css'
import { OfficeMenu } from './office-menu.tsx'

/** Around every page of the back office: the board at the side, on phones above. */
export function Office() {
  const { t } = useText()
  return (
    <>
      <SkipLink />
      <div className={styles.office}>
        <header className={styles.board}>
          <div>
            <StaffMark />
            <p className={styles.sign}>{t('Back office')}</p>
          </div>
          <OfficeMenu />
          <StaffMember app="organiser" inColumn />
        </header>
        <main id="main" className={styles.page} tabIndex={-1}>
          <Outlet />
        </main>
        <AskAgain />
        <ToastRegion />
      </div>
    </>
  )
}
