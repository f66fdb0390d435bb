import * as z from 'zod/mini'
import { Content } from './kit/content.ts'
import { AskedDay, AskedInstant, line, Uuid } from './kit/fields.ts'
import { message } from './kit/message.ts'
import { TrainClass } from './train-tickets.schemas.ts'

export const validDaysMessage = message('The last day must not be before the first.')
export const unknownTicketTypeMessage = message('Choose a train ticket of this edition.')
export const codeTakenMessage = message('Some of these codes are there already. Enter each code once.')

export const ticketEntries = {
  name: Content,
  class: TrainClass,
  description: Content,
  rules: z.array(Content).check(z.maxLength(12)),
  /** With VAT at the edition's rate for trains, in minor units. */
  price: z.int().check(z.minimum(0), z.maximum(10_000_000)),
  validFrom: AskedDay,
  validTo: AskedDay,
  /** Until when it is given back for its money; null: not at all. */
  cancelBefore: z.nullable(AskedInstant),
  /** How many may be out at a time. */
  capacity: z.int().check(z.minimum(0), z.maximum(100_000)),
}

/** A kind of train ticket; it has no codes yet, and so nobody can have one. */
export const NewTrainTicketType = z
  .strictObject(ticketEntries)
  .check(z.refine(({ validFrom, validTo }) => validFrom <= validTo, { path: ['validTo'], message: validDaysMessage }))
export type NewTrainTicketType = z.input<typeof NewTrainTicketType>

/** A code as the railway gave it. */
export const TrainTicketCode = line(80)

/** Codes as the railway gave them, each for one ticket. */
export const NewTrainTicketCodes = z.strictObject({
  typeId: Uuid,
  codes: z.array(TrainTicketCode).check(z.minLength(1), z.maxLength(20_000)),
})
export type NewTrainTicketCodes = z.input<typeof NewTrainTicketCodes>
