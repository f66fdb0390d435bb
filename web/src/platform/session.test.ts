import { expect, test } from 'vitest'
import { admissionOf } from './session.ts'

test('staff without a pass are told where their own place is, not asked to buy one', () => {
  for (const scope of ['owner', 'organiser', 'finance', 'support'] as const)
    expect(admissionOf({ tags: [], scope: [scope] }, null)).toEqual({ admitted: false, reason: 'organiser' })
  expect(admissionOf({ tags: [], scope: ['gate'] }, null)).toEqual({ admitted: false, reason: 'gate' })
  expect(admissionOf({ tags: [], scope: ['gate', 'finance'] }, null)).toEqual({ admitted: false, reason: 'organiser' })
  expect(admissionOf({ tags: [], scope: ['attendee'] }, null)).toEqual({ admitted: false, reason: 'no-pass' })
})

test('staff with an approved pass come in as anybody', () => {
  expect(admissionOf({ tags: [], scope: ['organiser'] }, { status: 'approved' })).toEqual({ admitted: true })
})
