import type { PersonalData } from '#features/identity'
import { archivePasses, archiveWaits } from './archive-passes.ts'
import { endPasses } from './end-passes.ts'

export const personalPasses: PersonalData<'passes' | 'waits'> = {
  archive: async (context, { userId, email }) => ({
    passes: await archivePasses(context, userId),
    waits: await archiveWaits(context, email),
  }),
  erase: endPasses,
}
