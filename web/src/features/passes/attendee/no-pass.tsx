import type { Edition } from '@foyer/contract/editions'
import { listPaidPassTypes } from '@foyer/contract/passes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { buttonLook } from '#ui/button.tsx'
import hivisStyles from '#ui/hivis.module.css'
import { Icon } from '#ui/icon.tsx'
import { Lock } from '#ui/lock.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './no-pass.module.css'
import { PassOffer } from './pass-offer.tsx'

/** Where a vendor without a pass arrives: what passes there are, and how to get one. */
export function NoPass({ edition }: { edition: Edition }) {
  const { t, rich } = useText()
  const passTypes = useQuery(query(listPaidPassTypes))
  return (
    <>
      <Lock numeral={null} title={t('No pass')}>
        {t('You can look around as an exhibitor. To enter the halls, you need a pass.')}
      </Lock>
      <div className={styles.page}>
        <section className={styles.offer} aria-labelledby="pass-offer">
          <h2 id="pass-offer">{t('Passes')}</h2>
          {passTypes.data ? (
            <PassOffer passTypes={passTypes.data} />
          ) : passTypes.error ? (
            <LoadFailed error={passTypes.error} onRetry={() => void passTypes.refetch()} />
          ) : (
            <Skeleton boxes={[160, 160, 160]} />
          )}
        </section>
        <div className={`${styles.side} ${styles.first}`}>
          <section className={hivisStyles.block} aria-labelledby="pass-get">
            <div className={hivisStyles.inner}>
              <p className={hivisStyles.kicker}>{t('Next step')}</p>
              <h2 id="pass-get">{t('Get a pass')}</h2>
              <p>{t('Choose one of these, or use your voucher. A room can go into the same order.')}</p>
              <Link {...buttonLook()} to="/registration">
                {t('Get a pass')}
                <Icon name="arrow" />
              </Link>
            </div>
          </section>
          <p className="hint">
            {rich('Questions? Write to {contact}.', {
              contact: <a href={`mailto:${edition.contactEmail}`}>{edition.contactEmail}</a>,
            })}
          </p>
        </div>
      </div>
    </>
  )
}
