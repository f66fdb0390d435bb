import type { Archive } from '@foyer/contract/archive'
import type { Context } from '#platform/context'
import { emailKey, mailboxKey } from '#platform/ground/email-key'
import { listEntriesOfAddress } from './eligibility-entries.queries.ts'
import { listPassesOfUser } from './passes.queries.ts'
import { reasonOf } from './present-pass.ts'
import { listWaits } from './waiters.queries.ts'

/** The passes that a person has or had, of all editions. */
export async function archivePasses(context: Context, userId: string): Promise<Archive['passes']> {
  return (await listPassesOfUser(context, userId)).map((pass) => ({
    uuid: pass.id,
    editionId: pass.edition_id,
    passTypeId: pass.pass_type_id,
    status: pass.state,
    reason: pass.state === 'approved' ? null : reasonOf(pass),
    rejectedBecause: pass.rejected_because,
    code: pass.state === 'approved' ? pass.code : null,
    orderUuid: pass.order_id,
    createdAt: pass.created_at.toISOString(),
    approvedAt: pass.approved_at?.toISOString() ?? null,
  }))
}

/** What the person waits for, or was told of within the last day. */
export async function archiveWaits(context: Context, email: string): Promise<Archive['waits']> {
  return (await listWaits(context, mailboxKey(email))).map((wait) => ({
    passTypeId: wait.pass_type_id,
    email: wait.email,
    askedAt: wait.asked_at.toISOString(),
    toldAt: wait.told_at?.toISOString() ?? null,
  }))
}

/** In which lists of the organiser their address stands, in any edition; that of their domain is nobody's. */
export async function archiveLists(context: Context, email: string): Promise<Archive['lists']> {
  return (await listEntriesOfAddress(context, emailKey(email))).map((entry) => ({
    editionId: entry.edition_id,
    list: entry.list,
    address: entry.email_key,
    reason: entry.reason,
    addedAt: entry.added_at.toISOString(),
  }))
}
