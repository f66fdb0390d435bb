import type { ProcessContext } from '#platform/context'
import { hashSecret } from '#platform/door/secrets'
import { mailboxKey } from '#platform/ground/email-key'
import { spokenLocale, wordsIn } from '#platform/ground/words'
import { findUser, findUserByEmail } from './identity.queries.ts'
import { send } from './identity-mails.ts'
import { findInvitation, lockInvitation, renewInvitation } from './team.queries.ts'

/**
 * Sends the link that makes somebody staff; the one before is worthless from now on. A mail that is sent a second time,
 * by a job that ran again, brings the same link.
 */
export async function mailStaffInvitation(context: ProcessContext, jobId: string, invitationId: string): Promise<void> {
  const waiting = await findInvitation(context, invitationId)
  if (waiting?.state !== 'invited' || waiting.expires_at <= context.now) return
  if (!(await context.ports.attempts.trySpend('invitation-mail', mailboxKey(waiting.email), jobId))) return
  const token = context.ports.keys.fingerprint('staff-invitation', jobId)
  await context.inTransaction(async (inner) => {
    if ((await lockInvitation(inner, invitationId))?.state === 'invited')
      await renewInvitation(inner, invitationId, { token_hash: hashSecret(token) })
  })
  const owner = await findUser(context, waiting.invited_by)
  const account = await findUserByEmail(context, waiting.email_key)
  const locale = account?.locale ?? spokenLocale(waiting.locale)
  const t = wordsIn(spokenLocale(locale))
  const name = owner === undefined ? '' : `${owner.first_name} ${owner.last_name}`
  await send(context, {
    about: {
      kind: 'mail-staff-invitation',
      ids: { invitationId },
      jobId,
      userId: account?.id ?? null,
      namesOthers: true,
    },
    to: waiting.email,
    locale: spokenLocale(locale),
    subject: t('You are invited to the team'),
    heading: t('{name} invites you to the team', { name }),
    paragraphs: [
      t(
        'You will work in the back office. The link works once, for three days; then you sign in and set up a second factor.',
      ),
    ],
    action: t('See and accept it'),
    path: `/organiser/invitation/${invitationId}?token=${token}`,
    footer: t('If you do not know who this is, do nothing: without you nothing happens.'),
  })
}
