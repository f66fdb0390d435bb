import type { NewSession, NewSpeaker } from '@foyer/contract/new-program.schemas'
import { drawingId } from '../keep-drawings.ts'
import { drawPortrait } from './portraits.ts'

/**
 * How the demo's programme is written: records between empty lines, each of a line of facts and of the same in English
 * and in German, parts between bars, and paragraphs between `¶`.
 */
export const recordsIn = (text: string): string[][][] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((record) => record.split('\n').map((line) => line.split('|').map((part) => part.trim())))

export const partOf = (record: string[][], line: number, part: number): string => {
  const found = record[line]?.[part]
  if (found === undefined || found === '') throw new Error(`This is no record: ${JSON.stringify(record)}`)
  return found.replaceAll(' ¶ ', '\n\n')
}

export const said = (record: string[][], part: number) => ({ en: partOf(record, 1, part), de: partOf(record, 2, part) })

/** As it stands in an address: letters without what is added to them. */
export const codeOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 56)
    .replace(/^-|-$/g, '')

/** How one speaks of them, as their post says it in German: `Leiterin Evaluation`, `Kapazitätsplaner`. */
const pronounOf = (post: string) =>
  /^(?:Coach|Leitung)\b/.test(post) ? 'they' : /(?:\p{L}in|beauftragte)\b/u.test(post) ? 'she' : 'he'

/** `Name | family name | company | city`, then their post and what there is to say of them. */
export function speakersIn(text: string): (NewSpeaker & { readonly drawing: Buffer })[] {
  return recordsIn(text).map((record) => {
    const name = partOf(record, 0, 0)
    const drawing = drawPortrait(name, pronounOf(partOf(record, 2, 0)))
    return {
      code: codeOf(name),
      name,
      sortName: partOf(record, 0, 1),
      company: partOf(record, 0, 2),
      city: partOf(record, 0, 3),
      jobTitle: said(record, 0),
      bio: said(record, 1),
      image: drawingId(drawing),
      drawing,
    }
  })
}

const days = ['mon', 'tue', 'wed', 'thu', 'fri']
/** The fair is in the week in which Berlin's clocks are two hours ahead. */
const startOf = (day: string, time: string): Date => {
  const date = 20 + days.indexOf(day)
  if (date < 20) throw new Error(`This is no day of the fair: ${day}`)
  return new Date(`2025-10-${date}T${time}:00+02:00`)
}

/** From `tue 10:30 45`: the day, when it begins, and its minutes. */
export function timesOf(written: string): { readonly startsAt: string; readonly endsAt: string } {
  const [day = '', time = '', minutes = ''] = written.trim().split(' ')
  const start = startOf(day, time)
  return {
    startsAt: start.toISOString(),
    endsAt: new Date(start.getTime() + Number(minutes) * 60_000).toISOString(),
  }
}

/** `times | level | language | family names`, then title and abstract. Each further time is the same once more. */
export function sessionsIn(
  text: string,
  place: NonNullable<NewSession['place']>,
  codeOfSpeaker: (sortName: string) => string,
): NewSession[] {
  return recordsIn(text).flatMap((record) => {
    const title = said(record, 0)
    const code = codeOf(title.en)
    return partOf(record, 0, 0)
      .split(',')
      .map((written, nth) => ({
        code: nth === 0 ? code : `${code}-${nth + 1}`,
        title,
        abstract: said(record, 1),
        ...timesOf(written),
        place,
        level: partOf(record, 0, 1) as NewSession['level'],
        language: partOf(record, 0, 2) as NewSession['language'],
        speakers: partOf(record, 0, 3)
          .split(',')
          .map((sortName) => codeOfSpeaker(sortName.trim())),
        repeats: nth === 0 ? null : code,
      }))
  })
}
