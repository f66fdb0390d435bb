import { formatMoney } from '@foyer/contract/kit/money'
import { type Order, placeOrder, readOrder } from '@foyer/contract/orders'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { send } from '#platform/api.ts'
import { useCommand } from '#platform/command.ts'
import { formatUntil } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { ErrorPage } from '#platform/error-page.tsx'
import { useText } from '#platform/messages/messages.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import hivisStyles from '#ui/hivis.module.css'
import { Note } from '#ui/note.tsx'
import { refreshPurchases } from './after-payment.ts'
import { lastFailure, orderSearch, type PendingOrder, pendingOrder } from './pending-order.ts'

/** The specification's 402 page, with the reason, what is held, the way back to the order, which can be paid again, and the other way to pay. */
export function PaymentFailedPage() {
  const pending = pendingOrder()
  const failure = lastFailure()
  const order = useQuery({
    queryKey: ['failed-payment', pending?.uuid],
    queryFn: () =>
      send(
        readOrder,
        { params: { uuid: pending?.uuid ?? '' } },
        pending?.secret == null ? {} : { token: pending.secret },
      ),
    enabled: pending !== null,
    staleTime: 0,
  })
  return (
    <ErrorPage status={402} requestId={failure?.requestId}>
      {pending === null ? null : <StillHeld order={order.data} />}
      {pending === null ? null : <TryAgain pending={pending} order={order.data} />}
    </ErrorPage>
  )
}

function StillHeld({ order }: { readonly order: Order | undefined }) {
  const { t, rich, locale } = useText()
  const { timeZone } = useEdition()
  const reasons = {
    declined: t('The card was declined by your bank.'),
    'not-confirmed': t('Your bank did not confirm the payment.'),
    'too-small': t('The amount is too small for a card.'),
  }
  const reason = lastFailure()?.reason
  const until = order?.can.pay === true ? order.holdExpiresAt : null
  return (
    <Note kind="plain" icon="card">
      <p>
        {reason === undefined ? null : (
          <>
            <b>{reasons[reason]}</b>{' '}
          </>
        )}
        {until == null
          ? t('Nothing was charged.')
          : rich('Nothing was charged. Your order is complete and stays held until {time}.', {
              time: <b className="num">{formatUntil(until, timeZone, locale)}</b>,
            })}
      </p>
    </Note>
  )
}

function TryAgain({ pending, order }: { readonly pending: PendingOrder; readonly order: Order | undefined }) {
  const { t } = useText()
  return (
    <section className={hivisStyles.block} aria-labelledby="try-again">
      <div className={hivisStyles.inner}>
        <p className={hivisStyles.kicker}>{t('Next step')}</p>
        <h2 id="try-again">{t('Try again or pay another way')}</h2>
        {order === undefined ? null : (
          <p>
            {order.tax.amount > 0
              ? t('Order {number}, {total} with VAT', { number: order.number, total: formatMoney(order.total) })
              : t('Order {number}, {total}', { number: order.number, total: formatMoney(order.total) })}
          </p>
        )}
        <div className="row">
          <Link {...buttonLook()} to={pending.back} search={orderSearch(pending.back, pending.uuid)}>
            {t('Back to the order')}
          </Link>
          {order === undefined ? null : <ByTransfer pending={pending} order={order} />}
        </div>
      </div>
    </section>
  )
}

/** What is in the order stays held, for as long as a transfer takes; where it goes stands on the next page. */
function ByTransfer({ pending, order }: { readonly pending: PendingOrder; readonly order: Order }) {
  const { t } = useText()
  const { paymentMethods } = useEdition()
  const client = useQueryClient()
  const navigate = useNavigate()
  const place = useCommand(placeOrder, { done: null })
  if (!order.can.pay || order.method === 'transfer' || !paymentMethods.includes('transfer')) return null
  const bearing = pending.secret === null ? {} : { token: pending.secret }
  const goOn = async () => {
    await refreshPurchases(client)
    await navigate({ to: pending.next, search: orderSearch(pending.next, order.uuid) })
  }
  return (
    <Button
      variant="line"
      isSending={place.isPending}
      onClick={() =>
        place.mutate(
          { params: { uuid: order.uuid }, body: { method: 'transfer' }, ...bearing },
          { onSuccess: () => void goOn() },
        )
      }
    >
      {t('Pay by bank transfer')}
    </Button>
  )
}
