import { formatMoney } from '@foyer/contract/kit/money'
import type { MadeOrderPreview } from '@foyer/contract/made-orders'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Note } from '#ui/note.tsx'
import { SumList } from '#ui/sum-box.tsx'
import styles from './new-order.module.css'
import type { NewOrder } from './use-new-order.ts'

/** What they would pay by their billing data of today, until when, and to whom it is invoiced. */
export function OrderSums({ order }: { readonly order: NewOrder }) {
  const { t } = useText()
  const { found } = order
  return (
    <section className={styles.part}>
      <h2>{t('What it comes to')}</h2>
      {found === undefined ? (
        <p className="hint">{t('Choose something to see what it costs.')}</p>
      ) : (
        <Sums found={found} order={order} />
      )}
    </section>
  )
}

function Sums({ found, order }: { readonly found: MadeOrderPreview; readonly order: NewOrder }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const isFree = order.how === 'free'
  const { name, company, addressLines, vatId } = found.buyer
  const zero = formatMoney({ ...found.total, amount: 0 })
  return (
    <div className={`stack ${styles.sums}`} aria-busy={order.isStale}>
      <SumList
        rows={[
          ...found.lines.map(({ description, taxRate, gross }) => ({
            name: description,
            note:
              found.reverseCharge && taxRate === 0
                ? t('VAT owed by them')
                : t('with {rate} % VAT', { rate: taxRate / 100 }),
            amount: formatMoney(gross),
          })),
          { name: t('Of this VAT'), amount: formatMoney(found.tax), kind: 'sub' as const },
          ...(isFree ? [{ name: t('It would cost'), amount: formatMoney(found.total), kind: 'muted' as const }] : []),
          { name: <b>{t('Total')}</b>, amount: isFree ? zero : formatMoney(found.total) },
        ]}
      />
      {isFree ? null : <p>{t('Held until {moment}.', { moment: formatMoment(found.until, timeZone, locale) })}</p>}
      {isFree ? null : found.isBillingKnown ? (
        <p className="hint">
          {t('Invoice to: {lines}', {
            lines: [name, company, ...addressLines, vatId].filter((text) => (text ?? '') !== '').join(', '),
          })}
        </p>
      ) : (
        <Note kind="warning">
          {t('They have no billing address: they sign in and enter it before they pay, and the VAT follows it.')}
        </Note>
      )}
    </div>
  )
}
