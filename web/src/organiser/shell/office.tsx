import { Outlet } from '@tanstack/react-router'
import { useState } from 'react'
import { AskAgain, StaffMark, StaffMember } from '#features/identity'
import { useText } from '#platform/messages/messages.ts'
import { SkipLink } from '#platform/skip-link.tsx'
import { ToastRegion } from '#platform/toast-region.tsx'
import { Icon } from '#ui/icon.tsx'
import { Keys } from './keys/keys.tsx'
import styles from './office.module.css'
import { OfficeMenu } from './office-menu.tsx'

/** Around every page of the back office: the board at the side, on phones above. */
export function Office() {
  const { t } = useText()
  const [isHelpOpen, openHelp] = useState(false)
  return (
    <>
      <SkipLink />
      <div className={styles.office}>
        <header className={styles.board}>
          <div>
            <StaffMark />
            <p className={styles.sign}>{t('Back office')}</p>
          </div>
          <button type="button" className={styles.keys} onClick={() => openHelp(true)}>
            <Icon name="help" />
            <span>{t('Keyboard')}</span>
          </button>
          <OfficeMenu />
          <StaffMember app="organiser" inColumn />
        </header>
        <main id="main" className={styles.page} tabIndex={-1}>
          <Outlet />
        </main>
        <AskAgain />
        <Keys isHelpOpen={isHelpOpen} openHelp={openHelp} />
        <ToastRegion />
      </div>
    </>
  )
}
