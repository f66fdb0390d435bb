import { listOrderFees } from '@foyer/contract/books'
import { formatMoney, type Money } from '@foyer/contract/kit/money'
import type { OfficeOrder } from '@foyer/contract/office-orders'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { formatMoment } from '#platform/days.ts'
import { useIsEntrusted } from '#platform/duty.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { useMoneyWords, usePaymentFailure, useProviderWord, useRefundReason } from './order-words.ts'
import styles from './orders.module.css'

interface Row {
  readonly uuid: string
  readonly what: string
  readonly note: string
  readonly createdAt: string
  readonly amount: Money
  readonly state: 'started' | 'pending' | 'requested' | 'succeeded' | 'failed'
  readonly word: string
}

const tones = {
  started: 'info',
  pending: 'warning',
  requested: 'warning',
  succeeded: 'success',
  failed: 'danger',
} as const

/** Every attempt to pay, and all that went back. */
export function OrderMoney({ order }: { readonly order: OfficeOrder }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const rows = useRows(order)
  const fees = useFeeColumns(order.uuid)
  const columns: Column<Row>[] = [
    {
      key: 'what',
      head: t('What'),
      cell: ({ what, note }) => (
        <>
          {what}
          <small>{note}</small>
        </>
      ),
      at: 'title',
    },
    { key: 'when', head: t('Time'), cell: ({ createdAt }) => formatMoment(createdAt, timeZone, locale), at: 'note' },
    { key: 'amount', head: t('Amount'), cell: ({ amount }) => formatMoney(amount), at: 'side', isNumber: true },
    ...fees,
    { key: 'state', head: t('Status'), cell: ({ state, word }) => <Tag kind={tones[state]}>{word}</Tag>, at: 'state' },
  ]
  return (
    <section className={styles.part} aria-labelledby="money">
      <h2 id="money">{t('Payments and refunds')}</h2>
      {rows.length === 0 ? (
        <p>{order.total.amount === 0 ? t('None: there is nothing to pay.') : t('None yet.')}</p>
      ) : (
        <DataTable label={t('Money of the order')} columns={columns} rows={rows} keyOf={({ uuid }) => uuid} />
      )}
    </section>
  )
}

/** What the provider kept, and what arrived: for those who see the books. It tells of it later than of the payment. */
function useFeeColumns(uuid: string): readonly Column<Row>[] {
  const { t } = useText()
  const mayKnow = useIsEntrusted('seeBooks')
  const { data: fees = [] } = useQuery({ ...query(listOrderFees, { params: { uuid } }), enabled: mayKnow })
  if (!mayKnow) return []
  const of = (row: Row, part: 'fee' | 'arrived') => {
    const known = fees.find((kept) => kept.uuid === row.uuid)
    return known === undefined ? '–' : formatMoney(known[part])
  }
  return [
    { key: 'fee', head: t('Fee'), cell: (row) => of(row, 'fee'), isNumber: true },
    { key: 'arrived', head: t('Arrived'), cell: (row) => of(row, 'arrived'), isNumber: true },
  ]
}

function useRows({ payments, refunds }: OfficeOrder): Row[] {
  const { t } = useText()
  const words = useMoneyWords()
  const [reasonOf, failureOf, providerOf] = [useRefundReason(), usePaymentFailure(), useProviderWord()]
  return [
    ...payments.map(({ uuid, provider, providerReference, reason, state, amount, createdAt }) => ({
      uuid,
      what: t('Payment'),
      note: [providerOf(provider), providerReference, reason === null ? null : failureOf(reason)]
        .filter((text) => text !== null)
        .join(', '),
      createdAt,
      amount,
      state,
      word: words.payment[state],
    })),
    ...refunds.map(({ uuid, reason, state, refusals, amount, returned, createdAt }) => ({
      uuid,
      what: t('Refund'),
      note:
        returned.amount === 0
          ? reasonOf(reason)
          : `${reasonOf(reason)}, ${t('{amount} of it sent back by the bank', { amount: formatMoney(returned) })}`,
      createdAt,
      amount,
      state,
      word: state === 'requested' && refusals > 0 ? words.refusedSoFar : words.refund[state],
    })),
  ]
}
