import type { Pass } from '@foyer/contract/passes'
import { expect, test } from 'vitest'
import { passSteps } from './pass-steps.ts'

type Given = Pick<Pass, 'status' | 'reason' | 'orderNumber'>

const cases: readonly [string, Given, string][] = [
  ['approved and bought', { status: 'approved', orderNumber: 'MS25-1' }, 'paid+ confirmed+ approved+ check-in'],
  ['approved by voucher', { status: 'approved', orderNumber: null }, 'covered+ confirmed+ approved+ check-in'],
  ['not paid', { status: 'pending', reason: 'awaiting-payment' }, 'paid confirmed approved check-in'],
  [
    'not confirmed',
    { status: 'pending', reason: 'awaiting-confirmation', orderNumber: 'MS25-1' },
    'paid+ confirmed approved check-in',
  ],
  ['not approved', { status: 'pending', reason: 'awaiting-approval' }, 'covered+ confirmed+ approved check-in'],
]

test.each(cases)('a pass that is %s shows its steps', (_, pass, steps) => {
  expect(
    passSteps(pass)
      .map((step) => `${step.name}${step.done ? '+' : ''}`)
      .join(' '),
  ).toBe(steps)
})
