import { orderExpired, paymentUnderWay } from '@foyer/contract/orders'
import { passNotForAddress, passNotOnSale, voucherUnknown } from '@foyer/contract/passes'
import { passSoldOut, voucherUsedUp } from '@foyer/contract/sold-out'
import { message } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'

/** Where somebody goes on whose sign-up could not be made or paid as it is. */
export interface WayOn {
  readonly to: '/sign-up/pass' | '/sign-up/details'
  readonly label: string
}

export const toPassword: WayOn = { to: '/sign-up/details', label: message('Enter your password') }

export const isAboutVatId = ({ errors }: Pick<ProblemError, 'errors'>): boolean =>
  errors.some(({ path }) => path === 'vatId')

/** The voucher of the draft gives nothing any more. */
export const isAboutVoucher = ({ code }: Pick<ProblemError, 'code'>): boolean =>
  code === voucherUnknown.code || code === voucherUsedUp.code

/** What to do about a refusal of a sign-up; null: only its words help; undefined: it is none of these. */
export function wayOnAfter(error: Pick<ProblemError, 'code' | 'errors'>): WayOn | null | undefined {
  if (isAboutVatId(error)) return { to: '/sign-up/details', label: message('Correct your VAT ID') }
  switch (error.code) {
    case passSoldOut.code:
    case passNotOnSale.code:
    case voucherUnknown.code:
    case voucherUsedUp.code:
      return { to: '/sign-up/pass', label: message('Choose another pass') }
    case passNotForAddress.code:
      return { to: '/sign-up/pass', label: message('Use another address') }
    case orderExpired.code:
    case paymentUnderWay.code:
      return null
    default:
      return undefined
  }
}
