import { formatMoney } from '@foyer/contract/kit/money'
import { type Order, payPath, readOrder, resumePayment } from '@foyer/contract/orders'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { send } from '#platform/api.ts'
import { useEdition } from '#platform/edition.ts'
import { GoTo } from '#platform/go-to.tsx'
import { isNotThere } from '#platform/is-not-there.ts'
import { useText } from '#platform/messages/messages.ts'
import { PageHeading } from '#platform/page-heading.tsx'
import { useSearchText } from '#platform/search-text.ts'
import { useIsSignedIn } from '#platform/session.ts'
import { rememberPath } from '#platform/wanted-path.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { refreshPurchases } from './after-payment.ts'
import { EndedOffer } from './ended-offer.tsx'
import { isPaid, keepFailure, orderSearch, pendingOrder } from './pending-order.ts'

/** How often it asks, by where the card was given: of our own books, or of the provider; in milliseconds. */
const ASK_EVERY_MS = { form: 1000, provider: 3000 } as const
/** How long the page asks by itself, in milliseconds; then the outcome comes by mail. */
const PATIENCE_MS = 10_000

/** Where the bank sends people back to. It asks the server what became of the payment and never pays by itself. */
export function PaymentReturnPage() {
  const pending = pendingOrder()
  const isIn = useIsSignedIn()
  const uuid = useSearchText('order') ?? pending?.uuid ?? ''
  const isOurs = pending !== null && pending.uuid === uuid
  const isPatient = useIsPatient()
  const payment = useReturnedPayment(uuid, {
    secret: isOurs ? pending.secret : null,
    isKnown: isOurs || isIn,
    isPatient,
  })
  const order = payment.data?.order
  const status = useSearchText('redirect_status')
  // As it came: on its way to the next page this one sees the address of that already.
  const [isRefused] = useState(status === 'failed')
  if (uuid === '' || isNotThere(payment)) return <NothingToCheck />
  const next = isOurs ? pending.next : '/pass'
  if (order !== undefined && isPaid(order)) return <GoTo to={next} search={orderSearch(next, uuid)} />
  // The provider's fields wait for a card: this one was refused, or was never given.
  const waits = payment.data?.fields != null
  if (waits && !(isRefused && isOurs)) return <GoTo to={payPath} search={{ order: uuid }} />
  if (order !== undefined && (waits || !order.paymentPending)) {
    const back = isOurs ? pending.back : '/registration/checkout'
    if (order.can.pay && !isOurs) return <GoTo to={back} search={orderSearch(back, uuid)} />
    if (order.can.pay) {
      keepFailure({ reason: 'not-confirmed' })
      return <GoTo to="/payment-failed" />
    }
    return <TooLate back={order.purpose === 'offer' ? null : back} />
  }
  if (!isPatient || (!isOurs && !isIn)) {
    const otherWay = order?.can.pay === true && isOurs ? pending.back : null
    if (!isOurs && !isIn) return <NotKnown isRefused={isRefused} />
    return <NotConfirmed uuid={uuid} otherWay={otherWay} next={isIn ? '/' : '/sign-up/success'} />
  }
  return <Checking order={order} />
}

interface NotConfirmedProps {
  readonly uuid: string
  /** Where the order can be paid otherwise; null: it cannot, or not by whoever is here. */
  readonly otherWay: string | null
  readonly next: string
}

/** The bank takes its time, or its page was left. */
function NotConfirmed({ uuid, otherWay, next }: NotConfirmedProps) {
  const { t } = useText()
  return (
    <section className="stack narrow">
      <PageHeading>{t('Your payment is not confirmed yet')}</PageHeading>
      <Note kind="info">
        {otherWay === null
          ? t('You will get an e-mail as soon as it is confirmed. You need not pay again.')
          : t('You will get an e-mail as soon as it is confirmed. If you left your bank’s page, pay in another way.')}
      </Note>
      <p>
        <Link {...buttonLook()} to={next}>
          {t('Continue')}
        </Link>
      </p>
      {otherWay === null ? null : (
        <p>
          <Link {...buttonLook('line')} to={otherWay} search={orderSearch(otherWay, uuid)}>
            {t('Pay in another way')}
          </Link>
        </p>
      )}
    </section>
  )
}

/**
 * A bank's app may come back in a browser that knows nothing of the order: it can be asked for by who signs in, and
 * paid by the link in the mail.
 */
function NotKnown({ isRefused }: { readonly isRefused: boolean }) {
  const { t } = useText()
  return (
    <section className="stack narrow">
      <PageHeading>
        {isRefused ? t('Your payment is not confirmed yet') : t('We are checking your payment')}
      </PageHeading>
      <Note kind={isRefused ? 'plain' : 'info'} icon={isRefused ? 'card' : 'info'}>
        {isRefused ? (
          <p>
            <b>{t('Your bank did not confirm the payment.')}</b>{' '}
            {t('Not paid yet? Open the link to your order in our mail to you.')}
          </p>
        ) : (
          t('You will get an e-mail as soon as it is confirmed. You need not pay again.')
        )}
      </Note>
      <p>{t('Sign in to see what became of your order.')}</p>
      <p>
        <Link
          {...buttonLook('line')}
          to="/sign-in"
          onClick={() => rememberPath(`${location.pathname}${location.search}`)}
        >
          {t('Sign in')}
        </Link>
      </p>
    </section>
  )
}

function Checking({ order }: { readonly order: Order | undefined }) {
  const { t } = useText()
  return (
    <section className="stack narrow">
      <PageHeading>{t('We are checking your payment')}</PageHeading>
      <p>{t('This takes a few seconds. You need not do anything.')}</p>
      {order === undefined ? null : (
        <p className="num">{t('Order {number}, {total}', { number: order.number, total: formatMoney(order.total) })}</p>
      )}
      <p>
        <Button isSending>{t('Checking')}</Button>
      </p>
    </section>
  )
}

function useIsPatient(): boolean {
  const [isPatient, setIsPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setIsPatient(false), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isPatient
}

interface Asker {
  /** The order's own, where nobody is signed in. */
  readonly secret: string | null
  /** Somebody who may see this order. */
  readonly isKnown: boolean
  readonly isPatient: boolean
}

/**
 * The order, asked for again as long as its payment is under way and there is patience; where the provider took the
 * card itself, it is asked too.
 */
function useReturnedPayment(uuid: string, { secret, isKnown, isPatient }: Asker) {
  const client = useQueryClient()
  const { cardEntry } = useEdition()
  return useQuery({
    queryKey: ['payment-return', uuid],
    queryFn: async () => {
      const asked = [{ params: { uuid } }, secret === null ? {} : { token: secret }] as const
      const found =
        cardEntry === 'provider'
          ? await send(resumePayment, ...asked)
          : { order: await send(readOrder, ...asked), fields: null }
      if (isPaid(found.order)) await refreshPurchases(client)
      return found
    },
    enabled: uuid !== '' && isKnown,
    refetchInterval: ({ state }) => {
      const isOver = isNotThere(state) || state.data?.order.paymentPending === false
      return isPatient && !isOver ? ASK_EVERY_MS[cardEntry] : false
    },
  })
}

/** Opened without an order: by its address, or after the tab that paid was closed. */
function NothingToCheck() {
  const { t } = useText()
  return (
    <section className="stack narrow">
      <PageHeading>{t('There is no payment to check')}</PageHeading>
      <p>{t('Whatever you paid stands under Invoices, and we write to you once a payment is confirmed.')}</p>
      <p>
        <Link {...buttonLook()} to="/">
          {t('Continue')}
        </Link>
      </p>
    </section>
  )
}

/** `back`: where the order can be begun again; null: staff made it, and nobody else does. */
function TooLate({ back }: { readonly back: string | null }) {
  const { t } = useText()
  if (back === null)
    return (
      <section className="stack narrow">
        <PageHeading>{t('Time ran out')}</PageHeading>
        <EndedOffer />
      </section>
    )
  return (
    <section className="stack narrow">
      <PageHeading>{t('Time ran out')}</PageHeading>
      <Note kind="warning">{t('The time to pay is over. Your place was given back; start again to take it.')}</Note>
      <p>
        <Link {...buttonLook()} to={back}>
          {t('Start again')}
        </Link>
      </p>
    </section>
  )
}
