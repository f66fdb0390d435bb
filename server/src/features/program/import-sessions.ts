import {
  NewSession,
  takenCodeMessage,
  takenStageMessage,
  unknownCodeMessage,
} from '@foyer/contract/new-program.schemas'
import type { OfficeSession } from '@foyer/contract/office-program'
import { breakIsEverywhereMessage } from '@foyer/contract/office-program.schemas'
import { alreadyCancelledMessage, fewerSeatsMessage } from '@foyer/contract/program-import.schemas'
import { getEdition } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { type Columns, codeFrom, type Fault, type Given, sameAs } from './import-cells.ts'
import { fate, faultsOf, type Planned } from './import-plan.ts'
import { asEntered, entriesIn } from './import-session-entries.ts'
import { presentOfficeSession } from './office-session.ts'
import { listAllSessions } from './office-sessions.queries.ts'
import { listNames, listParts } from './program-parts.queries.ts'

export const sessionColumns: Columns = {
  plain: ['code', 'starts', 'ends', 'track', 'stage', 'level', 'language', 'speakers', 'repeats', 'seats', 'hours'],
  written: ['title', 'abstract'],
  naming: ['code', 'title'],
}

/** In which column stands what the contract calls otherwise. */
const columns: Readonly<Record<string, string>> = {
  ...{ startsAt: 'starts', endsAt: 'ends', track: 'track', stage: 'stage', capacity: 'seats', answerHours: 'hours' },
  ...{ title: 'title', abstract: 'abstract', level: 'level', language: 'language', speakers: 'speakers' },
  ...{ repeats: 'repeats', code: 'code' },
}

export type PlannedSession = Planned<NewSession, OfficeSession>

/** What the edition has that lines can name. */
async function readKnown(context: OfficeContext) {
  const { speakers } = await listNames(context)
  const sessions = (await listAllSessions(context)).map(presentOfficeSession)
  const codes = async (kind: 'tracks' | 'stages') => new Set((await listParts(context, kind)).map(({ code }) => code))
  return { sessions, speakers, tracks: await codes('tracks'), stages: await codes('stages') }
}
type Known = Awaited<ReturnType<typeof readKnown>>

/** Codes that name nothing here, by their columns. */
function unknownIn(entries: NewSession, known: Known, early: ReadonlySet<string>): readonly Fault[] {
  const { place, speakers, repeats, code } = entries
  const wrong = {
    track: place !== null && !known.tracks.has(place.track),
    stage: place !== null && !known.stages.has(place.stage),
    speakers: speakers.some((one) => !known.speakers.some((speaker) => speaker.code === one)),
    repeats: repeats !== null && (repeats === code || !early.has(repeats)),
  }
  return Object.entries(wrong).flatMap(([column, is]) => (is ? [{ column, message: unknownCodeMessage }] : []))
}

/** What cannot become of a session that is there. */
function againstKept(entries: NewSession, before: OfficeSession, isSame: boolean): readonly Fault[] {
  if (isSame) return []
  if (before.cancelledAt !== null) return [{ column: null, message: alreadyCancelledMessage }]
  const isMadeAnother = (entries.place === null) !== (before.stage === null)
  const isFewer = (entries.seats?.capacity ?? 0) < before.taken + before.held
  return [
    ...(isMadeAnother ? [{ column: 'stage', message: breakIsEverywhereMessage }] : []),
    ...(isFewer ? [{ column: 'seats', message: fewerSeatsMessage }] : []),
  ]
}

const fieldsOf = ({ place, seats, ...rest }: NewSession) => ({
  ...rest,
  track: place?.track ?? null,
  stage: place?.stage ?? null,
  capacity: seats?.capacity ?? null,
  answerHours: seats?.answerHours ?? null,
})

/** Columns by which a line differs from what is there. */
function changesIn(entries: NewSession, before: OfficeSession): readonly string[] {
  const [is, was] = [fieldsOf(entries), fieldsOf(asEntered(before))]
  return (Object.keys(is) as (keyof typeof is)[]).flatMap((field) =>
    sameAs(is[field], was[field]) ? [] : [columns[field] ?? field],
  )
}

export const isMoved = ({ changes }: Pick<PlannedSession, 'changes'>): boolean =>
  ['starts', 'ends', 'stage'].some((column) => changes.includes(column))

/** What the lines of a table of sessions would do. */
export async function planSessions(
  context: OfficeContext,
  table: readonly Given[],
): Promise<readonly PlannedSession[]> {
  const known = await readKnown(context)
  const { timeZone, languages } = await getEdition(context)
  const first = languages[0] ?? 'en'
  const kept = new Map(known.sessions.map((session) => [session.code, session]))
  const early = new Set(kept.keys())
  const seen = new Set<string>()
  const planned: PlannedSession[] = []
  for (const given of table) {
    const code = given.cells.get('code') || codeFrom(given.cells.get(`title_${first}`) ?? '')
    const before = kept.get(code) ?? null
    const { entries, faults } = entriesIn(given, code, before, { timeZone, first, speakers: known.speakers })
    const changes = before === null ? [] : changesIn(entries, before)
    const wrong = [
      ...given.faults,
      ...(seen.has(code) ? [{ column: 'code', message: takenCodeMessage }] : []),
      ...faults,
      ...unknownIn(entries, known, early),
      ...(before === null ? [] : againstKept(entries, before, changes.length === 0)),
      ...(await faultsOf(context, NewSession, entries, columns)),
    ]
    seen.add(code)
    early.add(code)
    const whole = fate(given, { code, name: Object.values(entries.title)[0] ?? '', faults: wrong, before, changes })
    const isTold = before !== null && isMoved(whole)
    planned.push({
      ...whole,
      ...{ entries, before },
      mails: isTold ? before.taken + before.held + before.waiting : 0,
      starred: isTold ? before.starred : 0,
    })
  }
  return withStagesOnce(planned, known.sessions)
}

/** Once all is done a stage has one session at a time, whichever of them moved there first. */
function withStagesOnce(
  planned: readonly PlannedSession[],
  sessions: readonly OfficeSession[],
): readonly PlannedSession[] {
  const said = new Set(planned.map(({ code }) => code))
  const others = sessions
    .filter(({ code, cancelledAt }) => cancelledAt === null && !said.has(code))
    .map(({ code, stage, startsAt, endsAt }) => ({ code, stage, startsAt, endsAt }))
  const own = planned
    .filter(({ does, before }) => does !== 'refuse' && (before === null || before.cancelledAt === null))
    .map(({ code, entries: { place, startsAt, endsAt } }) => ({ code, stage: place?.stage ?? null, startsAt, endsAt }))
  const all = [...others, ...own]
  return planned.map((row) => {
    const at = own.find(({ code }) => code === row.code)
    const isTaken =
      at !== undefined &&
      (row.does === 'add' || row.does === 'change') &&
      at.stage !== null &&
      all.some(
        (other) =>
          other !== at &&
          other.stage === at.stage &&
          Date.parse(other.startsAt) < Date.parse(at.endsAt) &&
          Date.parse(other.endsAt) > Date.parse(at.startsAt),
      )
    return isTaken ? { ...row, does: 'refuse', faults: [{ column: 'stage', message: takenStageMessage }] } : row
  })
}
