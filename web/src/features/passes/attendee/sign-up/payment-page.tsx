import { listCountries } from '@foyer/contract/editions'
import { formatMoney } from '@foyer/contract/kit/money'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { HoldNotice, LeftPayment, orderRows, PayWith, usePayLabel } from '#features/orders'
import { query } from '#platform/api.ts'
import { formatDays } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { CheckField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePageTitle } from '#platform/title.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import factsStyles from '#ui/facts.module.css'
import { Facts } from '#ui/facts.tsx'
import { Note } from '#ui/note.tsx'
import { AgreedTerms } from '../../shared/agreed-terms.tsx'
import { bringIntoView } from './bring-into-view.ts'
import { isCovered, useDraft } from './sign-up-draft.ts'
import { SignUpFrame, useChosenType } from './sign-up-frame.tsx'
import { usePassPrice } from './use-pass-price.ts'
import { useSignUpPayment } from './use-sign-up-payment.ts'

/** Step 4: everything once more, and the money. Nothing reaches the server before this button. */
export function PaymentPage() {
  const { t } = useText()
  usePageTitle(t('Check and pay'))
  const payment = useSignUpPayment()
  const { order, form } = payment
  const type = useChosenType()
  const draft = useDraft()
  const isFree = isCovered(draft)
  const price = usePassPrice()
  const due = order?.total ?? price?.total ?? draft.voucherPass?.pays ?? type?.price
  const total = due === undefined ? '' : formatMoney(due)
  const label = usePayLabel(payment.payWith, total)
  // What was ordered waits for its money: there is nothing left to order.
  const waits = payment.payWith.method === 'transfer' && order?.transfer != null
  const action = waits ? (
    <Link {...buttonLook()} to="/sign-up/success">
      {t('Continue')}
    </Link>
  ) : (
    <Button type="submit" form="payment" isSending={form.isSending}>
      {isFree ? t('Sign up') : label}
    </Button>
  )
  return (
    <SignUpFrame
      step="/sign-up/payment"
      title={isFree ? t('Check and sign up') : t('Check and pay')}
      action={action}
      fixed={
        order === null
          ? undefined
          : { rows: orderRows(order, t), total: formatMoney(order.total), isWithVat: order.tax.amount > 0 }
      }
      lead={order === null ? null : <HoldNotice order={order} token={payment.secret} onChange={payment.replaceOrder} />}
    >
      <form id="payment" className="stack stack--32" noValidate onSubmit={form.submit}>
        <FormProblems form={form} />
        {order?.paymentPending === true && order.can.pay ? <LeftPayment /> : null}
        {payment.notice === null ? null : (
          <PaymentNotice key={String(payment.isNoticeNew)} {...payment.notice} isNew={payment.isNoticeNew} />
        )}
        <Answers isReverseCharge={order?.reverseCharge ?? price?.reverseCharge ?? false} />
        {isFree ? null : <PayWith pay={payment.payWith} order={order} form={form} />}
        {waits ? null : (
          <CheckField {...form.field('acceptTerms')}>
            <AgreedTerms />
          </CheckField>
        )}
      </form>
    </SignUpFrame>
  )
}

interface PaymentNoticeProps extends NonNullable<ReturnType<typeof useSignUpPayment>['notice']> {
  /** It came on this page, and not with it. */
  readonly isNew: boolean
}

function PaymentNotice({ text, wayOn, isNew }: PaymentNoticeProps) {
  const { t } = useText()
  return (
    <div ref={isNew ? bringIntoView : undefined} tabIndex={-1}>
      <Note kind="warning" role="alert">
        <p>{text}</p>
        {wayOn === null ? null : (
          <p>
            <Link to={wayOn.to}>{t(wayOn.label)}</Link>
          </p>
        )}
      </Note>
    </div>
  )
}

function Answers({ isReverseCharge }: { readonly isReverseCharge: boolean }) {
  const { t, locale } = useText()
  const draft = useDraft()
  const edition = useEdition()
  const type = useChosenType()
  const countries = useQuery(query(listCountries))
  const country = countries.data?.find((one) => one.id === draft.countryId)?.name ?? ''
  const days = formatDays(edition.startsOn, edition.endsOn, locale)
  const place = [draft.addressLine1, draft.addressLine2, `${draft.zip} ${draft.city}`, draft.state, country]
  const vatId = {
    name: t('VAT ID'),
    value: <VatIdAnswer vatId={draft.vatId} isReverseCharge={isReverseCharge} />,
    change: <Change to="/sign-up/details" what={t('VAT ID')} />,
  }
  return (
    <section className={`stack ${factsStyles.around}`}>
      <h2>{t('Your answers')}</h2>
      <Facts
        facts={[
          {
            name: t('Pass'),
            value: `${draft.voucherPass?.name ?? type?.name ?? ''}, ${days}`,
            change: <Change to="/sign-up/pass" what={t('Pass')} />,
          },
          {
            name: t('Person'),
            value: (
              <>
                {draft.firstName} {draft.lastName}
                <br />
                {draft.email}
              </>
            ),
            change: <Change to="/sign-up/details" what={t('Person')} />,
          },
          {
            name: t('Invoice to'),
            value: (
              <>
                {draft.companyName}
                <br />
                {place.filter(Boolean).join(', ')}
              </>
            ),
            change: <Change to="/sign-up/details" what={t('Invoice to')} />,
          },
          ...(draft.vatId === '' ? [] : [vatId]),
        ]}
      />
    </section>
  )
}

interface ChangeProps {
  readonly to: '/sign-up/pass' | '/sign-up/details'
  /** The answer that is changed there. */
  readonly what: string
}

function Change({ to, what }: ChangeProps) {
  const { t } = useText()
  return (
    <Link to={to}>
      {t('Change')}
      <span className="vh"> {what}</span>
    </Link>
  )
}

function VatIdAnswer({ vatId, isReverseCharge }: { readonly vatId: string; readonly isReverseCharge: boolean }) {
  const { t } = useText()
  return (
    <>
      <span className="code">{vatId.toUpperCase()}</span>
      {isReverseCharge ? (
        <>
          <br />
          {t('You owe the VAT in your own country: none is charged here.')}
        </>
      ) : null}
    </>
  )
}
