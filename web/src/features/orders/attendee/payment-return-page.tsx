import { readOrder } from '@foyer/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { send } from '../../../platform/api.ts'
import { useText } from '../../../platform/messages/messages.ts'
import { useSearchText } from '../../../platform/search-text.ts'
import { useIsSignedIn } from '../../../platform/session.ts'
import { usePageTitle } from '../../../platform/title.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { pendingOrder } from './pending-order.ts'

/** How long the page asks by itself, in milliseconds; then the outcome comes by mail. */
const PATIENCE_MS = 10_000

/** Where the bank sends people back to. It asks the server what became of the payment and never pays by itself. */
export function PaymentReturnPage() {
  const { t } = useText()
  usePageTitle(t('We are checking your payment'))
  const pending = pendingOrder()
  const isIn = useIsSignedIn()
  const uuid = useSearchText('order') ?? pending?.uuid ?? ''
  const [isPatient, setIsPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setIsPatient(false), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  const isOurs = pending !== null && pending.uuid === uuid
  const order = useQuery({
    queryKey: ['payment-return', uuid],
    queryFn: () => send(readOrder, { params: { uuid } }, pending?.secret == null ? {} : { token: pending.secret }),
    enabled: isOurs || isIn,
    refetchInterval: ({ state }) =>
      isPatient && (state.data === undefined || state.data.paymentPending) ? 1000 : false,
  })
  if (order.data?.status === 'paid')
    return <Navigate to={pending?.next === '/sign-up/success' ? '/sign-up/success' : '/pass'} replace />
  if (order.data !== undefined && !order.data.paymentPending) {
    return order.data.can.pay ? <Navigate to="/payment-failed" replace /> : <TooLate />
  }
  if (!isPatient || (!isOurs && !isIn))
    return (
      <section className="stack narrow">
        <h1 tabIndex={-1}>{t('Your payment is not confirmed yet')}</h1>
        <Note kind="info">{t('You will get an e-mail as soon as it is. You need not pay again.')}</Note>
        <p>
          <Link className={buttonClass('line')} to={isIn ? '/' : '/sign-up/success'}>
            {t('Continue')}
          </Link>
        </p>
      </section>
    )
  return (
    <section className="stack narrow">
      <h1 tabIndex={-1}>{t('We are checking your payment')}</h1>
      <p>{t('This takes a few seconds. You need not do anything.')}</p>
      <Skeleton boxes={[48]} />
    </section>
  )
}

function TooLate() {
  const { t } = useText()
  return (
    <section className="stack narrow">
      <h1 tabIndex={-1}>{t('Time ran out')}</h1>
      <Note kind="warning">{t('The time to pay is over. Your place was given back; start again to take it.')}</Note>
      <p>
        <Link className={buttonClass()} to="/sign-up/payment">
          {t('Start again')}
        </Link>
      </p>
    </section>
  )
}
