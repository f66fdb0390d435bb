import type { Edition } from '@foyer/contract/editions'
import type { User } from '@foyer/contract/identity'
import { type Pass, readPassCode, type Wallet } from '@foyer/contract/passes'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { query } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { lazyPart } from '#platform/load-part.ts'
import { useText } from '#platform/messages/messages.ts'
import { useSearchText } from '#platform/search-text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { sunSign } from '#ui/signs.ts'
import trailStyles from '../shared/trail.module.css'
import { DaysLeft } from './days-left.tsx'
import styles from './held-pass.module.css'
import { Ticket } from './ticket.tsx'

// How it came about stands under the ticket, what comes next beside it: at the gate the code shall be there first.
const PassSide = lazyPart<Parameters<typeof import('./pass-side.tsx').PassSide>[0], 'PassSide'>(
  () => import('./pass-side.tsx'),
  'PassSide',
)
const PassTrail = lazyPart<Parameters<typeof import('./pass-trail.tsx').PassTrail>[0], 'PassTrail'>(
  () => import('./pass-trail.tsx'),
  'PassTrail',
)

// Asked for with the page, so that it is there without a connection, and after it, so that the code is there first.
const BrightCode = lazyPart<Parameters<typeof import('./bright-code.tsx').BrightCode>[0], 'BrightCode'>(
  () => import('./bright-code.tsx'),
  'BrightCode',
)

const WalletButtons = lazyPart<Parameters<typeof import('./wallet-buttons.tsx').WalletButtons>[0], 'WalletButtons'>(
  () => import('./wallet-buttons.tsx'),
  'WalletButtons',
)

interface HeldPassProps {
  readonly pass: Pass
  readonly user: User
  readonly edition: Edition
}

/** The approved pass: the ticket, what to do next, how it came about, and what it opens. */
export function HeldPass({ pass, user, edition }: HeldPassProps) {
  const { t } = useText()
  const code = useQuery(query(readPassCode))
  const isLarge = useSearchText('code') === 'large'
  return (
    <>
      {isLarge && code.data !== undefined ? (
        <Suspense>
          <BrightCode code={code.data} name={`${user.firstName} ${user.lastName}`} />
        </Suspense>
      ) : null}
      <DaysLeft title={t('Your pass')} edition={edition} />
      <div className={styles.page}>
        <div className={`${styles.ticket} stack`}>
          <Ticket
            pass={pass}
            user={user}
            edition={edition}
            code={code.data ?? null}
            instead={code.error ? <LoadFailed error={code.error} onRetry={() => void code.refetch()} /> : null}
          />
          <div className={styles.tools}>
            {pass.wallets?.length ? (
              <Suspense fallback={<WalletPlaces wallets={pass.wallets} />}>
                <WalletButtons wallets={pass.wallets} />
              </Suspense>
            ) : null}
            <Button variant="line" isSmall onClick={() => window.print()}>
              <Icon name="invoice" />
              {t('Print')}
            </Button>
          </div>
          <p className={`hint ${styles.advice}`}>
            <Icon name={sunSign} />
            <span>
              {t(
                'At the gate, tap the code: it fills the screen, which stays on. Turn the brightness up. A print works as well.',
              )}
            </span>
          </p>
          <div className={trailStyles.under}>
            <section className="stack" aria-labelledby="pass-status">
              <h2 id="pass-status">{t('Status')}</h2>
              <Suspense fallback={<div className="sk" style={{ height: 220 }} />}>
                <PassTrail pass={pass} email={user.email} edition={edition} />
              </Suspense>
            </section>
          </div>
        </div>
        <div className={styles.side}>
          <Suspense>
            <PassSide pass={pass} edition={edition} />
          </Suspense>
        </div>
      </div>
    </>
  )
}

/** About as large as the buttons that come here. */
function WalletPlaces({ wallets }: { readonly wallets: readonly Wallet[] }) {
  return wallets.map((wallet) => <div key={wallet} className="sk" style={{ minHeight: 44, minWidth: 220 }} />)
}
