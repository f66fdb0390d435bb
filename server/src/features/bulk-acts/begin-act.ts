import { createHash } from 'node:crypto'
import type {
  BulkAct,
  BulkAsked,
  BulkKind,
  BulkPreview,
  BulkReason,
  beginAct as begins,
  listActs as lists,
  previewAct as previews,
  putActAway as putsAway,
} from '@foyer/contract/bulk-acts'
import { actDiffers } from '@foyer/contract/bulk-acts.refusals'
import { whoMessage, whyMessage } from '@foyer/contract/bulk-acts.schemas'
import { requests } from '@foyer/contract/kit/refusal'
import { getEdition } from '#features/editions'
import { previewReturn } from '#features/orders'
import type { CallerContext, Context, Person } from '#platform/context'
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

/** What it would do now, and a mark of that: of whom it is done to, with which pass, and of what goes back to them. */
async function lookAt(context: CallerContext<Person>, asked: BulkAsked) {
  const { reaches, leaves } = await whomItReaches(context, asked)
  const { currency } = await getEdition(context)
  const passes = reaches.flatMap(({ pass_id }) => pass_id ?? [])
  const refunded = asked.kind === 'reject' ? { amount: await sumReturned(context, passes), currency } : null
  const pairs = reaches.map(({ id, pass_id }) => `${id}:${pass_id ?? ''}`).toSorted()
  const seen = createHash('sha256')
    .update(JSON.stringify([asked.kind, pairs, refunded?.amount ?? null]))
    .digest('hex')
  return { reaches, leaves, refunded, seen }
}

/** @throws Refused `bulk-acts/too-many-people`; InvalidInput where nobody is named, or everybody twice. */
export const previewAct: UseCase<typeof previews> = async (context, { body }) => {
  const { reaches, leaves, refunded, seen } = await lookAt(context, body)
  return {
    reaches: reaches.length,
    names: reaches.slice(0, NAMES).map(({ first_name, last_name }) => `${first_name} ${last_name}`),
    leaves: [...leaves].map(([reason, count]) => ({ reason, count })),
    refunded,
    seen,
  } satisfies BulkPreview
}

/**
 * Writes down whom it reaches, as the preview said; a job does it to each of them.
 * @throws Refused `bulk-acts/differs`, `bulk-acts/too-many-people`; InvalidInput.
 */
export const beginAct: UseCase<typeof begins> = async (context, { body }) => {
  const { reason, seen, ...asked } = body
  if (asked.kind !== 'approve' && reason === null) throw new InvalidInput([{ path: 'reason', message: whyMessage }])
  const now = await lookAt(context, asked)
  if (now.seen !== seen) throw refuse(actDiffers)
  const { reaches } = now
  if (reaches.length === 0) throw new InvalidInput([{ path: 'people', message: whoMessage }])
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
  const act = presentAct({ ...row, finished_at: null, people: reaches.length, done: 0, refused: 0 }, [])
  return audited(actRecord.created(row.id, { kind: asked.kind, people: reaches.length, reason }), act)
}

type Left = Awaited<ReturnType<typeof listRefused>>

const presentAct = (row: CountedAct, refused: Left): BulkAct => ({
  uuid: row.id,
  kind: row.kind as BulkKind,
  people: row.people,
  done: row.done,
  left: row.refused,
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
