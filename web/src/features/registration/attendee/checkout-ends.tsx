import type { Order } from '@foyer/contract/orders'
import { Link } from '@tanstack/react-router'
import { EndedOffer } from '#features/orders'
import { unbrokenDays } from '#platform/days.ts'
import { useText } from '#platform/messages/messages.ts'
import { buttonLook } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { firstOpenStep, stepPaths } from './registration-steps.ts'
import type { useRegistration } from './use-registration.ts'

/** Nothing was chosen that costs something, or could be completed. */
export function NoOrder({ registration }: { readonly registration: ReturnType<typeof useRegistration> }) {
  const { t } = useText()
  // Where not everything could be read, the registration's first page looks once more.
  const next = registration.isKnown ? firstOpenStep(registration.facts) : 'pass'
  return (
    <Empty
      title={t('There is nothing to pay')}
      text={t('A room or a pass that you choose stands here until you pay for it.')}
      action={
        <div className="row">
          <Link {...buttonLook()} to={stepPaths[next]}>
            {next === 'finish' ? t('Finish') : t('Continue your registration')}
            <Icon name="arrow" />
          </Link>
          <Link {...buttonLook('line')} to="/accommodation">
            {t('Find a room')}
          </Link>
        </div>
      }
    />
  )
}

/** An order whose time ran out, or that was cancelled, and where to begin another. */
export function EndedOrder({ order }: { readonly order: Pick<Order, 'status' | 'purpose' | 'lines' | 'number'> }) {
  const { t, rich } = useText()
  const ways = {
    'sign-up': { to: '/registration', label: t('Start again') },
    registration: { to: '/registration', label: t('Start again') },
    upgrade: { to: '/pass/upgrade', label: t('Choose the upgrade again') },
    'room-change': { to: '/accommodation', label: t('Back to your stay') },
    offer: { to: '/', label: t('Back to the Dashboard') },
  } as const
  const { to, label } = ways[order.purpose]
  return (
    <div className="stack stack--24">
      {order.status === 'expired' && order.purpose === 'offer' ? (
        <EndedOffer />
      ) : order.status === 'expired' ? (
        <Note kind="warning" role="alert">
          <p>
            <b>{t('Time ran out')}</b>
          </p>
          <p>{t('The time to pay is over. Your place was given back; start again to take it.')}</p>
        </Note>
      ) : order.status === 'cancelled' ? (
        <Note kind="info">
          <p>
            {rich('Order {number} is cancelled. Nothing is held for you any more.', {
              number: <span className="num">{order.number}</span>,
            })}
          </p>
        </Note>
      ) : (
        <Note kind="warning" role="alert">
          <p>{t('The time to pay is over. We are giving back what was held; this takes a moment.')}</p>
        </Note>
      )}
      <ul className="bullets">
        {order.lines.map((line) => (
          <li key={line.id}>{unbrokenDays(line.description)}</li>
        ))}
      </ul>
      <div>
        <Link {...buttonLook()} to={to}>
          {label}
        </Link>
      </div>
    </div>
  )
}
