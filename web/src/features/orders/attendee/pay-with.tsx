import type { Order, PaymentMethod } from '@foyer/contract/orders'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useEdition } from '#platform/edition.ts'
import type { Form } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { ChoiceList } from '#ui/choice-list.tsx'
import { Note } from '#ui/note.tsx'
import type { CardEntry } from './card.ts'
import { CardFields } from './card-fields.tsx'
import { TransferDetails } from './transfer-details.tsx'

/** How an order is to be paid: as it was placed, until somebody chooses otherwise; else in the first way that is offered. */
export function usePayMethod(order: Order | null) {
  const { paymentMethods } = useEdition()
  const [chosen, choose] = useState<PaymentMethod | null>(null)
  const placed = order?.status === 'awaiting_payment' ? (order.method ?? null) : null
  return { method: chosen ?? placed ?? paymentMethods[0] ?? 'card', choose, ways: paymentMethods }
}

interface PayWithProps {
  readonly pay: ReturnType<typeof usePayMethod>
  readonly order: Order | null
  readonly form: Pick<Form<CardEntry>, 'field'>
}

/** By card, or by bank transfer: what is to be entered, or where the money goes. */
export function PayWith({ pay, order, form }: PayWithProps): ReactNode {
  const { t } = useText()
  const { method, choose, ways } = pay
  const words = { card: t('Card'), transfer: t('Bank transfer') }
  if (ways.length === 0)
    return (
      <Note kind="warning">
        <p>{t('Nothing that costs something can be paid at the moment. Write to us.')}</p>
      </Note>
    )
  return (
    <section className="stack">
      <h2>{t('Pay with')}</h2>
      {ways.length < 2 ? null : (
        <ChoiceList
          id="method"
          legend={t('Pay with')}
          isLegendHidden
          choices={ways.map((way) => ({ value: way, label: words[way] }))}
          value={method}
          onChange={choose}
        />
      )}
      {method === 'card' ? (
        <CardFields form={form} />
      ) : order?.transfer == null ? (
        <p>
          {t(
            'You are shown where to transfer the amount to. What you chose is held for you for seven days, until the money is here.',
          )}
        </p>
      ) : (
        <TransferDetails transfer={order.transfer} />
      )}
    </section>
  )
}
