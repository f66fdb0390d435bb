import { readUser } from '@foyer/contract/identity'
import { duties } from '@foyer/contract/kit/duties'
import { formatMoney } from '@foyer/contract/kit/money'
import type { MadeOrderChoices } from '@foyer/contract/made-orders'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceList } from '#ui/choice-list.tsx'
import type { Problem } from '#ui/error-summary.tsx'
import { Note } from '#ui/note.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useMissing } from '#ui/use-missing.tsx'
import styles from './new-order.module.css'
import { OrderSums } from './order-sums.tsx'
import { ThingFields } from './thing-fields.tsx'
import { type HowSettled, type NewOrder, useNewOrder } from './use-new-order.ts'

/** What is in it, how it is settled, and what it comes to: all of it in sight before anything is ordered. */
export function NewOrderForm({ choices }: { readonly choices: MadeOrderChoices }) {
  const { t } = useText()
  const order = useNewOrder(choices)
  const missing = useMissing(useProblems(order))
  const { person, unpaid } = choices
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!order.isSending && !order.isLooking) missing.attempt(order.submit)
      }}
    >
      {missing.summary}
      <p className={styles.whom}>
        <Link to="/organiser/people/$uuid" params={{ uuid: person.uuid }}>
          <b>{person.name}</b>
        </Link>
        <br />
        <span className="muted">{[person.company, person.email].filter((text) => (text ?? '') !== '').join(', ')}</span>
      </p>
      {unpaid.length === 0 ? null : (
        <Note kind="info">
          {t('Not paid yet:')}{' '}
          {unpaid.map(({ uuid, number, items }) => (
            <span key={uuid}>
              <Link to="/organiser/orders/$uuid" params={{ uuid }} className="num">
                {number}
              </Link>{' '}
              {items.join(', ')}{' '}
            </span>
          ))}
        </Note>
      )}
      <ThingFields choices={choices} order={order} errorOf={missing.errorOf} />
      <HowItIsSettled choices={choices} order={order} errorOf={missing.errorOf} />
      <OrderSums order={order} />
      {order.error === null ? null : (
        <Note kind="danger" role="alert">
          {t(order.error.detail)}
        </Note>
      )}
      <p>
        <Button type="submit" isSending={order.isSending || order.isLooking}>
          <WhatItDoes order={order} />
        </Button>
      </p>
    </form>
  )
}

/** What is missing, each at its field. */
function useProblems({ chosen, how, reason }: NewOrder): Problem[] {
  const { t } = useText()
  const { passTypeId, stays, trainTypeId, passenger, eventId } = chosen
  const isEmpty = `${passTypeId}${trainTypeId}${eventId}` === '' && stays.length === 0
  return [
    ...(isEmpty ? [{ id: 'pass', message: t('Choose a thing at least that they get.') }] : []),
    ...stays.flatMap(({ roomId, arrival, departure }, at) => [
      ...(arrival < departure
        ? []
        : [{ id: `${at}-departure`, message: t('The departure must be after the arrival.') }]),
      ...(roomId === 0 ? [{ id: `${at}-room`, message: t('Room {n}: choose which.', { n: at + 1 }) }] : []),
    ]),
    ...(trainTypeId !== '' && passenger.trim() === '' ? [{ id: 'passenger', message: t('Enter who travels.') }] : []),
    ...(how === 'free' && reason.trim() === '' ? [{ id: 'why', message: t('Say why.') }] : []),
  ]
}

function WhatItDoes({ order: { how, found } }: { readonly order: NewOrder }) {
  const { t } = useText()
  if (how === 'free') return t('Give it for free')
  const amount = found === undefined ? '' : formatMoney(found.total)
  if (how === 'invoice') return amount === '' ? t('Send the invoice') : t('Send the invoice: {amount}', { amount })
  return amount === '' ? t('Hold it and send the link') : t('Hold it and send the link: {amount}', { amount })
}

interface SettledProps {
  readonly choices: MadeOrderChoices
  readonly order: NewOrder
  readonly errorOf: ReturnType<typeof useMissing>['errorOf']
}

function HowItIsSettled({ choices, order, errorOf }: SettledProps) {
  const { t } = useText()
  const { data: user } = useQuery(query(readUser))
  const mayGive = duties.giveFree.some((scope) => user?.scope.includes(scope))
  const words = {
    link: { label: t('Link by mail'), hint: t('They pay by card or transfer, without signing in.') },
    invoice: { label: t('Invoice'), hint: t('By bank transfer; a pro forma is in the mail.') },
    free: { label: t('Free', undefined, { context: 'of charge' }), hint: t('It is theirs at once.') },
  } as const
  const ways: readonly HowSettled[] = [
    ...choices.settlements.map(({ settlement }) => settlement),
    ...(mayGive ? (['free'] as const) : []),
  ]
  return (
    <section className={styles.part}>
      <h2>{t('How it is paid')}</h2>
      <ChoiceList
        id="how"
        legend={t('How it is paid')}
        isLegendHidden
        choices={ways.map((value) => ({ value, ...words[value] }))}
        value={order.how}
        onChange={order.setHow}
      />
      {order.how === 'free' ? (
        <TextField
          id="why"
          label={t('Why')}
          hint={t('Colleagues read it among the comments, the buyer does not.')}
          maxLength={500}
          autoComplete="off"
          value={order.reason}
          onChange={order.setReason}
          error={errorOf('why')}
        />
      ) : (
        <TextField
          id="until"
          type="date"
          label={t('Held until the end of')}
          value={order.until}
          onChange={order.setUntil}
        />
      )}
    </section>
  )
}
