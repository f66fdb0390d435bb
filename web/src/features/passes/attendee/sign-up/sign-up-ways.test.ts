import { vatIdMessage } from '@foyer/contract/kit/fields'
import { orderExpired, orderNotPlaceable, paymentUnderWay } from '@foyer/contract/orders'
import { passNotForAddress, passNotOnSale, voucherUnknown } from '@foyer/contract/passes'
import { passSoldOut, voucherUsedUp } from '@foyer/contract/sold-out'
import { expect, test } from 'vitest'
import { isAboutVoucher, wayOnAfter } from './sign-up-ways.ts'

test.each([
  [passSoldOut, '/sign-up/pass', 'Choose another pass'],
  [passNotOnSale, '/sign-up/pass', 'Choose another pass'],
  [voucherUnknown, '/sign-up/pass', 'Choose another pass'],
  [voucherUsedUp, '/sign-up/pass', 'Choose another pass'],
  [passNotForAddress, '/sign-up/pass', 'Use another address'],
])('$0.code leads to $1', ({ code }, to, label) => {
  expect(wayOnAfter({ code, errors: [] })).toEqual({ to, label })
})

test('a VAT ID that the server finds wrong is corrected where it was typed', () => {
  const errors = [{ path: 'vatId', message: vatIdMessage }]
  expect(wayOnAfter({ code: 'request/invalid', errors })).toEqual({
    to: '/sign-up/details',
    label: 'Correct your VAT ID',
  })
})

test('where only words help there is no way on, and of another refusal nothing is known', () => {
  for (const { code } of [orderExpired, paymentUnderWay]) expect(wayOnAfter({ code, errors: [] })).toBe(null)
  expect(wayOnAfter({ code: orderNotPlaceable.code, errors: [] })).toBe(undefined)
})

test('a voucher is forgotten where it is what was refused', () => {
  expect([voucherUnknown, voucherUsedUp, passSoldOut].map(isAboutVoucher)).toEqual([true, true, false])
})
