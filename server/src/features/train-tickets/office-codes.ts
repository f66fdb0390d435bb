import { requests } from '@foyer/contract/kit/refusal'
import {
  type addTrainTicketCodes as adds,
  type CodesPreview,
  codeIsGiven,
  codeIsNeeded,
  type previewTrainTicketCodes as previews,
  type removeTrainTicketCode as removes,
} from '@foyer/contract/office-train-tickets'
import type { Context } from '#platform/context'
import { holdNewCodes } from '#platform/database/new-codes'
import { audited } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { deleteFreeCode, findCode, listKnownCodes, lockTicketType } from './office-train-tickets.queries.ts'
import { getOfficeTicketType, ticketTypeRecord } from './office-train-tickets.ts'
import { codeOf, type SortedLines, sortCodes } from './sort-codes.ts'
import { addCodes } from './train-ticket-places.queries.ts'

async function sorted(context: Context, lines: readonly string[]): Promise<SortedLines> {
  const codes = new Set(lines.map(codeOf).filter((code) => code !== null))
  return sortCodes(lines, await listKnownCodes(context, [...codes]))
}

const summed = ({ codes, faulty }: SortedLines): CodesPreview => ({ fresh: codes.length, faulty: [...faulty] })

/** Sorts pasted lines before anything is kept. @throws Refused `requests/not-found`. */
export const previewCodes: UseCase<typeof previews> = async (context, { params, body }) => {
  await getOfficeTicketType(context, params.id)
  return summed(await sorted(context, body.lines))
}

/**
 * Puts the new codes among pasted lines behind those of a kind. What somebody else added in the same moment counts as
 * known: the same lines are taken once, whoever sends them.
 * @throws Refused `requests/not-found`.
 */
export const takeCodes: UseCase<typeof adds> = async (context, { params: { id }, body }) => {
  // Whoever adds codes of the edition at the same moment waits: what is known is known until the end.
  await holdNewCodes(context)
  if (!(await lockTicketType(context, id))) throw refuse(requests.notFound)
  const before = await getOfficeTicketType(context, id)
  const lines = await sorted(context, body.lines)
  if (lines.codes.length > 0) await addCodes(context, id, lines.codes)
  const after = await getOfficeTicketType(context, id)
  const said = { ...summed(lines), fresh: after.codesLeft - before.codesLeft }
  return audited(ticketTypeRecord.changed(id, { codesLeft: before.codesLeft }, { codesLeft: after.codesLeft }), said)
}

/**
 * Takes away a code that no ticket has: never one that is given, nor one that a held ticket needs.
 * @throws Refused `requests/not-found`, `train-tickets/code-is-given`, `train-tickets/code-is-needed`.
 */
export const removeCode: UseCase<typeof removes> = async (context, { params }) => {
  const code = await findCode(context, params.id)
  if (code === undefined) throw refuse(requests.notFound)
  // As whoever holds or pays one locks it: the count is what decides.
  await lockTicketType(context, code.type_id)
  const before = await getOfficeTicketType(context, code.type_id)
  if (code.ticket_id === null && before.codesLeft <= before.held) throw refuse(codeIsNeeded, { held: before.held })
  if (!(await deleteFreeCode(context, code.id))) throw refuse(codeIsGiven)
  const after = await getOfficeTicketType(context, code.type_id)
  return audited(
    ticketTypeRecord.changed(code.type_id, { codesLeft: before.codesLeft }, { codesLeft: after.codesLeft }),
    after,
  )
}
