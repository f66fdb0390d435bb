import type { Order, PaymentMethod } from '@foyer/contract/orders'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useEdition } from '#platform/edition.ts'
import type { Form } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { useIsSignedIn } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceList } from '#ui/choice-list.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { CardEntry } from './card.ts'
import { CardFields } from './card-fields.tsx'
import { TransferDetails } from './transfer-details.tsx'

/** How an order is to be paid: as it was placed, until somebody chooses otherwise; else in the first way that is offered. */
export function usePayMethod(order: Order | null) {
  const { paymentMethods, cardEntry } = useEdition()
  const [chosen, choose] = useState<PaymentMethod | null>(null)
  const placed = order?.status === 'awaiting_payment' ? (order.method ?? null) : null
  const method = chosen ?? placed ?? paymentMethods[0] ?? 'card'
  const [entered, enterPurchaseOrder] = useState<string | null>(null)
  const purchaseOrder = entered ?? order?.purchaseOrder ?? ''
  const asksForCard = method === 'card' && cardEntry === 'form'
  return { method, choose, ways: paymentMethods, asksForCard, purchaseOrder, enterPurchaseOrder }
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
  const isSignedIn = useIsSignedIn()
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
        <TransferDetails transfer={order.transfer} {...(isSignedIn && { paperOf: order })} />
      )}
      {order?.transfer == null ? <PurchaseOrder pay={pay} /> : null}
    </section>
  )
}

/** What a company's books ask for; most people have none. It can be added to the invoice later as well. */
function PurchaseOrder({ pay }: Pick<PayWithProps, 'pay'>) {
  const { t } = useText()
  const { purchaseOrder, enterPurchaseOrder } = pay
  const [isAsked, setAsked] = useState(purchaseOrder !== '')
  // The button that asked for it is gone: the focus goes on to what it opened.
  useEffect(() => {
    if (isAsked && purchaseOrder === '') document.getElementById('purchase-order')?.focus()
  }, [isAsked, purchaseOrder])
  if (!isAsked)
    return (
      <p>
        <Button variant="text" isSmall onClick={() => setAsked(true)}>
          <Icon name="plus" />
          {t('Add your purchase order number')}
        </Button>
      </p>
    )
  return (
    <div className="half-w">
      <TextField
        id="purchase-order"
        label={t('Purchase order number')}
        isOptional
        hint={t('Stands on the invoice.')}
        look="code"
        maxLength={80}
        autoComplete="off"
        value={purchaseOrder}
        onChange={enterPurchaseOrder}
      />
    </div>
  )
}

/** What the button says that places the order: whether it pays, or leads on to where that is done. */
export function usePayLabel({ method, asksForCard }: ReturnType<typeof usePayMethod>, total: string): string {
  const { t } = useText()
  if (method === 'transfer') return t('Order, and transfer {amount}', { amount: total })
  return asksForCard ? t('Pay {amount}', { amount: total }) : t('Continue to pay {amount}', { amount: total })
}
