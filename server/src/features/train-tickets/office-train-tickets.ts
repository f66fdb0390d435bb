import { requests } from '@foyer/contract/kit/refusal'
import type { OfficeTrainTicketType } from '@foyer/contract/office-train-tickets'
import * as z from 'zod/mini'
import type { Context } from '#platform/context'
import { auditedRecord } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import { Content } from '#platform/ground/texts'
import { findTrainTicketType, type TrainTicketTypeRow } from './train-tickets.queries.ts'

const Rules = z.array(Content)

/** How many can be had: no more than may be out, and each with a code. */
export const availableOf = ({
  capacity,
  held,
  sold,
  codesLeft,
}: Pick<OfficeTrainTicketType, 'capacity' | 'held' | 'sold' | 'codesLeft'>): number =>
  Math.max(0, Math.min(capacity - held - sold, codesLeft - held))

/** A kind as the office sees it. */
export function presentOfficeTicketType(row: TrainTicketTypeRow): OfficeTrainTicketType {
  const counts = { capacity: row.capacity, held: row.held, sold: row.sold, codesLeft: row.codes_left }
  return {
    id: row.id,
    version: row.version,
    name: z.parse(Content, row.name),
    class: row.class,
    description: z.parse(Content, row.description),
    rules: z.parse(Rules, row.rules),
    price: row.price,
    validFrom: row.valid_from,
    validTo: row.valid_to,
    cancelBefore: row.cancel_before?.toISOString() ?? null,
    ...counts,
    available: availableOf(counts),
  }
}

/** A kind of the context's edition. @throws Refused `requests/not-found`. */
export async function getOfficeTicketType(context: Context, id: string): Promise<OfficeTrainTicketType> {
  const row = await findTrainTicketType(context, id)
  if (row === undefined) throw refuse(requests.notFound)
  return presentOfficeTicketType(row)
}

const fields = [
  'name',
  'class',
  'description',
  'rules',
  'price',
  'validFrom',
  'validTo',
  'cancelBefore',
  'capacity',
] as const

/** What people decide of it: how many are out is no act of theirs. */
export const decidedOf = (type: OfficeTrainTicketType): Readonly<Record<string, unknown>> =>
  Object.fromEntries(fields.map((field) => [field, type[field]]))

/** Nothing in it names a person. Codes are worth a journey: the log says how many were there, and never which. */
export const ticketTypeRecord = auditedRecord('train-ticket-type', [...fields, 'codesLeft'])
