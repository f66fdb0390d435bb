import { readAddress } from '@foyer/contract/identity'
import { listInvoices } from '@foyer/contract/invoices'
import { formatMoney } from '@foyer/contract/kit/money'
import { readCurrentOrder } from '@foyer/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Arrow } from '../../../attendee/shell/arrow.tsx'
import { query } from '../../../platform/api.ts'
import { useEdition } from '../../../platform/edition.ts'
import { useText } from '../../../platform/messages/messages.ts'
import { nextStep } from './next-step.ts'

/** The high-vis block: the one thing to do next. */
export function NextStepBlock() {
  const { t } = useText()
  const { entrance } = useEdition()
  const { data: order } = useQuery(query(readCurrentOrder))
  const { data: invoices } = useQuery(query(listInvoices))
  const { data: address } = useQuery(query(readAddress, { query: { type: 'billingAddress' } }))
  const step = nextStep({ order, invoices, address })
  switch (step.kind) {
    case 'order':
      return (
        <Block
          title={t('Pay your order')}
          link={
            <Link className="btn" to="/registration/checkout">
              {t('Open the order')}
            </Link>
          }
        >
          {t('Order {number}, {total}', { number: step.order.number, total: formatMoney(step.order.total) })}
        </Block>
      )
    case 'invoice':
      return (
        <Block
          title={t('Settle your invoice')}
          link={
            <Link className="btn" to="/invoices">
              {t('Open the invoices')}
            </Link>
          }
        >
          {t('Invoice {number}, {total}', { number: step.invoice.number, total: formatMoney(step.invoice.total) })}
        </Block>
      )
    case 'address':
      return (
        <Block
          title={t('Complete your profile')}
          link={
            <Link className="btn" to="/profile">
              {t('Add your address')}
            </Link>
          }
        >
          {t('Your billing address is missing. We need it for your invoices.')}
        </Block>
      )
    case 'pass':
      return (
        <Block
          title={t('Have your pass at hand')}
          link={
            <Link className="btn" to="/pass">
              {t('Open your pass')}
            </Link>
          }
        >
          {t('Its code opens the door at the entrance: {entrance}.', { entrance })}
        </Block>
      )
  }
}

function Block({ title, link, children }: { title: string; link: ReactNode; children: ReactNode }) {
  const { t } = useText()
  return (
    <section className="hivis home__next" aria-labelledby="next-step">
      <div className="hivis__in">
        <p className="hivis__k">{t('Next step')}</p>
        <h2 id="next-step">{title}</h2>
        <p>{children}</p>
        {link}
        <Arrow className="hivis__arrow" />
      </div>
    </section>
  )
}
