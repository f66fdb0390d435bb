import type {
  BulkAct,
  BulkKind,
  BulkPreview,
  BulkReason,
  beginAct as begins,
  listActs as lists,
  previewAct as previews,
  putActAway as putsAway,
} from '@foyer/contract/bulk-acts'
import { actDiffers } from '@foyer/contract/bulk-acts.refusals'
import { whyMessage } from '@foyer/contract/bulk-acts.schemas'
import { requests } from '@foyer/contract/kit/refusal'
import { getEdition } from '#features/editions'
import { previewReturn } from '#features/orders'
import type { Context } from '#platform/context'
import { audited, auditedRecord } from '#platform/door/audit'
import { InvalidInput } from '#platform/door/problem'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { uuidV7 } from '#platform/ground/uuid'
import { type CountedAct, deleteFinishedAct, insertAct, listActsOf, listRefused } from './bulk-acts.queries.ts'
import { whomItReaches } from './whom-it-reaches.ts'

const actRecord = auditedRecord('bulk-act', ['kind', 'people'])

/** So many names stand in a preview, and so many lines in a result. */
const [NAMES, REFUSED] = [8, 500]

/** What goes back to those who are rejected, in minor units. */
async function sumReturned(context: Context, passes: readonly string[]): Promise<number> {
  let sum = 0
  for (let at = 0; at < passes.length; at += 500) {
    const things = passes.slice(at, at + 500).map((reference) => ({ kind: 'pass' as const, reference }))
    sum += await previewReturn(context, things, 'all')
  }
  return sum
}

/** @throws Refused `bulk-acts/too-many-people`; InvalidInput where nobody is named, or everybody twice. */
export const previewAct: UseCase<typeof previews> = async (context, { body }) => {
  const { reaches, leaves } = await whomItReaches(context, body)
  const { currency } = await getEdition(context)
  const isRejection = body.kind === 'reject'
  const passes = reaches.flatMap(({ pass_id }) => pass_id ?? [])
  return {
    reaches: reaches.length,
    names: reaches.slice(0, NAMES).map(({ first_name, last_name }) => `${first_name} ${last_name}`),
    leaves: [...leaves].map(([reason, count]) => ({ reason, count })),
    refunded: isRejection ? { amount: await sumReturned(context, passes), currency } : null,
  } satisfies BulkPreview
}

/**
 * Writes down whom it reaches, as the preview said; a job does it to each of them.
 * @throws Refused `bulk-acts/differs`, `bulk-acts/too-many-people`; InvalidInput.
 */
export const beginAct: UseCase<typeof begins> = async (context, { body }) => {
  const { reason, reaches: seen, ...asked } = body
  if (asked.kind !== 'approve' && reason === null) throw new InvalidInput([{ path: 'reason', message: whyMessage }])
  const { reaches } = await whomItReaches(context, asked)
  if (reaches.length !== seen) throw refuse(actDiffers)
  const row = {
    id: uuidV7(context.now),
    edition_id: context.editionId,
    begun_by: context.caller.userId,
    kind: asked.kind,
    reason,
    created_at: context.now,
  }
  await insertAct(
    context,
    row,
    reaches.map(({ id, pass_id }) => ({ user_id: id, pass_id })),
  )
  await context.enqueue('run-bulk-act', { actId: row.id })
  const act = presentAct({ ...row, finished_at: null, people: reaches.length, done: 0 }, [])
  return audited(actRecord.created(row.id, { kind: asked.kind, people: reaches.length, reason }), act)
}

type Left = Awaited<ReturnType<typeof listRefused>>

const presentAct = (row: CountedAct, refused: Left): BulkAct => ({
  uuid: row.id,
  kind: row.kind as BulkKind,
  people: row.people,
  done: row.done,
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
  refused: refused
    .filter(({ act_id }) => act_id === row.id)
    .map(({ id, first_name, last_name, left_because }) => ({
      uuid: id,
      name: `${first_name} ${last_name}`,
      reason: left_because as BulkReason,
    })),
})

export const listActs: UseCase<typeof lists> = async (context) => {
  const rows = await listActsOf(context, context.caller.userId)
  if (rows.length === 0) return []
  const refused = await listRefused(
    context,
    rows.map(({ id }) => id),
    REFUSED,
  )
  return rows.map((row) => presentAct(row, refused))
}

/** @throws Refused `requests/not-found` where it is under way, or not theirs. */
export const putActAway: UseCase<typeof putsAway> = async (context, { params: { uuid } }) => {
  if (!(await deleteFinishedAct(context, uuid, context.caller.userId))) throw refuse(requests.notFound)
  return audited(actRecord.removed(uuid, {}), undefined)
}
