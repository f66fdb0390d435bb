import type { arrangeStages as endpoint } from '@foyer/contract/office-program-parts'
import { otherStagesMessage } from '@foyer/contract/office-program-parts.schemas'
import { audited, auditedRecord } from '#platform/door/audit'
import { InvalidInput } from '#platform/door/problem'
import type { UseCase } from '#platform/door/serve'
import { listParts, lockStages, placeStages } from './program-parts.queries.ts'
import { presentStage } from './program-parts.ts'

const orderRecord = auditedRecord('stage-order', ['codes'])

/**
 * Puts all stages of the edition into this order, in which attendees and the office have them. No stage is another by
 * that, so none is of a later version.
 * @throws InvalidInput where others are there by now.
 */
export const arrangeStages: UseCase<typeof endpoint> = async (context, { body: { codes } }) => {
  const before = (await lockStages(context)).map(({ code }) => code)
  if (codes.length !== before.length || before.some((code) => !codes.includes(code)))
    throw new InvalidInput([{ path: 'codes', message: otherStagesMessage }])
  await placeStages(context, codes)
  const after = (await listParts(context, 'stages')).map(presentStage)
  return audited(orderRecord.changed(context.editionId, { codes: before }, { codes }), after)
}
