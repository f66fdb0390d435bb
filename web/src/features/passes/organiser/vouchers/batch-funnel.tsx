import { formatMoney } from '@foyer/contract/kit/money'
import type { VoucherBatch } from '@foyer/contract/office-vouchers'
import { useText } from '#platform/messages/messages.ts'
import { useCount } from './batch-words.tsx'
import styles from './vouchers.module.css'

/** What became of the uses of a batch, each step as wide as its share of all. */
export function BatchFunnel({ batch }: { readonly batch: VoucherBatch }) {
  const { t } = useText()
  const count = useCount()
  const { uses, held, redeemed, stoppedCodes, givenAway } = batch
  const taken = held + redeemed
  const steps = [
    { key: 'made', word: t('uses made'), n: uses, rest: '' },
    { key: 'taken', word: t('taken'), n: taken, rest: t('{n} never taken', { n: count(Math.max(0, uses - taken)) }) },
    { key: 'redeemed', word: t('redeemed'), n: redeemed, rest: t('{n} not finished', { n: count(held) }) },
  ]
  return (
    <section className={styles.part} aria-labelledby="funnel">
      <h2 id="funnel">{t('From code to pass')}</h2>
      <ol className={styles.funnel}>
        {steps.map(({ key, word, n, rest }) => (
          <li key={key}>
            <p>
              <b className="num">{count(n)}</b> <span>{word}</span>
            </p>
            <svg role="presentation" viewBox="0 0 100 10" preserveAspectRatio="none">
              <rect width={uses === 0 ? 0 : (n / uses) * 100} height="10" />
            </svg>
            <small>{rest}</small>
          </li>
        ))}
      </ol>
      {givenAway.amount === 0 ? null : (
        <p>{t('{amount} of the prices given away so far, with VAT.', { amount: formatMoney(givenAway) })}</p>
      )}
      {stoppedCodes === 0 ? null : (
        <p className="muted">
          {t(
            '{n, plural, one {One code was stopped: nobody can take it any more.} other {# codes were stopped: nobody can take them any more.}}',
            { n: stoppedCodes },
          )}
        </p>
      )}
    </section>
  )
}
