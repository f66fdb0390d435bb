import * as z from 'zod/mini'
import { Content } from './kit/content.ts'
import { AskedInstant, line } from './kit/fields.ts'
import { message } from './kit/message.ts'
import { CodeType } from './pass-types.schemas.ts'

export const eventEndsFirstMessage = message('The event must begin before it ends.')
export const withdrawnAfterStartMessage = message('Withdrawals must end before the event begins.')

/** A VIP event as an organiser sets it up. */
export const NewVipEvent = z.strictObject({
  name: Content,
  description: Content,
  place: Content,
  dressCode: z.nullable(Content),
  /** The company that invites, as it writes itself. */
  invitedBy: z.nullable(line(120)),
  startsAt: AskedInstant,
  endsAt: AskedInstant,
  openTo: z.array(CodeType).check(z.minLength(1), z.maxLength(5)),
  /** Of each place, with VAT at the edition's rate, in minor units. */
  price: z.int().check(z.minimum(0), z.maximum(100_000_000)),
  capacity: z.int().check(z.minimum(0), z.maximum(100_000)),
  /** Whether somebody may bring a guest, who takes a place like anybody. */
  hasPlusOne: z.boolean(),
  /** How long a freed place waits for the answer of whoever stands first in line. */
  answerHours: z.int().check(z.minimum(1), z.maximum(168)),
  withdrawBefore: AskedInstant,
})
export type NewVipEvent = z.input<typeof NewVipEvent>
