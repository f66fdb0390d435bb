import type { Edition } from '@foyer/contract/editions'
import { listPaidPassTypes } from '@foyer/contract/passes'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../platform/api.ts'
import { LoadFailed } from '../../../platform/load-failed.tsx'
import { useText } from '../../../platform/messages/messages.ts'
import { useWaiting } from '../../../platform/waiting.ts'
import { Lock } from '../../../ui/lock.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PassOffer } from './pass-offer.tsx'
import styles from './pass-page.module.css'

/** Where a vendor without a pass arrives: what passes there are, and how to get one. */
export function NoPass({ edition }: { edition: Edition }) {
  const { t, rich } = useText()
  const passTypes = useQuery(query(listPaidPassTypes))
  const isWaiting = useWaiting(passTypes.isPending)
  const subject = encodeURIComponent(t('A pass for {event}', { event: `${edition.product} ${edition.year}` }))
  return (
    <>
      <Lock numeral={null} title={t('No pass')}>
        {t('You can look around as an exhibitor. To enter the halls, you need a pass.')}
      </Lock>
      <div className="pass-grid">
        <section className={styles.offer} aria-labelledby="pass-offer">
          <h2 id="pass-offer">{t('Passes')}</h2>
          {passTypes.data ? (
            <PassOffer passTypes={passTypes.data} />
          ) : passTypes.error ? (
            <LoadFailed error={passTypes.error} onRetry={() => void passTypes.refetch()} />
          ) : (
            isWaiting && <Skeleton boxes={[160, 160, 160]} />
          )}
        </section>
        <div className={styles.side}>
          <section className="hivis" aria-labelledby="pass-get">
            <div className="hivis__in">
              <p className="hivis__k">{t('Next step')}</p>
              <h2 id="pass-get">{t('Get a pass')}</h2>
              <p>
                {t(
                  'Tell us which pass you want, or send us your voucher code. We set it up with you, and your ticket appears here.',
                )}
              </p>
              <a className="btn" href={`mailto:${edition.contactEmail}?subject=${subject}`}>
                {t('Write to us')}
              </a>
            </div>
          </section>
          <p className="hint">{rich('Or write to {contact}.', { contact: <b>{edition.contactEmail}</b> })}</p>
        </div>
      </div>
    </>
  )
}
