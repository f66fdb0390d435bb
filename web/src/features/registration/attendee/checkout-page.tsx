import { formatMoney } from '@foyer/contract/kit/money'
import type { Order } from '@foyer/contract/orders'
import { CancelOrder, CardFields, HoldNotice } from '#features/orders'
import { useEdition } from '#platform/edition.ts'
import { FormFailure, FormProblems } from '#platform/form-problems.tsx'
import { GoTo } from '#platform/go-to.tsx'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { useSearchText } from '#platform/search-text.ts'
import { usePageTitle } from '#platform/title.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { CheckAnswers } from './check-answers.tsx'
import { EndedOrder, NoOrder } from './checkout-ends.tsx'
import { CheckoutNotice, LostNotice } from './checkout-notice.tsx'
import { OrderItems } from './order-items.tsx'
import styles from './registration.module.css'
import { RegistrationFrame, sumsOf } from './registration-frame.tsx'
import { stepPaths } from './registration-steps.ts'
import { useCheckout } from './use-checkout.ts'
import { useRegistration } from './use-registration.ts'
import { useShownOrder } from './use-shown-order.ts'

const isDonePaying = ({ status }: Order) =>
  status === 'paid' || status === 'partially_refunded' || status === 'refunded'

/** `/registration/checkout`: everything in the order once more, and the money. `?order=` names one beside the registration. */
export function CheckoutPage() {
  const { t } = useText()
  const wanted = useSearchText('order')
  const registration = useRegistration()
  const shown = useShownOrder(wanted)
  const { order } = shown
  const checkout = useCheckout(order ?? null, shown.replace)
  const isBeside = order != null && order.purpose !== 'registration'
  const isPayable =
    order != null && order.lines.length > 0 && (order.can.place || order.can.pay || order.paymentPending)
  const title = !isPayable ? t('Checkout') : isBeside ? t('Check and pay') : t('Check your registration')
  usePageTitle(title)
  const frame = { step: isBeside ? null : ('checkout' as const), title, registration }
  if (order != null && isDonePaying(order)) return <GoTo to={stepPaths.finish} search={{ order: order.uuid }} />
  if (!isPayable || registration.user === undefined)
    return (
      <RegistrationFrame
        {...frame}
        registration={{
          ...registration,
          isSettled: registration.isSettled && (order !== undefined || shown.error !== null),
        }}
        sums={null}
      >
        {order === undefined || registration.user === undefined ? (
          <LoadFailed
            error={shown.error ?? registration.userQuery.error}
            onRetry={() => void Promise.all([shown.refetch(), registration.userQuery.refetch()])}
          />
        ) : order === null || order.lines.length === 0 ? (
          <NoOrder registration={registration} />
        ) : (
          <EndedOrder order={order} />
        )}
      </RegistrationFrame>
    )
  const total = formatMoney(order.total)
  const { form, notice, isFree } = checkout
  // One that waits for its buyer at the bank gives way to another; only what the provider works on is waited for.
  const isChecking = order.paymentPending && !order.can.pay
  return (
    <RegistrationFrame
      {...frame}
      sums={sumsOf(order, registration.bookings.data ?? [], t)}
      lead={isChecking ? null : <HoldNotice order={order} token={null} onChange={shown.replace} />}
      note={<Terms isFree={isFree} />}
      action={
        isChecking ? (
          <Button isSending>{t('Pay {amount}', { amount: total })}</Button>
        ) : (
          <Button type="submit" form="checkout" isSending={form.isSending}>
            {isFree ? t('Complete') : t('Pay {amount}', { amount: total })}
          </Button>
        )
      }
    >
      <form id="checkout" className="stack stack--48" noValidate onSubmit={form.submit}>
        <FormProblems form={form} />
        <FormFailure failure={form.failure} />
        {isChecking ? (
          <Note kind="info" role="status">
            {t('We are checking your payment')}. {t('This takes a few seconds. You need not do anything.')}
          </Note>
        ) : null}
        {order.paymentPending && !isChecking ? (
          <Note kind="info">
            {t('You left your bank’s page. Pay again here, or confirm there: you are charged once.')}
          </Note>
        ) : null}
        <LostNotice names={shown.lost} />
        {notice === null ? null : <CheckoutNotice {...notice} />}
        <OrderItems order={order} bookings={registration.bookings.data ?? []} isFixed={isChecking} />
        <CheckAnswers order={order} registration={registration} user={registration.user} />
        {isChecking || isFree ? null : (
          <section className="stack">
            <h2>{t('Pay with')}</h2>
            <CardFields form={form} />
          </section>
        )}
        <p className="hint only-phone">
          <Terms isFree={isFree} />
        </p>
      </form>
      {order.can.cancel ? (
        <div className={styles.flush}>
          <CancelOrder order={order} />
        </div>
      ) : null}
    </RegistrationFrame>
  )
}

function Terms({ isFree }: { readonly isFree: boolean }) {
  const { t, rich } = useText()
  const { externalLinks } = useEdition()
  const terms = (
    <a href={externalLinks.termsAndConditions} target="_blank" rel="noreferrer">
      {t('Terms and Conditions')}
      <span className="vh"> {t('(opens in a new tab)')}</span>
    </a>
  )
  return isFree
    ? rich('By completing you accept the {terms}.', { terms })
    : rich('By paying you accept the {terms}. The invoice comes by e-mail.', { terms })
}
