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
  const { paymentMethods, cardEntry } = useEdition()
  const [chosen, choose] = useState<PaymentMethod | null>(null)
  const placed = order?.status === 'awaiting_payment' ? (order.method ?? null) : null
  const method = chosen ?? placed ?? paymentMethods[0] ?? 'card'
  return { method, choose, ways: paymentMethods, asksForCard: method === 'card' && cardEntry === 'form' }
}

interface PayWithProps {
  readonly pay: ReturnType<typeof usePayMethod>
  readonly order: Order | null
  readonly form: Pick<Form<CardEntry>, 'field'>
}

/** By card, or by bank transfer: what is to be entered, or where the money goes. */
export function PayWith({ pay, order, form }: PayWithProps): ReactNode {
  const { t } = useText()
  const { method, choose, ways, asksForCard } = pay
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
      {asksForCard ? (
        <CardFields form={form} />
      ) : method === 'card' ? (
        <p>
          {t(
            'You enter your card, or pay by wallet, on the next page. Stripe takes it for us: we never see its number.',
          )}
        </p>
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

/** What the button says that places the order: whether it pays, or leads on to where that is done. */
export function usePayLabel({ method, asksForCard }: ReturnType<typeof usePayMethod>, total: string): string {
  const { t } = useText()
  if (method === 'transfer') return t('Order, and transfer {amount}', { amount: total })
  return asksForCard ? t('Pay {amount}', { amount: total }) : t('Continue to pay {amount}', { amount: total })
}
