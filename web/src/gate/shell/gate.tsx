import { Outlet } from '@tanstack/react-router'
import { StaffMark, StaffMember, useStaffPresence } from '#features/identity'
import { SkipLink } from '#platform/skip-link.tsx'
import styles from './gate.module.css'

/** Around every page of the check-in: made for one hand, and read from an arm's length. */
export function Gate() {
  useStaffPresence('gate')
  return (
    <>
      <SkipLink />
      <div className={styles.gate}>
        <header className={styles.bar}>
          <StaffMark />
          <StaffMember app="gate" />
        </header>
        <main id="main" className={styles.page} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </>
  )
}
