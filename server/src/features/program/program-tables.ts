import { locales } from '@foyer/contract/kit/languages'
import type { Context } from '#platform/context'
import { readRows, type WholeList } from '#platform/database/keyset'
import { presentOfficeSession } from './office-session.ts'
import { listAllSessions, readSessionPage, sessionKeys } from './office-sessions.queries.ts'
import { listAllSpeakers, readSpeakerPage, speakerKeys } from './program-parts.queries.ts'
import { presentSpeaker } from './program-parts.ts'

type Line = Readonly<Record<string, string | number | Date | null>>

/** A text by column, such as `title_de`. */
const inEach = (name: string, content: Readonly<Record<string, string | undefined>>): Line =>
  Object.fromEntries(locales.map((locale) => [`${name}_${locale}`, content[locale] ?? null]))

/** All sessions of the edition in the order of time, as a table that can be taken in again. */
export const sessionTable = (context: Context): WholeList<Line> => ({
  lines: () =>
    readRows(
      (after, limit) =>
        readSessionPage(
          context,
          { day: undefined, clash: undefined, timeZone: 'UTC' },
          { keys: sessionKeys.startsAt, isDescending: false, after, limit },
        ),
      (row) => {
        const session = presentOfficeSession(row)
        const { code, track, stage, level, language, speakers, repeats, seats, startsAt, endsAt } = session
        return {
          ...{ code, track, stage, level, language, repeats, speakers: speakers.join(' | ') },
          ...inEach('title', session.title),
          ...inEach('abstract', session.abstract),
          ...{ starts: new Date(startsAt), ends: new Date(endsAt) },
          ...{ seats: seats?.capacity ?? null, hours: seats?.answerHours ?? null },
        }
      },
    ),
  count: async () => (await listAllSessions(context)).length,
})

/** All speakers of the edition in the order of their names, as a table that can be taken in again. */
export const speakerTable = (context: Context): WholeList<Line> => ({
  lines: () =>
    readRows(
      (after, limit) => readSpeakerPage(context, { keys: speakerKeys.sortName, isDescending: false, after, limit }),
      (row) => {
        const { code, name, sortName, company, city, jobTitle, bio } = presentSpeaker(row)
        return { code, name, sortname: sortName, company, city, ...inEach('jobtitle', jobTitle), ...inEach('bio', bio) }
      },
    ),
  count: async () => (await listAllSpeakers(context)).length,
})
