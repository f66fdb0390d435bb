import { Outlet } from '@tanstack/react-router'
import { useState } from 'react'
import { AskAgain, StaffMark, StaffMember } from '#features/identity'
import { useText } from '#platform/messages/messages.ts'
import { SkipLink } from '#platform/skip-link.tsx'
import { ToastRegion } from '#platform/toast-region.tsx'
import { Icon } from '#ui/icon.tsx'
import { EditionChoice, ElsewhereNote } from './edition-choice.tsx'
import { Keys, type OpenTool } from './keys/keys.tsx'
import { useSingleKeys } from './keys/single-keys.ts'
import styles from './office.module.css'
import { OfficeMenu } from './office-menu.tsx'

/** Around every page of the back office: the board at the side, on phones above. */
export function Office() {
  const { t } = useText()
  const [isOpen, open] = useState<OpenTool>(null)
  const hasKeys = useSingleKeys()
  return (
    <>
      <SkipLink />
      <div className={styles.office}>
        <header className={styles.board}>
          <div>
            <StaffMark />
            <p className={styles.sign}>{t('Back office')}</p>
            <EditionChoice />
          </div>
          <div className={styles.tools}>
            <button type="button" className={styles.search} onClick={() => open('search')}>
              <Icon name="search" />
              <span>{t('Search')}</span>
              {hasKeys ? (
                <span className={styles.key} aria-hidden="true">
                  /
                </span>
              ) : null}
            </button>
            <button type="button" className={styles.help} onClick={() => open('help')}>
              <Icon name="help" />
              <span>{t('Keyboard')}</span>
            </button>
          </div>
          <OfficeMenu />
          <StaffMember app="organiser" inColumn />
        </header>
        <main id="main" className={styles.page} tabIndex={-1}>
          <ElsewhereNote />
          <Outlet />
        </main>
        <AskAgain />
        <Keys isOpen={isOpen} open={open} />
        <ToastRegion />
      </div>
    </>
  )
}
