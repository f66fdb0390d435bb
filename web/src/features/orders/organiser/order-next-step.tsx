import { allotBankEntry, type BankEntry, listBankEntries } from '@foyer/contract/bank'
import { formatMoney } from '@foyer/contract/kit/money'
import { listOfficeOrders, type OfficeOrder, readOfficeOrder } from '@foyer/contract/office-orders'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { query } from '#platform/api.ts'
import { useCommand } from '#platform/command.ts'
import { formatDay } from '#platform/days.ts'
import { useHasDuty } from '#platform/duty.ts'
import { useText } from '#platform/messages/messages.ts'
import { toast } from '#platform/toasts.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import hivisStyles from '#ui/hivis.module.css'
import { Note } from '#ui/note.tsx'
import styles from './order-record.module.css'

/** What of an order waits for somebody here; nothing where nothing does. */
export function OrderNextStep({ order }: { readonly order: OfficeOrder }) {
  const [seesBank, mayDecide] = [useHasDuty('seeBank'), useHasDuty('decidePasses')]
  const transfers = new Set(order.payments.flatMap(({ uuid, provider }) => (provider === 'transfer' ? [uuid] : [])))
  const back = order.refunds.find(({ state, paymentUuid }) => state === 'requested' && transfers.has(paymentUuid))
  const isWaiting = order.lines.some(({ state }) => state === 'waiting')
  if (seesBank && back !== undefined) return <TransferBack amount={formatMoney(back.amount)} buyer={order.buyer.name} />
  if (seesBank && order.status === 'awaiting_payment' && order.method === 'transfer') return <Match order={order} />
  if (mayDecide && isWaiting && order.userUuid !== null) return <Decide uuid={order.userUuid} />
  return null
}

interface StepProps {
  readonly title: string
  readonly note: ReactNode
  readonly children: ReactNode
}

function Step({ title, note, children }: StepProps) {
  const { t } = useText()
  return (
    <section className={hivisStyles.block} aria-labelledby="order-next-step">
      <div className={hivisStyles.inner}>
        <p className={hivisStyles.kicker}>{t('Next step')}</p>
        <h3 id="order-next-step" className={styles.step}>
          {title}
        </h3>
        <p className="label">{note}</p>
        {children}
      </div>
    </section>
  )
}

function TransferBack({ amount, buyer }: { readonly amount: string; readonly buyer: string }) {
  const { t } = useText()
  return (
    <Step
      title={t('Transfer {amount} back', { amount })}
      note={t('To {buyer}. Then say among the transfers that it is done.', { buyer })}
    >
      <Link {...buttonLook('primary', true)} to="/organiser/bank">
        {t('Open the transfers')}
      </Link>
    </Step>
  )
}

function Decide({ uuid }: { readonly uuid: string }) {
  const { t } = useText()
  return (
    <Step title={t('Decide about the pass')} note={t('It is paid, and waits for approval.')}>
      <Link {...buttonLook('primary', true)} to="/organiser/people/$uuid" params={{ uuid }} search={{ tab: 'pass' }}>
        {t('Open the person')}
      </Link>
    </Step>
  )
}

const bySurety = ['sure', 'likely'] as const

/** Money in the account that is likely this order's: the surest of it. */
function useLikelyTransfer(uuid: string) {
  const { data } = useQuery(query(listBankEntries, { query: { state: 'left', limit: '200' } }))
  for (const surety of bySurety)
    for (const entry of data?.items ?? [])
      for (const { order, confidence } of entry.suggestions)
        if (order.uuid === uuid && confidence === surety) return { entry, due: order.due, surety }
  return null
}

function Match({ order }: { readonly order: OfficeOrder }) {
  const { t, locale } = useText()
  const mayMatch = useHasDuty('matchBank')
  const found = useLikelyTransfer(order.uuid)
  if (found === null) return null
  const { entry, due, surety } = found
  const fits = surety === 'sure' ? t('Reference and amount fit.') : t('It is likely for this order.')
  const places = { day: formatDay(entry.bookedOn, locale), payer: entry.payerName || t('Not named') }
  const seen =
    entry.remittance === ''
      ? t('Booked on {day} from {payer}.', places)
      : t('Booked on {day} from {payer}, text “{text}”.', { ...places, text: entry.remittance })
  return (
    <Step title={t('Match a transfer of {amount}', { amount: formatMoney(entry.amount) })} note={`${seen} ${fits}`}>
      {mayMatch ? <Give order={order} entry={entry} due={due} /> : null}
      <p className="label">
        <Link to="/organiser/bank">{mayMatch ? t('Not this one') : t('Open the transfers')}</Link>
      </p>
    </Step>
  )
}

interface GiveProps {
  readonly order: OfficeOrder
  readonly entry: BankEntry
  readonly due: BankEntry['left']
}

function Give({ order: { uuid }, entry, due }: GiveProps) {
  const { t } = useText()
  const refreshes = [listBankEntries, listOfficeOrders, readOfficeOrder]
  const give = useCommand(allotBankEntry, { refreshes, done: null, failed: null })
  const amount = Math.min(due.amount, entry.left.amount)
  const press = () =>
    void give.mutateAsync({ params: { uuid: entry.uuid }, body: { orderUuid: uuid, amount } }).then(
      () => toast(t('The money is with the order.')),
      () => {},
    )
  return (
    <>
      {give.error === null ? null : (
        <Note kind="danger" role="alert">
          {t(give.error.detail)}
        </Note>
      )}
      <Button isSmall isSending={give.isPending} onClick={press}>
        {amount === due.amount ? t('Match and mark paid') : t('Give it to the order')}
      </Button>
    </>
  )
}
