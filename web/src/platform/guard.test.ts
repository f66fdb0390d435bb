import { describe, expect, test } from 'vitest'
import { guard } from './guard.ts'

const guest = { isSignedIn: false, isVendor: false, hasApprovedPass: false, survey: 'none' } as const
const attendee = { isSignedIn: true, isVendor: false, hasApprovedPass: true, survey: 'none' } as const
const vendor = { isSignedIn: true, isVendor: true, hasApprovedPass: false, survey: 'none' } as const
const vendorWithPass = { isSignedIn: true, isVendor: true, hasApprovedPass: true, survey: 'none' } as const
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
    ['/survey', signIn],
    ['/registration/survey', signIn],
    ['/sign-in', null],
    ['/sign-in/forgotpassword', null],
    ['/sign-in/changepassword/abc', null],
    ['/sign-up', null],
    ['/sign-up/pass', null],
    ['/sign-up/success', null],
    ['/sign-up/confirm/6f', null],
    ['/payment-return', null],
    ['/pay', null],
    ['/payment-failed', null],
    ['/demo/mailbox', null],
    ['/verify', null],
    ['/verify/VLK7HD93QRST', null],
    ['/visa-invitation-letter', signIn],
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
    ['/sign-in/', { to: '/' }],
    ['/sign-in/forgotpassword', null],
    ['/sign-in/changepassword/abc', null],
    ['/sign-up', { to: '/' }],
    ['/sign-up/', { to: '/' }],
    ['/sign-up/details', null],
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
    ['/pass/', null],
    ['/pass/upgrade', { to: '/pass' }],
    ['/profile', null],
    ['/invoices', null],
    ['/visa-invitation-letter', { to: '/pass' }],
    ['/registration', null],
    ['/registration/survey', null],
    ['/survey', { to: '/pass' }],
    ['/sign-in/changepassword/abc', null],
    ['/sign-in', { to: '/' }],
    ['/payment-return', null],
  ])('on %s', (path, elsewhere) => {
    expect(guard(path, vendor)).toEqual(elsewhere)
    // First the pass, then the survey.
    expect(guard(path, { ...vendor, survey: 'due' })).toEqual(elsewhere)
  })
})

test('a vendor whose pass is in the order may choose a room along with it', () => {
  const getting = { ...vendor, isGettingPass: true }
  expect(guard('/accommodation', getting)).toBeNull()
  expect(guard('/accommodation/22', getting)).toBeNull()
  expect(guard('/accommodations', getting)).toEqual({ to: '/pass' })
  expect(guard('/', getting)).toEqual({ to: '/pass' })
})

describe('the survey', () => {
  const survey = { to: '/survey', remember: true }
  test.each<[path: string, due: object | null, answered: object | null, none: object | null]>([
    ['/', survey, null, null],
    ['/pass', survey, null, null],
    ['/profile', survey, null, null],
    ['/invoices', survey, null, null],
    ['/registration', survey, null, null],
    ['/registration/survey', survey, null, null],
    ['/surveys', survey, null, null],
    ['/survey', null, { to: '/' }, null],
    ['/survey/', null, { to: '/' }, null],
    ['/sign-in', { to: '/' }, { to: '/' }, { to: '/' }],
    ['/sign-up/confirm/6f', null, null, null],
    ['/payment-return', null, null, null],
    ['/demo/mailbox', null, null, null],
  ])('on %s', (path, due, answered, none) => {
    for (const visitor of [attendee, vendorWithPass]) {
      expect(guard(path, { ...visitor, survey: 'due' })).toEqual(due)
      expect(guard(path, { ...visitor, survey: 'answered' })).toEqual(answered)
      expect(guard(path, { ...visitor, survey: 'none' })).toEqual(none)
    }
  })

  test('does not hide that a page does not exist', () => {
    expect(guard('/nowhere', { ...attendee, survey: 'due' }, false)).toBeNull()
  })
})
