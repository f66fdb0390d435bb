import { formatMoney } from '@foyer/contract/kit/money'
import { type Order, resumePayment } from '@foyer/contract/orders'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { send } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { useSearchText } from '#platform/search-text.ts'
import { useIsSignedIn } from '#platform/session.ts'
import { usePageTitle } from '#platform/title.ts'
import { buttonLook } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SumList } from '#ui/sum-box.tsx'
import { GiveCard } from './give-card.tsx'
import { HoldNotice } from './hold-notice.tsx'
import { orderRows } from './order-rows.ts'
import { isPaid, orderSearch, pendingOrder } from './pending-order.ts'
import { useOwnDocument } from './use-own-document.ts'

/** The address of a page, with the order where the page asks for it. */
const addressOf = (path: string, uuid: string) =>
  `${path}?${new URLSearchParams(orderSearch(path, uuid))}`.replace(/\?$/, '')

/** The payment that waits for a card, and where its buyer came from and goes on to. */
function useWaitingPayment() {
  const isOwn = useOwnDocument()
  const isIn = useIsSignedIn()
  const pending = pendingOrder()
  const uuid = useSearchText('order') ?? pending?.uuid ?? ''
  const ours = pending?.uuid === uuid ? pending : null
  const token = ours?.secret ?? null
  const isKnown = uuid !== '' && (ours !== null || isIn)
  const payment = useQuery({
    queryKey: ['pay', uuid],
    queryFn: () => send(resumePayment, { params: { uuid } }, token === null ? {} : { token }),
    enabled: isOwn && isKnown,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const back = addressOf(ours?.back ?? '/registration/checkout', uuid)
  const next = addressOf(ours?.next ?? '/registration/finish', uuid)
  const away = payment.data === undefined ? null : placeAfter(payment.data, next, uuid)
  useEffect(() => {
    if (away !== null) location.replace(away)
  }, [away])
  return { uuid, isKnown, token, payment, back, isLeaving: away !== null }
}

/** `/pay?order=`: where a card or a wallet is given to the provider's own fields. A reload goes on with the same payment. */
export function PayPage() {
  const { t } = useText()
  usePageTitle(t('Pay your order'))
  const { uuid, isKnown, token, payment, back, isLeaving } = useWaitingPayment()
  const client = useQueryClient()
  const { data } = payment
  if (!isKnown) return <Ended back="/" />
  if (payment.error !== null && data === undefined)
    return (
      <Frame>
        <LoadFailed error={payment.error} onRetry={() => void payment.refetch()} />
        <p>
          <a {...buttonLook('line')} href={back}>
            {t('Back to the order')}
          </a>
        </p>
      </Frame>
    )
  if (data === undefined || isLeaving)
    return (
      <Frame>
        <Skeleton boxes={[80, 240]} />
      </Frame>
    )
  if (data.fields === null) return <Ended back={back} />
  const { order, fields } = data
  return (
    <Frame number={order.number}>
      <HoldNotice
        order={order}
        token={token}
        onChange={(longer) => client.setQueryData(['pay', uuid], { order: longer, fields })}
      />
      <SumList rows={[...orderRows(order, t), { name: <b>{t('Total')}</b>, amount: formatMoney(order.total) }]} />
      {payment.error === null ? null : <LoadFailed error={payment.error} onRetry={() => void payment.refetch()} />}
      <GiveCard
        fields={fields}
        total={order.total}
        returnUrl={`${location.origin}/payment-return?order=${uuid}`}
        onUnclear={async () => {
          const asked = await payment.refetch()
          return asked.isSuccess && asked.data.fields !== null
        }}
      />
      <p>
        <a href={back}>{t('Pay in another way')}</a>
      </p>
    </Frame>
  )
}

/** Where somebody belongs whose payment needs no card any more; null: here. */
function placeAfter({ order, fields }: { order: Order; fields: unknown }, next: string, uuid: string): string | null {
  if (isPaid(order)) return next
  // What waits for its buyer is checked by nobody: it was begun, and never came to the provider.
  return fields === null && order.paymentPending && !order.can.pay ? `/payment-return?order=${uuid}` : null
}

function Frame({ number, children }: { readonly number?: string; readonly children: React.ReactNode }) {
  const { t } = useText()
  return (
    <section className="stack stack--32 narrow">
      <div>
        <h1 tabIndex={-1}>{t('Pay your order')}</h1>
        {number === undefined ? null : <p className="muted num">{number}</p>}
      </div>
      {children}
    </section>
  )
}

/** Nothing waits for a card: its time is over, it was cancelled, or it was paid in another way. */
function Ended({ back }: { readonly back: string }) {
  const { t } = useText()
  return (
    <section className="stack narrow">
      <h1 tabIndex={-1}>{t('Nothing to pay here')}</h1>
      <Note kind="info">
        {t('No payment is open here. Look at your order: it says how it stands, and can be paid from there.')}
      </Note>
      <p>
        <a {...buttonLook()} href={back}>
          {t('Back to the order')}
        </a>
      </p>
    </section>
  )
}
