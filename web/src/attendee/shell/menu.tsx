import { readUser } from '@foyer/contract/identity'
import { readPass } from '@foyer/contract/passes'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { PassBadge } from '#features/passes'
import { unsentStars } from '#features/program'
import { query } from '#platform/api.ts'
import { ExternalLinks } from '#platform/external-links.tsx'
import { useText } from '#platform/messages/messages.ts'
import { hasApprovedPass, signOut, workplaceOf } from '#platform/session.ts'
import { toastError } from '#platform/toasts.ts'
import { Avatar } from '#ui/avatar.tsx'
import { buttonLook } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { cupSign } from '#ui/signs.ts'
import { avatarImage } from './avatar-image.ts'
import styles from './menu.module.css'
import { MenuSettings } from './menu-settings.tsx'
import { closeSheet, useOpenSheet } from './sheet-state.ts'

/** The slide-in menu of the specification's section 2. It closes on every change of page. */
export function Menu() {
  const { t } = useText()
  const isOpen = useOpenSheet() === 'menu'
  const { data: user } = useQuery(query(readUser))
  const { data: pass, errorUpdateCount, refetch } = useQuery(query(readPass))
  const held = pass && hasApprovedPass(pass) ? pass.passType : undefined
  // Who works here and holds a pass is shown the way to their own place.
  const workplace = user === undefined ? null : workplaceOf(user)
  const navigate = useNavigate()
  const fullName = user === undefined ? '' : `${user.firstName} ${user.lastName}`
  const leave = () => {
    closeSheet()
    const n = unsentStars(user?.uuid).length
    signOut()
    if (n > 0)
      toastError(
        t('{n, plural, one {One star was} other {# stars were}} not sent, and went with your sign-out.', { n }),
      )
    void navigate({ to: '/sign-in' })
  }
  return (
    <Sheet isOpen={isOpen} label={t('Menu')} band={held?.codeType} onClose={closeSheet}>
      <div className={styles.person}>
        <Avatar name={fullName} image={avatarImage(user)} size={56} />
        <div>
          <h2>{fullName}</h2>
          <p className={`row ${styles.pass}`}>
            {held !== undefined ? (
              <PassBadge passType={held} />
            ) : pass === undefined && errorUpdateCount > 0 ? (
              <span className="label">
                {t('Your pass could not be loaded.')}{' '}
                <button {...buttonLook('text', true)} type="button" onClick={() => void refetch()}>
                  {t('Try again')}
                </button>
              </span>
            ) : pass === undefined ? null : (
              <span className="label">
                {t('No Pass')} |{' '}
                <Link to="/registration" onClick={closeSheet}>
                  {t('Get a pass')}
                </Link>
              </span>
            )}
            {user?.companyName ? <span className="label muted">{user.companyName}</span> : null}
          </p>
        </div>
      </div>
      <Link {...buttonLook('line', false, true)} to="/profile" onClick={closeSheet}>
        <Icon name="edit" />
        {t('Edit your profile')}
      </Link>
      <nav className={styles.nav} aria-label={t('Menu')}>
        <Link to="/accommodation" onClick={closeSheet}>
          <Icon name="bed" size={24} />
          {t('Accommodation')}
        </Link>
        <Link to="/agenda" onClick={closeSheet}>
          <Icon name="calendar" size={24} />
          {t('Programme')}
        </Link>
        <Link to="/speakers" onClick={closeSheet}>
          <Icon name="user" size={24} />
          {t('Speakers')}
        </Link>
        <Link to="/information" onClick={closeSheet}>
          <Icon name="info" size={24} />
          {t('Information')}
        </Link>
        <Link to="/floor-plan" onClick={closeSheet}>
          <Icon name="pin" size={24} />
          {t('Floor plan')}
        </Link>
        <Link to="/site-plan" onClick={closeSheet}>
          <Icon name="bus" size={24} />
          {t('Site plan')}
        </Link>
        {held === undefined ? null : (
          <Link to="/vip-events" onClick={closeSheet}>
            <Icon name={cupSign} size={24} />
            {t('VIP events')}
          </Link>
        )}
        <Link to="/invoices" onClick={closeSheet}>
          <Icon name="invoice" size={24} />
          {t('Invoices')}
        </Link>
        <Link to="/visa-invitation-letter" onClick={closeSheet}>
          <Icon name="user" size={24} />
          {t('Visa Invitation Letter')}
        </Link>
        <Link to="/news" onClick={closeSheet}>
          <Icon name="bell" size={24} />
          {t('News')}
        </Link>
        {workplace === null ? null : (
          <a href={`/${workplace}`}>
            <Icon name="arrow" size={24} />
            {workplace === 'organiser' ? t('Go to the back office') : t('Go to the check-in')}
          </a>
        )}
      </nav>
      <MenuSettings />
      <button {...buttonLook('line', false, true)} type="button" onClick={leave}>
        <Icon name="logout" />
        {t('Logout')}
      </button>
      <nav className={`${styles.legal} label muted`} aria-label={t('Legal')}>
        <ExternalLinks />
      </nav>
    </Sheet>
  )
}
