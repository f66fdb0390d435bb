import type { ReactNode } from 'react'
import { useText } from '../../platform/messages/messages.ts'
import { useIsSignedIn } from '../../platform/session.ts'
import { ExternalLinks } from './external-links.tsx'
import { Header, PartnerBanner } from './header.tsx'
import { PromoStrip } from './promo-strip.tsx'
import { SkipLink } from './skip-link.tsx'
import { TabBar } from './tab-bar.tsx'

interface FrameProps {
  readonly children: ReactNode
  /** Tab bar and menu: for the signed in, and not on every error page. */
  readonly hasBars?: boolean
}

/** What stands around a page. */
export function Frame({ children, hasBars = true }: FrameProps) {
  const { t } = useText()
  const isIn = useIsSignedIn()
  return (
    <>
      <SkipLink />
      <PromoStrip />
      <Header hasMenu={hasBars} />
      <PartnerBanner />
      <main id="main" className="wrap page" tabIndex={-1}>
        {children}
      </main>
      <footer className="foot label">
        <nav className="wrap" aria-label={t('Legal')}>
          <ExternalLinks />
        </nav>
      </footer>
      {isIn && hasBars ? <TabBar /> : null}
    </>
  )
}
