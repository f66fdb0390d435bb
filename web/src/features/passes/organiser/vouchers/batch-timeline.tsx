import {
  makeVoucherBatch,
  stopVoucher,
  stopVoucherBatch,
  type VoucherBatchRecord,
} from '@foyer/contract/office-vouchers'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Trail } from '#ui/trail.tsx'
import styles from './vouchers.module.css'

/** What staff did with a batch, the newest first. */
export function BatchTimeline({ entries }: { readonly entries: VoucherBatchRecord['timeline'] }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const words: Readonly<Record<string, string>> = {
    [makeVoucherBatch.id]: t('Batch made'),
    [stopVoucherBatch.id]: t('All codes stopped'),
    [stopVoucher.id]: t('One code stopped'),
  }
  return (
    <section className={styles.part} aria-labelledby="timeline">
      <h2 id="timeline">{t('Timeline')}</h2>
      {entries.length === 0 ? (
        <p>{t('It was there before anybody’s acts were written down.')}</p>
      ) : (
        <Trail
          happenings={entries.map(({ at, act, actor }) => ({
            key: `${at} ${act}`,
            what: words[act] ?? act,
            note: `${formatMoment(at, timeZone, locale)}, ${actor.name}`,
          }))}
        />
      )}
    </section>
  )
}
