import { formatMoney } from '@foyer/contract/kit/money'
import type { Order } from '@foyer/contract/orders'
import { orderRows } from '#features/orders'
import { useText } from '#platform/messages/messages.ts'
import sumBoxStyles from '#ui/sum-box.module.css'
import { SumList } from '#ui/sum-box.tsx'
import styles from './registration.module.css'

/** The order's number and its amounts. */
export function Receipt({ order }: { readonly order: Order }) {
  const { t } = useText()
  return (
    <section className={sumBoxStyles.box} aria-labelledby="reference">
      <div className={sumBoxStyles.inner}>
        <p className="label muted" id="reference">
          {t('Your reference')}
        </p>
        <p className={styles.reference}>{order.number}</p>
        <SumList rows={orderRows(order, t)} />
        <dl className={sumBoxStyles.sum}>
          <div className={sumBoxStyles.total}>
            <dt>{order.reverseCharge ? t('Total, no VAT') : t('Total with VAT')}</dt>
            <dd>{formatMoney(order.total)}</dd>
          </div>
          {order.refunded.amount > 0 ? (
            <div>
              <dt>{t('Given back')}</dt>
              <dd>{formatMoney(order.refunded)}</dd>
            </div>
          ) : null}
        </dl>
      </div>
    </section>
  )
}
