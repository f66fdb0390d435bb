import {
  billingAddressMissing,
  type Order,
  orderExpired,
  orderNotPayable,
  orderNotPlaceable,
  paymentUnderWay,
} from '@foyer/contract/orders'
import { passSoldOut, roomSoldOut, voucherUsedUp } from '@foyer/contract/sold-out'
import { message } from '#platform/messages/messages.ts'
import { backToCheckout } from './registration-steps.ts'

/** Where somebody goes on whose order could not be placed or paid as it is. */
export interface WayOn {
  readonly to: string
  readonly search: Readonly<Record<string, string>>
  readonly label: string
}

/**
 * What to do about a refusal of the order; null: only its words help; undefined: it is none of these. An upgrade and a
 * change of a room are chosen where they began, everything else in a step of the registration.
 */
export function wayOnAfter(code: string, order: Pick<Order, 'uuid' | 'purpose'>): WayOn | null | undefined {
  const isRegistration = order.purpose === 'registration'
  const back: Readonly<Record<string, string>> = { ...backToCheckout(isRegistration ? undefined : order.uuid) }
  const pass =
    order.purpose === 'upgrade'
      ? { to: '/pass/upgrade', search: {}, label: message('Choose another upgrade') }
      : { to: '/registration', search: back, label: message('Choose another pass') }
  const room = isRegistration
    ? { to: '/registration/hotel', search: back, label: message('Choose another room') }
    : { to: '/accommodation', search: {}, label: message('Choose other nights') }
  switch (code) {
    case billingAddressMissing.code:
      return { to: '/registration/account', search: back, label: message('Add your billing address') }
    case passSoldOut.code:
    case voucherUsedUp.code:
      return pass
    case roomSoldOut.code:
      return room
    case orderExpired.code:
    case orderNotPayable.code:
    case orderNotPlaceable.code:
    case paymentUnderWay.code:
      return null
    default:
      return undefined
  }
}
