import * as z from 'zod/mini'
import { message } from './kit/message.ts'
import { LIST_BODY, type TermsById } from './kit/terms.ts'
import { changedMeanwhile } from './kit/versions.refusals.ts'
import { Version } from './kit/versions.schemas.ts'
import { NewFacility, NewWays } from './new-exhibitors.schemas.ts'

export const takenPointMessage = message('There is a point with this code.')
export const joinedMessage = message('These two points are joined already.')
export const takenEntranceMessage = message('There is an entrance with this code.')
export const unknownPointMessage = message('This point is not there.')
export const outsidePlanMessage = message(
  'This lies outside the plan. Place it nearer, or show more of the ground in the site plan first.',
)
const manySignsMessage = message('Outside the halls there are 200 signs at most.')

/** Where one can walk, where one comes in, and what else is outside all halls. */
export const WaysEntries = z.strictObject({
  ...NewWays.shape,
  facilities: z.array(z.omit(NewFacility, { hall: true })).check(z.maxLength(200, manySignsMessage)),
})
export type WaysEntries = z.infer<typeof WaysEntries>

export const OfficeWays = z.object({ version: Version, ...WaysEntries.shape })
export type OfficeWays = z.infer<typeof OfficeWays>

export const terms = {
  'exhibitors.readWays': {
    summary: 'The ways through the halls and around them, with the entrances and the signs outside, to be edited',
    runs: 'read',
    answers: { 200: OfficeWays },
    refusals: [],
  },
  'exhibitors.saveWays': {
    summary: 'Change the ways, the entrances and the signs outside: they are these from now on',
    runs: 'command',
    largestBody: LIST_BODY,
    body: z.extend(WaysEntries, { version: Version }),
    answers: { 200: OfficeWays },
    refusals: [changedMeanwhile],
  },
} as const satisfies TermsById
