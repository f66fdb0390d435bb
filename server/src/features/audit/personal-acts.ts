import type { PersonalData } from '#features/identity'
import { listActsOf, listEntriesOf } from './audit.queries.ts'

/** What somebody did as staff stays, under their number: the log names nobody else, and by then not them either. */
export const personalActs: PersonalData<'acts' | 'handled'> = {
  archive: async (context, { userId }) => ({
    acts: (await listActsOf(context, userId)).map(({ at, act, record, record_id }) => ({
      at: at.toISOString(),
      act,
      record: { kind: record, id: record_id },
    })),
    handled: (await listEntriesOf(context, { person: [userId] })).map(({ at, act }) => ({ at: at.toISOString(), act })),
  }),
  erase: async () => {},
  /** The log names who did what by their account, for ever: that of somebody who worked here stays theirs. */
  obstacles: async (context, { goneId }) =>
    (await listActsOf(context, goneId)).length === 0 ? [] : [{ kind: 'worked-here', editionId: null, what: null }],
  merge: async () => {},
}
