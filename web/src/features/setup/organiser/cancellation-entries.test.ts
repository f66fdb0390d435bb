import type { CancellationPolicy } from '@foyer/contract/setup'
import { expect, test } from 'vitest'
import { type CancellationFields, cancellationFields, cancellationSchema, stepsShown } from './cancellation-entries.ts'

const policy: CancellationPolicy = {
  passes: null,
  stays: [
    { lastDay: '2025-08-31', percent: 1050, fixed: 500, per: 'night' },
    { lastDay: '2025-09-30', percent: 5000, fixed: 0, per: 'order' },
  ],
}
const withStay = (at: number, changes: object): CancellationFields => {
  const fields = cancellationFields(policy)
  return { ...fields, stays: fields.stays.map((step, place) => (place === at ? { ...step, ...changes } : step)) }
}
const faults = (fields: CancellationFields) => {
  const parsed = cancellationSchema.safeParse(fields)
  return parsed.success ? [] : [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))]
}

test('steps that stand in the fields are entered as they were, and no step is the deadline of the event', () => {
  const fields = cancellationFields(policy)
  expect(cancellationSchema.safeParse(fields)).toEqual({ success: true, data: policy })
  expect(fields.stays[0]).toEqual({ lastDay: '2025-08-31', percent: '10.5', fixed: '5.00', per: 'night' })
  expect([stepsShown(fields.passes), stepsShown(fields.stays)]).toEqual([1, 3])
  expect(cancellationSchema.safeParse(cancellationFields(null))).toEqual({
    success: true,
    data: { passes: null, stays: null },
  })
})

test('what is wrong is said beside its own field, past an empty line as well', () => {
  expect(faults(withStay(0, { percent: '101' }))).toEqual(['stays.0.percent'])
  expect(faults(withStay(1, { fixed: 'much' }))).toEqual(['stays.1.fixed'])
  expect(faults(withStay(3, { percent: '20' }))).toEqual(['stays.3.lastDay'])
  expect(faults(withStay(1, { lastDay: '2025-08-31' }))).toEqual(['stays.1.lastDay'])
})
