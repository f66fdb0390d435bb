import { futureDayMessage, type NewBankEntry } from '@foyer/contract/bank.schemas'
import type * as z from 'zod/mini'
import { getEdition } from '#features/editions'
import type { CallerContext, Person } from '#platform/context'
import { InvalidInput } from '#platform/door/problem'
import { dayIn } from '#platform/ground/days'
import { uuidV7 } from '#platform/ground/uuid'
import { insertLines } from './bank.queries.ts'

/**
 * Writes down money that somebody read off a statement.
 * @returns its id.
 * @throws InvalidInput for a day that is ahead.
 */
export async function recordBankEntry(
  context: CallerContext<Person>,
  body: z.output<typeof NewBankEntry>,
): Promise<string> {
  const { timeZone, currency } = await getEdition(context)
  if (body.bookedOn > dayIn(timeZone, context.now))
    throw new InvalidInput([{ path: 'bookedOn', message: futureDayMessage }])
  const id = uuidV7(context.now)
  await insertLines(context, [
    {
      id,
      // Two transfers may be alike in all that a person types.
      entry_key: `hand ${id}`,
      source: 'hand',
      booked_on: body.bookedOn,
      amount: body.amount,
      currency,
      payer_name: body.payerName,
      payer_iban: null,
      remittance: body.remittance,
      created_at: context.now,
    },
  ])
  return id
}
