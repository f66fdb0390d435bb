import type { BulkKind, BulkReason } from '@foyer/contract/bulk-acts'
import { hasDuty } from '@foyer/contract/kit/duties'
import { requests } from '@foyer/contract/kit/refusal'
import { notTagged, taggedAlready, tagVendor, untagVendor } from '@foyer/contract/office-accounts'
import { approvePasses, notWaiting, rejectPass } from '@foyer/contract/office-passes'
import { findUser, tagBy, untagBy } from '#features/identity'
import { agreeTo, rejectBy } from '#features/passes'
import type { Context, ProcessContext } from '#platform/context'
import { type Act, writeActs } from '#platform/door/audit'
import { Refused } from '#platform/door/refused'
import {
  type BulkActRow,
  findAct,
  finishAct,
  listWaiting,
  noteTry,
  noteTryOfAll,
  settle,
  takeLeftActs,
} from './bulk-acts.queries.ts'

/** So many people are done by one job; the next one goes on. */
const AT_ONCE = 50
/** So often it is tried with one of them, who must not hold up the others. */
const TRIES = 3

/** Another worker did it, or somebody went who was named. */
class Superseded extends Error {}

interface Actor {
  readonly userId: string
  readonly scopes: readonly string[]
}

interface Done {
  /** Without any nothing was done. */
  readonly acts: readonly Act[]
  /** Why they are left as they are after all; null: it was done. */
  readonly left: BulkReason | null
}

/** As the log calls what is done to each: the same as what is done to one alone. */
const endpoints = { approve: approvePasses, reject: rejectPass, 'tag-vendor': tagVendor, 'untag-vendor': untagVendor }

interface Target {
  readonly user_id: string
  readonly pass_id: string | null
}

const deeds: Readonly<
  Record<BulkKind, (context: Context, actor: Actor, target: Target, reason: string) => Promise<Done>>
> = {
  approve: async (context, _actor, { pass_id }) => {
    const agreed = await agreeTo(context, pass_id ?? '')
    if (agreed.acts === null)
      return { acts: [], left: agreed.status === 'approved' ? 'approved-already' : 'not-waiting' }
    const { status } = agreed.outcome
    return {
      acts: agreed.acts,
      left: status === 'approved' ? null : status === 'pending' ? 'barred' : 'has-another-pass',
    }
  },
  reject: async (context, { userId }, { pass_id }, reason) => ({
    acts: await rejectBy(context, userId, pass_id ?? '', reason),
    left: null,
  }),
  'tag-vendor': async (context, actor, { user_id }, reason) => ({
    acts: [await tagBy(context, actor, user_id, reason)],
    left: null,
  }),
  'untag-vendor': async (context, actor, { user_id }, reason) => ({
    acts: [await untagBy(context, actor, user_id, reason)],
    left: null,
  }),
}

const reasonOf: Readonly<Record<string, BulkReason>> = {
  [notWaiting.code]: 'not-waiting',
  [taggedAlready.code]: 'tagged-already',
  [notTagged.code]: 'not-tagged',
  [requests.notFound.code]: 'gone',
  [requests.notAllowed.code]: 'works-here',
}

/**
 * Does an act to some of its people, each in a transaction of their own with their entry in the log; then the next job
 * goes on. Whoever it cannot be done to is left, with why, and stops nobody.
 * @throws what kept it from one of them, so that it is tried again, after the others.
 */
export async function runBulkAct(context: ProcessContext, actId: string): Promise<void> {
  const act = await findAct(context, actId)
  if (act === undefined || act.finished_at !== null) return
  const failures: unknown[] = []
  for (const target of await listWaiting(context, actId, AT_ONCE)) {
    if (target.tries >= TRIES) await leave(context, act, target, 'failed')
    else if (await context.inTransaction((inner) => noteTry(inner, actId, target)))
      try {
        await doTo(context, act, target)
      } catch (error) {
        if (error instanceof Superseded) continue
        failures.push(error)
        if (target.tries + 1 >= TRIES) await leave(context, act, target, 'failed')
      }
  }
  const isOver = await context.inTransaction((inner) => finishAct(inner, actId))
  if (failures.length > 0) throw failures[0]
  if (!isOver) await context.inTransaction((inner) => inner.enqueue('run-bulk-act', { actId }))
}

/**
 * Takes acts up again whose job failed for good: it lies among the dead letters, and counts as a try of everybody who
 * waited for it, so that an act ends whatever keeps it.
 */
export async function resumeBulkActs(context: ProcessContext): Promise<void> {
  await context.inTransaction(async (inner) => {
    for (const { id, edition_id } of await takeLeftActs(inner)) {
      await noteTryOfAll(inner, id, TRIES)
      if (!(await finishAct(inner, id))) await inner.enqueue('run-bulk-act', { actId: id }, edition_id)
    }
  })
}

async function doTo(context: ProcessContext, act: BulkActRow, target: Target): Promise<void> {
  try {
    await context.inTransaction(async (inner) => {
      const { left, acts } = await deed(inner, act, target)
      if (!(await settle(inner, { actId: act.id, userId: target.user_id }, left))) throw new Superseded()
      if (acts.length === 0) return
      const caller = { userId: act.begun_by }
      const { db, now, editionId } = inner
      await writeActs({ db, now, editionId, caller, act: endpoints[act.kind as BulkKind].id }, acts)
    })
  } catch (error) {
    const left = error instanceof Refused ? reasonOf[error.refusal.code] : undefined
    if (left === undefined) throw error
    await leave(context, act, target, left)
  }
}

const leave = (context: ProcessContext, act: BulkActRow, target: Target, left: BulkReason) =>
  context.inTransaction((inner) => settle(inner, { actId: act.id, userId: target.user_id }, left))

/** Whoever began it may have lost their duty since. */
async function deed(context: Context, act: BulkActRow, target: Target): Promise<Done> {
  const actor = await findUser(context, act.begun_by)
  if (actor === undefined || !hasDuty(actor.scopes, 'decidePasses')) return { acts: [], left: 'no-longer-allowed' }
  const { id: userId, scopes } = actor
  return deeds[act.kind as BulkKind](context, { userId, scopes }, target, act.reason ?? '')
}
