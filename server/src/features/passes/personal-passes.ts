import type { PersonalData } from '#features/identity'
import { mailboxKey } from '#platform/ground/email-key'
import { archiveLists, archivePasses, archiveWaits } from './archive-passes.ts'
import { endPasses } from './end-passes.ts'
import { listPassesOfBoth, movePasses, moveWaits } from './merge-holders.queries.ts'

export const personalPasses: PersonalData<'passes' | 'waits' | 'lists'> = {
  archive: async (context, { userId, email }) => ({
    passes: await archivePasses(context, userId),
    waits: await archiveWaits(context, email),
    lists: await archiveLists(context, email),
  }),
  erase: endPasses,
  obstacles: async (context, merging) =>
    (await listPassesOfBoth(context, merging)).map(({ edition_id }) => ({
      kind: 'pass' as const,
      editionId: edition_id,
      what: null,
    })),
  async merge(context, { leftEmail, email, ...merging }) {
    await movePasses(context, merging)
    await moveWaits(context, { key: mailboxKey(leftEmail), email: leftEmail }, { key: mailboxKey(email), email })
  },
}
