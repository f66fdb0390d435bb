import { line } from '@foyer/contract/kit/fields'
import * as z from 'zod/mini'
import { message } from '#platform/messages/messages.ts'

/** What stands in the form. */
export type ChoiceEntry = {
  readonly typeId: string | null
  readonly passengerName: string
}

/** Which ticket, and in whose name. */
export const Choice = z.object({
  typeId: z.string(message('Choose a train ticket.')),
  passengerName: z.pipe(
    z.string().check(z.trim(), z.minLength(1, message('Enter the name of who travels.'))),
    line(120),
  ),
})
