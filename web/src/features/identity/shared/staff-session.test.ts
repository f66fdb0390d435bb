import { expect, test } from 'vitest'
import { staffAdmissionOf } from './staff-session.ts'

const in_ = { admitted: true }
const elsewhere = (place: string) => ({ admitted: false, place })

test.each([
  [['organiser'], in_, in_],
  [['owner'], in_, in_],
  [['finance'], in_, elsewhere('organiser')],
  [['support'], in_, elsewhere('organiser')],
  [['gate'], elsewhere('gate'), in_],
  [['attendee'], elsewhere('attendee'), elsewhere('attendee')],
  [['exhibitor'], elsewhere('attendee'), elsewhere('attendee')],
  [[], elsewhere('attendee'), elsewhere('attendee')],
  // A pass of one's own is no reason to stay outside.
  [['attendee', 'gate'], elsewhere('gate'), in_],
  [['attendee', 'organiser'], in_, in_],
] as const)('of those with the scopes %o, in the back office: %o, at the gate: %o', (scope, office, gate) => {
  expect(staffAdmissionOf({ scope: [...scope] }, 'organiser')).toEqual(office)
  expect(staffAdmissionOf({ scope: [...scope] }, 'gate')).toEqual(gate)
})
