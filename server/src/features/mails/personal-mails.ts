import { lockPerson, lockSignUpsOf, type PersonalData } from '#features/identity'
import { deleteMailsOf, listAllMailsOf, moveMails } from './mails.queries.ts'
import { kindOf } from './present-mail.ts'

/** What was sent to somebody goes with them. */
export const personalMails: PersonalData<'mails'> = {
  archive: async (context, { userId }) => ({
    mails: (await listAllMailsOf(context, userId)).map((mail) => ({
      editionId: mail.edition_id,
      kind: kindOf(mail),
      email: mail.sent_to,
      subject: mail.subject,
      outcome: mail.outcome,
      createdAt: mail.created_at.toISOString(),
      triedAt: mail.tried_at?.toISOString() ?? null,
    })),
  }),
  async erase(context, leaver) {
    // A mail that leaves at this moment is written down before that, or not at all.
    await lockSignUpsOf(context, leaver.userId, leaver.signUpIds)
    await lockPerson(context, leaver.userId)
    await deleteMailsOf(context, leaver)
  },
  obstacles: async () => [],
  merge: async (context, { keptId, goneId }) => void (await moveMails(context, keptId, goneId)),
}
