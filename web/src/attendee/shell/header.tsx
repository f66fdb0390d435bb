import { readUser } from '@foyer/contract/identity'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { query } from '#platform/api.ts'
import { useKnownEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { useIsSignedIn } from '#platform/session.ts'
import { toastStore } from '#platform/toasts.ts'
import { Avatar } from '#ui/avatar.tsx'
import { buttonLook } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import toolStyles from '#ui/tool.module.css'
import { avatarImage } from './avatar-image.ts'
import styles from './header.module.css'
import { SheetOpener } from './sheet-opener.tsx'
import { Wordmark } from './wordmark.tsx'

/** `hasMenu`: not on every error page. */
export function Header({ hasMenu }: { hasMenu: boolean }) {
  const { t } = useText()
  const isIn = useIsSignedIn()
  return (
    <header className="head">
      <div className="wrap">
        <Wordmark />
        <div className={styles.tools}>
          <Help />
          {isIn && hasMenu ? (
            <>
              <Bell />
              <MenuOpener />
            </>
          ) : null}
          {isIn ? null : (
            <Link {...buttonLook('text')} to="/sign-in">
              {t('Sign in')}
            </Link>
          )}
        </div>
      </div>
    </header>
  )
}

/** Where questions are answered, on every page of an event that has such a place. */
function Help() {
  const { t } = useText()
  const faq = useKnownEdition()?.externalLinks.faq
  if (!faq) return null
  return (
    <a className={toolStyles.tool} href={faq} aria-label={t('Help')}>
      <Icon name="help" />
    </a>
  )
}

/** What was said in passing can be looked up: how much of it is new, in its name and at its edge. */
function Bell() {
  const { t } = useText()
  const n = useSyncExternalStore(toastStore.subscribe, toastStore.countUnread)
  return (
    <SheetOpener
      sheet="messages"
      data-n={n || undefined}
      aria-label={n > 0 ? t('Messages, {n} new', { n }) : t('Messages')}
    >
      <Icon name="bell" />
    </SheetOpener>
  )
}

function MenuOpener() {
  const { t } = useText()
  const { data: user } = useQuery(query(readUser))
  const name = user === undefined ? '' : `${user.firstName} ${user.lastName}`
  return (
    <SheetOpener sheet="menu">
      <Avatar name={name} image={avatarImage(user)} />
      <span className="vh">{name === '' ? t('Open the menu') : t('{name}, open the menu', { name })}</span>
    </SheetOpener>
  )
}

/** One line for whoever carries the registration; only where the edition has one. */
export function PartnerBanner() {
  const banner = useKnownEdition()?.partnerBanner
  if (!banner) return null
  const { image } = banner
  return (
    <aside className={styles.partner}>
      <div className="wrap">
        <a className="label" href={banner.url}>
          {image === null ? null : (
            <img src={image.url} alt={image.alt} width={Math.round((image.width / image.height) * 24)} height={24} />
          )}
          {banner.text}
        </a>
      </div>
    </aside>
  )
}
