import type { Input } from '@foyer/contract/kit/endpoint'
import { type checkOwnerLink as checks, type claimOwnership as endpoint, ownerLinkUsed } from '@foyer/contract/setup'
import { addMember, assertStrongPassword, networkKey, openSession } from '#features/identity'
import type { CallerContext, Context, ProcessContext } from '#platform/context'
import { auditedRecord, writeActs } from '#platform/door/audit'
import { hashPassword } from '#platform/door/passwords/password-hash'
import { refuse } from '#platform/door/refused'
import { hashSecret, newSecret } from '#platform/door/secrets'
import { isOwnerLinkOpen, replaceOwnerLink, takeOwnerLink } from './setup.queries.ts'

/** So long the link of a start works, in milliseconds; the next start makes another. */
const LINK_MS = 24 * 3_600_000

const record = auditedRecord('user', ['scope'])

/**
 * The link by which the first owner comes in. It is known to who is told it here: what is kept is its hash. One from
 * before that nobody used works no longer.
 * @returns null where somebody came in by one.
 */
export async function makeOwnerLink(
  context: Pick<Context, 'db' | 'now' | 'ports'>,
): Promise<{ readonly url: string; readonly expiresAt: Date } | null> {
  const token = newSecret()
  const expiresAt = new Date(context.now.getTime() + LINK_MS)
  const isMade = await replaceOwnerLink(context, { tokenHash: hashSecret(token), expiresAt })
  // Behind the hash: a browser sends it to nobody, and nobody's log has it.
  return isMade ? { url: `${context.ports.publicUrl}/organiser/begin#${token}`, expiresAt } : null
}

/** To look at the link does not use it up. @throws Refused `setup/owner-link-used`. */
export async function checkOwnerLink(context: Context, { body }: Input<typeof checks>): Promise<undefined> {
  if (!(await isOwnerLinkOpen(context, hashSecret(body.token)))) throw refuse(ownerLinkUsed)
  return undefined
}

/**
 * The first owner comes in. Whoever has the link runs the server, so that the mailbox is taken as they say it.
 * @throws Refused `setup/owner-link-used`, `identity/password-too-weak`.
 */
export async function claimOwnership(context: CallerContext & ProcessContext, { body }: Input<typeof endpoint>) {
  const tokenHash = hashSecret(body.token)
  // Who has no link is not worth the work of a password.
  if (!(await isOwnerLinkOpen(context, tokenHash))) throw refuse(ownerLinkUsed)
  await assertStrongPassword(body.password, [body.email, body.firstName, body.lastName])
  const passwordHash = await hashPassword(body.password)
  const { email, firstName, lastName, locale } = body
  const owner = { email, firstName, lastName, locale, companyName: null, passwordHash, isVendor: false }
  return context.inLastTransaction(async (inner) => {
    if (!(await takeOwnerLink(inner, tokenHash))) throw refuse(ownerLinkUsed)
    const userId = await addMember(inner, { ...owner, scope: 'owner' }, 'owner link')
    const act = record.created(userId, { scope: 'owner' })
    await writeActs({ ...inner, caller: { userId }, act: 'setup.claimOwnership' }, [act])
    const from = { device: context.request.device, network: networkKey(context) }
    const session = await openSession(inner, { id: userId, password_hash: passwordHash }, from)
    if (session === null) throw refuse(ownerLinkUsed)
    return session
  })
}
