import type { Locale } from '@foyer/contract/kit/languages'
import { endsBeforeMessage, type NewSession } from '@foyer/contract/new-program.schemas'
import type { OfficeSession } from '@foyer/contract/office-program'
import { breakIsEverywhereMessage } from '@foyer/contract/office-program.schemas'
import { badCountMessage } from '@foyer/contract/program-import.schemas'
import { type Fault, type Given, listIn, writtenIn } from './import-cells.ts'
import { instantIn } from './import-times.ts'

/** A session that is there, as somebody would have entered it. */
export const asEntered = (session: OfficeSession): NewSession => ({
  ...{ code: session.code, title: session.title, abstract: session.abstract },
  ...{ startsAt: session.startsAt, endsAt: session.endsAt, level: session.level, language: session.language },
  ...{ speakers: session.speakers, repeats: session.repeats },
  place: session.track === null || session.stage === null ? null : { track: session.track, stage: session.stage },
  ...(session.seats === null ? {} : { seats: session.seats }),
})

interface Here {
  readonly timeZone: string
  readonly first: string
  readonly speakers: readonly { readonly code: string; readonly name: string }[]
}

/** As somebody would have entered it, with what cannot be read of it; what the table does not say stays as it is. */
export function entriesIn(given: Given, code: string, before: OfficeSession | null, here: Here) {
  const faults: Fault[] = []
  const cell = (column: string, kept: string | number | null | undefined) =>
    given.cells.get(column) ?? String(kept ?? '')
  const instant = (column: string, kept: string | undefined): string => {
    const found = instantIn(cell(column, kept), here.timeZone)
    if ('at' in found) return found.at
    faults.push({ column, message: found.message })
    // Something that every other rule lets pass: what is wrong with it is said already.
    return column === 'starts' ? '1970-01-01T00:00:00.000Z' : '9999-01-01T00:00:00.000Z'
  }
  const count = (column: string, text: string): number => {
    if (/^\d{1,9}$/.test(text)) return Number(text)
    faults.push({ column, message: badCountMessage })
    return 1
  }
  const [track, stage] = [cell('track', before?.track), cell('stage', before?.stage)]
  if ((track === '') !== (stage === '')) faults.push({ column: 'stage', message: breakIsEverywhereMessage })
  const seats = cell('seats', before?.seats?.capacity)
  const [startsAt, endsAt] = [instant('starts', before?.startsAt), instant('ends', before?.endsAt)]
  if (Date.parse(endsAt) <= Date.parse(startsAt)) faults.push({ column: 'ends', message: endsBeforeMessage })
  const entries: NewSession = {
    code,
    title: writtenIn(given, 'title', before?.title),
    abstract: writtenIn(given, 'abstract', before?.abstract),
    startsAt,
    endsAt,
    place: track === '' || stage === '' ? null : { track, stage },
    level: (cell('level', before?.level) || 'all') as NewSession['level'],
    language: (cell('language', before?.language).toLowerCase() || here.first) as Locale,
    speakers: listIn(cell('speakers', before?.speakers.join('|'))).map((one) => speakerIn(one, here.speakers)),
    repeats: cell('repeats', before?.repeats) || null,
    ...(seats === ''
      ? {}
      : {
          seats: {
            capacity: count('seats', seats),
            answerHours: count('hours', cell('hours', before?.seats?.answerHours) || '24'),
          },
        }),
  }
  return { entries, faults }
}

/** By code, or by a name that one of them has. */
function speakerIn(text: string, speakers: Here['speakers']): string {
  const named = speakers.filter(({ name }) => name === text)
  return named.length === 1 && !speakers.some(({ code }) => code === text) ? (named[0]?.code ?? text) : text
}
