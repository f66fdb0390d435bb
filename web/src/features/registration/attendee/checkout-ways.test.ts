import { billingAddressMissing, orderExpired, paymentFailed, paymentUnderWay } from '@foyer/contract/orders'
import { passSoldOut, roomSoldOut } from '@foyer/contract/sold-out'
import { describe, expect, test } from 'vitest'
import { wayOnAfter } from './checkout-ways.ts'

const registration = { uuid: 'a', purpose: 'registration' } as const
const upgrade = { uuid: 'u', purpose: 'upgrade' } as const
const change = { uuid: 'c', purpose: 'room-change' } as const

describe('where to go on after a refusal', () => {
  test.each([
    [billingAddressMissing.code, registration, '/registration/account', { from: 'checkout' }],
    [billingAddressMissing.code, upgrade, '/registration/account', { from: 'checkout', order: 'u' }],
    [passSoldOut.code, registration, '/registration', { from: 'checkout' }],
    [passSoldOut.code, upgrade, '/pass/upgrade', {}],
    [roomSoldOut.code, registration, '/registration/hotel', { from: 'checkout' }],
    [roomSoldOut.code, change, '/accommodation', {}],
  ])('%s', (code, order, to, search) => {
    expect(wayOnAfter(code, order)).toMatchObject({ to, search })
  })

  test('is nowhere else where waiting or starting again is all there is to do', () => {
    expect(wayOnAfter(paymentUnderWay.code, registration)).toBeNull()
    expect(wayOnAfter(orderExpired.code, registration)).toBeNull()
  })

  test('is not known for what has a page of its own or was not expected', () => {
    expect(wayOnAfter(paymentFailed.code, registration)).toBeUndefined()
    expect(wayOnAfter('requests/unexpected', registration)).toBeUndefined()
  })
})
