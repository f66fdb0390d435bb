import { describe, expect, test } from 'vitest'
import { guard } from './guard.ts'

const guest = { isSignedIn: false, isVendor: false, hasApprovedPass: false }
const attendee = { isSignedIn: true, isVendor: false, hasApprovedPass: true }
const vendor = { isSignedIn: true, isVendor: true, hasApprovedPass: false }
const vendorWithPass = { isSignedIn: true, isVendor: true, hasApprovedPass: true }
const signIn = { to: '/sign-in', remember: true }

describe('a guest', () => {
  test.each([
    ['/', signIn],
    ['/pass', signIn],
    ['/invoices', signIn],
    ['/profile', signIn],
    ['/registration', signIn],
    ['/registration/checkout', signIn],
    ['/x-registration-y', signIn],
    ['/sign-in', null],
    ['/sign-in/forgotpassword', null],
    ['/sign-in/changepassword/abc', null],
    ['/sign-up', null],
    ['/sign-up/pass', null],
    ['/sign-up/success', null],
    ['/sign-up/confirm/6f', null],
    ['/payment-return', null],
    ['/payment-failed', null],
    ['/demo/mailbox', null],
    ['/sign-inn', signIn],
  ])('on %s', (path, elsewhere) => {
    expect(guard(path, guest)).toEqual(elsewhere)
  })

  test('sees that a page does not exist, but not one with registration in it', () => {
    expect(guard('/nowhere', guest, false)).toBeNull()
    expect(guard('/old-registration', guest, false)).toEqual(signIn)
  })
})

describe('a holder of a pass', () => {
  test.each([
    ['/', null],
    ['/pass', null],
    ['/registration', null],
    ['/sign-in', { to: '/' }],
    ['/sign-in/forgotpassword', { to: '/' }],
    ['/sign-up', { to: '/' }],
    ['/sign-up/details', { to: '/' }],
    ['/sign-up/success', null],
    ['/sign-up/confirm/6f', null],
  ])('on %s', (path, elsewhere) => {
    expect(guard(path, attendee)).toEqual(elsewhere)
    expect(guard(path, vendorWithPass)).toEqual(elsewhere)
  })
})

describe('a vendor without a pass', () => {
  test.each([
    ['/', { to: '/pass' }],
    ['/accommodation', { to: '/pass' }],
    ['/pass', null],
    ['/profile', null],
    ['/invoices', null],
    ['/sign-in', { to: '/' }],
    ['/payment-return', null],
  ])('on %s', (path, elsewhere) => {
    expect(guard(path, vendor)).toEqual(elsewhere)
  })
})
