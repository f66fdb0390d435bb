import { readUser } from '@foyer/contract/identity'
import { readPass } from '@foyer/contract/passes'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { PassBadge } from '#features/passes'
import { query } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import { hasApprovedPass, signOut } from '#platform/session.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Icon } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { avatarImage } from './avatar-image.ts'
import { ExternalLinks } from './external-links.tsx'
import { MenuSettings } from './menu-settings.tsx'
import { closeSheet, useOpenSheet } from './sheet-state.ts'

/** The slide-in menu of the specification's section 2. It closes on every change of page. */
export function Menu() {
  const { t } = useText()
  const isOpen = useOpenSheet() === 'menu'
  const { data: user } = useQuery(query(readUser))
  const { data: pass, errorUpdateCount, refetch } = useQuery(query(readPass))
  const held = pass && hasApprovedPass(pass) ? pass.passType : undefined
  const navigate = useNavigate()
  const fullName = user === undefined ? '' : `${user.firstName} ${user.lastName}`
  const leave = () => {
    closeSheet()
    signOut()
    void navigate({ to: '/sign-in' })
  }
  return (
    <Sheet isOpen={isOpen} label={t('Menu')} pass={held?.codeType} onClose={closeSheet}>
      <div className="sheet__me">
        <Avatar name={fullName} image={avatarImage(user)} size={56} />
        <div>
          <h2>{fullName}</h2>
          <p className="row sheet__pass">
            {held !== undefined ? (
              <PassBadge passType={held} />
            ) : pass === undefined && errorUpdateCount > 0 ? (
              <span className="label">
                {t('Your pass could not be loaded.')}{' '}
                <button className="btn btn--text btn--small" type="button" onClick={() => void refetch()}>
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
      <Link className="btn btn--line btn--wide" to="/profile" onClick={closeSheet}>
        <Icon name="edit" />
        {t('Edit your profile')}
      </Link>
      <nav className="sheet__nav" aria-label={t('Menu')}>
        <Link to="/accommodation" onClick={closeSheet}>
          <Icon name="bed" size={24} />
          {t('Accommodation')}
        </Link>
        <Link to="/invoices" onClick={closeSheet}>
          <Icon name="invoice" size={24} />
          {t('Invoices')}
        </Link>
      </nav>
      <MenuSettings />
      <button className="btn btn--line btn--wide" type="button" onClick={leave}>
        <Icon name="logout" />
        {t('Logout')}
      </button>
      <nav className="sheet__legal label muted" aria-label={t('Legal')}>
        <ExternalLinks />
      </nav>
    </Sheet>
  )
}
