import { readUser } from '@foyer/contract/identity'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { query } from '#platform/api.ts'
import { useOldAnswers } from '#platform/connection.ts'
import { ExternalLinks } from '#platform/external-links.tsx'
import { useText } from '#platform/messages/messages.ts'
import { useIsSignedIn } from '#platform/session.ts'
import { SkipLink } from '#platform/skip-link.tsx'
import styles from './frame.module.css'
import { Header, PartnerBanner } from './header.tsx'
import { AsOf } from './lazy-as-of.ts'
import { SeenAs } from './lazy-seen-as.ts'
import promoStripStyles from './promo-strip.module.css'
import { PromoStrip } from './promo-strip.tsx'
import { ReadIn } from './read-in.tsx'
import { TabBar } from './tab-bar.tsx'

const strip = `${promoStripStyles.strip} label`

interface FrameProps {
  readonly children: ReactNode
  /** Menu: for the signed in, and not on every error page. */
  readonly hasMenu?: boolean
  /** Promotion and partner: not where somebody buys, or has a fault to read about. */
  readonly hasStrips?: boolean
  /** Tab bar: for the signed in, and not where somebody buys. */
  readonly hasTabs?: boolean
  /** There is no such page. */
  readonly isUnknown?: boolean
}

/** What stands around a page. */
export function Frame({
  children,
  hasMenu = true,
  hasStrips = true,
  hasTabs = hasMenu,
  isUnknown = false,
}: FrameProps) {
  const { t } = useText()
  const isIn = useIsSignedIn()
  const old = useOldAnswers()
  const promo = hasStrips ? <PromoStrip /> : null
  return (
    <>
      <SkipLink />
      {isIn ? <SeenStrip /> : null}
      {isIn && old === 'all' ? (
        <OfflineStrip />
      ) : isIn && old === 'some' ? (
        <Suspense fallback={promo}>
          <AsOf strip={strip}>{promo}</AsOf>
        </Suspense>
      ) : (
        promo
      )}
      <Header hasMenu={hasMenu} />
      {hasStrips ? <PartnerBanner /> : null}
      {isIn ? null : (
        <div className={`${styles.tongues} wrap`}>
          <ReadIn />
        </div>
      )}
      <main id="main" className="wrap page" tabIndex={-1}>
        {children}
      </main>
      <footer className={`${styles.foot} label`}>
        <nav className="wrap" aria-label={t('Legal')}>
          <ExternalLinks />
        </nav>
      </footer>
      {isIn && hasTabs ? <TabBar isUnknown={isUnknown} /> : null}
    </>
  )
}

/** Above all else, for staff who see the app as somebody does. Asks nothing by itself: whoever came in was read. */
function SeenStrip() {
  const { data: user } = useQuery({ ...query(readUser), enabled: false })
  if (user?.seenUntil === undefined) return null
  return (
    <Suspense>
      <SeenAs user={user} until={user.seenUntil} />
    </Suspense>
  )
}

/** Where the promotion stands otherwise, so that nothing moves for it. */
function OfflineStrip() {
  const { t } = useText()
  return (
    <div className={strip} role="status">
      <p className="wrap">
        {t('You are offline.')}{' '}
        <Suspense>
          <AsOf />
        </Suspense>
      </p>
    </div>
  )
}
