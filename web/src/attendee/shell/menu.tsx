import { readUser } from '@foyer/contract/identity'
import { readPass } from '@foyer/contract/passes'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { PassBadge } from '../../features/passes/shared/pass-badge.tsx'
import { query } from '../../platform/api.ts'
import { useText } from '../../platform/messages/messages.ts'
import { hasApprovedPass, signOut } from '../../platform/session.ts'
import { Avatar } from './avatar.tsx'
import { ExternalLinks } from './external-links.tsx'
import { Icon } from './icons.tsx'
import styles from './menu.module.css'
import { MenuSettings } from './menu-settings.tsx'
import { closeMenu } from './menu-state.ts'

/** How far a finger must go to the right to push the sheet away. */
const SWIPE = 64

/**
 * The slide-in menu of the specification's section 2. The browser's own dialog keeps the focus inside, closes on Escape
 * and gives the focus back.
 */
export function Menu() {
  const { t } = useText()
  const navigate = useNavigate()
  const { data: user } = useQuery(query(readUser))
  const { data: pass } = useQuery(query(readPass))
  const dialog = useRef<HTMLDialogElement>(null)
  const touched = useRef<{ x: number; y: number } | null>(null)
  useEffect(() => {
    const sheet = dialog.current
    sheet?.showModal()
    return () => sheet?.close()
  }, [])
  const fullName = user === undefined ? '' : `${user.firstName} ${user.lastName}`

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape is the dialog's own
    <dialog
      className={styles.sheet}
      ref={dialog}
      aria-labelledby='menu-name'
      onClose={closeMenu}
      onClick={(event) => {
        if (event.target === dialog.current) closeMenu()
      }}
      onTouchStart={({ touches: [touch] }) => {
        touched.current = touch === undefined ? null : { x: touch.clientX, y: touch.clientY }
      }}
      onTouchEnd={({ changedTouches: [touch] }) => {
        const start = touched.current
        if (start === null || touch === undefined) return
        if (touch.clientX - start.x > SWIPE && Math.abs(touch.clientY - start.y) < SWIPE) closeMenu()
      }}
    >
      <div className={styles.in}>
        <div className={styles.top}>
          <button className='tool' type='button' aria-label={t('Close the menu')} onClick={closeMenu}>
            <Icon name='close' />
          </button>
        </div>
        <div className={styles.me}>
          <Avatar large firstName={user?.firstName ?? ''} lastName={user?.lastName ?? ''} image={user?.image} />
          <div>
            <h2 id='menu-name'>{fullName || t('Menu')}</h2>
            <p className={styles.badge}>
              {pass && hasApprovedPass(pass) ? (
                <PassBadge passType={pass.passType} />
              ) : (
                <span className='label'>
                  {t('No Pass')} | <Link to='/pass'>{t('Get a pass')}</Link>
                </span>
              )}
              {user?.companyName ? <span className='label muted'>{user.companyName}</span> : null}
            </p>
          </div>
        </div>
        <Link className='btn btn--line btn--wide' to='/profile'>
          <Icon name='edit' />
          {t('Edit your profile')}
        </Link>
        <nav className={styles.nav} aria-label={t('Menu')}>
          <Link to='/accommodation'>
            <Icon name='bed' large />
            {t('Accommodation')}
          </Link>
          <Link to='/invoices'>
            <Icon name='invoice' large />
            {t('Invoices')}
          </Link>
        </nav>
        <MenuSettings />
        <button
          className='btn btn--line btn--wide'
          type='button'
          onClick={() => {
            closeMenu()
            signOut()
            void navigate({ to: '/sign-in' })
          }}
        >
          <Icon name='logout' />
          {t('Logout')}
        </button>
        <nav className={styles.legal} aria-label={t('Legal')}>
          <ExternalLinks />
        </nav>
      </div>
    </dialog>
  )
}
