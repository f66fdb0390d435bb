import { requests } from '@foyer/contract/kit/refusal'
import {
  type addPassQuota as adds,
  type changePassQuota as changes,
  type PassQuota,
  quotaIsShared,
  type removePassQuota as removes,
} from '@foyer/contract/office-pass-quotas'
import { capacityBelowTaken } from '@foyer/contract/office-pass-types'
import { CodeType } from '@foyer/contract/pass-types.schemas'
import * as z from 'zod/mini'
import type { Context } from '#platform/context'
import { audited, auditedRecord } from '#platform/door/audit'
import { refuseChangedMeanwhile } from '#platform/door/changed-meanwhile'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { Content } from '#platform/ground/texts'
import {
  changeQuotaRow,
  deleteQuota,
  findQuotaRow,
  insertQuota,
  lockQuota,
  type QuotaRow,
} from './pass-quotas.queries.ts'

/** Nothing in it names a person. */
const quotaRecord = auditedRecord('pass-quota', ['name', 'capacity'])

const Types = z.array(z.object({ id: z.int(), name: Content, codeType: CodeType }))

export const presentQuota = ({ id, version, name, capacity, held, sold, types }: QuotaRow): PassQuota => ({
  id,
  version,
  name,
  capacity,
  held,
  sold,
  types: z.parse(Types, types),
})

const decidedOf = ({ name, capacity }: PassQuota) => ({ name, capacity })

/** A shared quota of the context's edition. @throws Refused `requests/not-found`. */
async function getQuota(context: Context, id: number): Promise<PassQuota> {
  const row = await findQuotaRow(context, id)
  if (row === undefined) throw refuse(requests.notFound)
  return presentQuota(row)
}

/** Makes places that pass types may share; none draws from them yet. */
export const addPassQuota: UseCase<typeof adds> = async (context, { body }) => {
  const quota = await getQuota(context, await insertQuota(context, body))
  return audited(quotaRecord.created(quota.id, decidedOf(quota)), quota)
}

/**
 * Changes a shared quota that is still as whoever changes it saw it.
 * @throws Refused `requests/not-found`, `office/changed-meanwhile`, `passes/capacity-below-taken`.
 */
export const changePassQuota: UseCase<typeof changes> = async (context, { params: { id }, body }) => {
  const before = await getQuota(context, id)
  if (before.version !== body.version) throw refuseChangedMeanwhile(body, before)
  const set = { name: body.name ?? before.name, capacity: body.capacity ?? before.capacity }
  if (!(await changeQuotaRow(context, id, body.version, set))) {
    const now = await getQuota(context, id)
    if (now.version !== body.version) throw refuseChangedMeanwhile(body, now)
    throw refuse(capacityBelowTaken, { taken: now.held + now.sold })
  }
  const after = await getQuota(context, id)
  return audited(quotaRecord.changed(id, decidedOf(before), decidedOf(after)), after)
}

/**
 * Removes a shared quota that is still as whoever removes it saw it, and that no pass type shares.
 * @throws Refused `requests/not-found`, `office/changed-meanwhile`, `passes/quota-is-shared`.
 */
export const removePassQuota: UseCase<typeof removes> = async (context, { params: { id }, body }) => {
  // Whoever has a type draw from it just now comes first, or finds it gone.
  await lockQuota(context, id)
  const before = await getQuota(context, id)
  if (before.version !== body.version) throw refuseChangedMeanwhile(body, before)
  if (before.types.length > 0) throw refuse(quotaIsShared)
  await deleteQuota(context, id)
  return audited(quotaRecord.removed(id, decidedOf(before)), undefined)
}
