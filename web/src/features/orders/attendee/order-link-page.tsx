import { formatMoney } from '@foyer/contract/kit/money'
import { type Order, readOrder } from '@foyer/contract/orders'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { send } from '#platform/api.ts'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useForm } from '#platform/forms/use-form.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { ProblemError } from '#platform/problem-error.ts'
import { usePageTitle } from '#platform/title.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { beginAtHeading } from '#ui/focus-heading.ts'
import { Note } from '#ui/note.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SumList } from '#ui/sum-box.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { cardUnless, emptyCard } from './card.ts'
import { EndedOffer } from './ended-offer.tsx'
import { HoldNotice } from './hold-notice.tsx'
import { LeftPayment } from './left-payment.tsx'
import { OpenLink } from './open-link.tsx'
import { orderRows } from './order-rows.ts'
import { PayWith, usePayLabel, usePayMethod } from './pay-with.tsx'
import { isPaid } from './pending-order.ts'
import { orderLinkPath, useOrderLink } from './use-order-link.ts'
import { usePayment } from './use-payment.ts'

/** How often the page asks while a payment is under way, in milliseconds. */
const ASK_EVERY_MS = 2000

/** `/sign-up/order/{uuid}#link`: an order that is not paid, opened once from a mail, on any device. */
export function OrderLinkPage() {
  const { t } = useText()
  const { orderUuid = '' } = useParams({ strict: false }) as { orderUuid?: string }
  const { token, link, open, forget } = useOrderLink(orderUuid)
  const client = useQueryClient()
  const order = useQuery({
    queryKey: ['order-link', orderUuid],
    queryFn: () => send(readOrder, { params: { uuid: orderUuid } }, token === null ? {} : { token }),
    enabled: token !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.paymentPending === true ? ASK_EVERY_MS : false),
  })
  usePageTitle(t('Pay your order'))
  const isOver = order.error instanceof ProblemError && [401, 404].includes(order.error.status)
  useEffect(() => {
    if (isOver) forget()
  }, [isOver, forget])
  const ended = <Ended text={t('This link does not work any more. Use the newest mail, or sign up again.')} />
  if (token === null || isOver)
    return link === null ? (
      ended
    ) : (
      <OpenLink
        uuid={orderUuid}
        link={link}
        ended={ended}
        onOpen={(secret, opened) => {
          client.setQueryData(['order-link', orderUuid], opened)
          open(secret)
          // The button went with the page that it stood on.
          beginAtHeading()
        }}
      />
    )
  if (order.error !== null) return <LoadFailed error={order.error} onRetry={() => void order.refetch()} />
  if (order.data === undefined)
    return (
      <section className="stack narrow">
        <h1 tabIndex={-1}>{t('Pay your order')}</h1>
        <Skeleton boxes={[160, 240]} />
      </section>
    )
  const { can, paymentPending } = order.data
  if (isPaid(order.data)) return <Paid order={order.data} />
  if (!can.place && !can.pay && !paymentPending)
    return order.data.purpose === 'offer' ? (
      <section className="stack narrow">
        <h1 tabIndex={-1}>{t('Nothing to pay here')}</h1>
        <EndedOffer />
      </section>
    ) : (
      <Ended text={t('The time to pay is over. Your place was given back; start again to take it.')} />
    )
  return <Unpaid order={order.data} token={token} />
}

function Unpaid({ order, token }: { readonly order: Order; readonly token: string }) {
  const { t } = useText()
  const { form, notice, replace, payWith } = usePayLinkedOrder(order, token)
  const label = usePayLabel(payWith, formatMoney(order.total))
  const isChecking = order.paymentPending && !order.can.pay
  return (
    <section className="stack stack--32 narrow">
      <div>
        <h1 tabIndex={-1}>{t('Pay your order')}</h1>
        <p className="muted num">{order.number}</p>
      </div>
      {order.paymentPending && !isChecking ? <LeftPayment /> : null}
      {isChecking ? (
        <Note kind="info" role="status">
          {t('We are checking your payment')}. {t('This takes a few seconds. You need not do anything.')}
        </Note>
      ) : (
        <HoldNotice order={order} token={token} onChange={replace} />
      )}
      {notice === null ? null : (
        <Note kind="warning" role="alert">
          {notice}
        </Note>
      )}
      <SumList rows={[...orderRows(order, t), { name: <b>{t('Total')}</b>, amount: formatMoney(order.total) }]} />
      {isChecking ? null : (
        <form className="stack stack--32" noValidate onSubmit={form.submit}>
          <FormProblems form={form} />
          <PayWith pay={payWith} order={order} form={form} />
          {payWith.method === 'transfer' && order.transfer != null ? null : (
            <p>
              <Button type="submit" isSending={form.isSending}>
                {label}
              </Button>
            </p>
          )}
        </form>
      )}
    </section>
  )
}

/** The card for an order opened by its link: nobody need be signed in, the link's secret stands for its buyer. */
function usePayLinkedOrder(order: Order, token: string) {
  const { t } = useText()
  const client = useQueryClient()
  const pay = usePayment()
  const [notice, setNotice] = useState<string | null>(null)
  const payWith = usePayMethod(order)
  const { method, purchaseOrder } = payWith
  const replace = (next: Order) => client.setQueryData(['order-link', order.uuid], next)
  const readAgain = () => client.invalidateQueries({ queryKey: ['order-link', order.uuid] })
  const form = useForm({
    schema: cardUnless(!payWith.asksForCard),
    initial: emptyCard,
    onSubmit: async (card): Promise<void> => {
      setNotice(null)
      const path = orderLinkPath(order.uuid)
      try {
        const { went, order: now } = await pay({
          order,
          shown: order.total,
          method,
          purchaseOrder,
          card,
          secret: token,
          next: path,
          back: path,
          onChange: replace,
        })
        if (went === 'paid' || went === 'waits') replace(now)
        else if (went === 'declined') await readAgain()
        else if (went === 'repriced')
          setNotice(t('The total for your address is {total}. Check it, then pay.', { total: formatMoney(now.total) }))
      } catch (error) {
        await readAgain()
        throw error
      }
    },
  })
  return { form, notice, replace, payWith }
}

function Paid({ order }: { readonly order: Order }) {
  const { t, rich } = useText()
  const number = <span className="num">{order.number}</span>
  return (
    <section className="stack narrow">
      {/* The form that had the focus is gone: whoever paid stands before what became of it. */}
      <h1 tabIndex={-1} ref={takeFocus}>
        {t('Your order is paid')}
      </h1>
      <Note kind="info">
        {order.purpose === 'offer'
          ? rich('Order {number} is paid, and all of it is yours.', { number })
          : rich('Order {number} is paid. Now confirm your e-mail with the other link in our mail.', { number })}
      </Note>
      <p>
        <Link {...buttonLook('line')} to="/sign-in">
          {t('Sign in')}
        </Link>
      </p>
    </section>
  )
}

function Ended({ text }: { readonly text: string }) {
  const { t } = useText()
  return (
    <section className="stack narrow">
      <h1 tabIndex={-1}>{t('Nothing to pay here')}</h1>
      <Note kind="warning">{text}</Note>
      <p>
        <Link {...buttonLook()} to="/sign-up">
          {t('Sign up')}
        </Link>
      </p>
    </section>
  )
}
