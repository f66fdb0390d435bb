import { expect, test } from 'vitest'
import { admissionOf } from './session.ts'

test('staff without a pass are told so, not asked to buy one', () => {
  for (const scope of ['organiser', 'gate', 'owner'] as const)
    expect(admissionOf({ tags: [], scope: [scope] }, null)).toEqual({ admitted: false, reason: 'staff' })
  expect(admissionOf({ tags: [], scope: ['attendee'] }, null)).toEqual({ admitted: false, reason: 'no-pass' })
})

test('staff with an approved pass come in as anybody', () => {
  expect(admissionOf({ tags: [], scope: ['organiser'] }, { status: 'approved' })).toEqual({ admitted: true })
})
