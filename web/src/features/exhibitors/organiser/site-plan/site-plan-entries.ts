import type { Locale } from '@foyer/contract/kit/languages'
import { NewSitePlan } from '@foyer/contract/new-site-plan.schemas'
import type { OfficeSitePlan } from '@foyer/contract/office-site-plan'
import type * as z from 'zod/mini'
import type { FormSchema } from '#platform/forms/form-model.ts'
import { type InEach, inEach, written } from '#platform/forms/in-each-language.ts'
import { ProblemError } from '#platform/problem-error.ts'
import {
  type AreaFields,
  areaFields,
  areaIn,
  cornersIn,
  cornersText,
  metresIn,
  type Point,
  sayMetres,
} from '../halls/metres.ts'

interface PlaceFields {
  readonly x: string
  readonly y: string
}
interface ShapeFields extends PlaceFields {
  readonly kind: string
  /** Its corners or bends, one a line. */
  readonly points: string
  /** Says nothing: it has no name, and no place for one. */
  readonly name: InEach
}
interface MarkFields extends PlaceFields {
  readonly kind: string
  readonly sign: string
  readonly name: InEach
}
interface HotelFields extends PlaceFields {
  readonly id: string
}
interface LineFields {
  readonly line: string
  readonly kind: string
  readonly to: InEach
  readonly stop: InEach
  readonly first: string
  readonly last: string
  readonly everyMinutes: string
}
interface ArrivalFields {
  readonly kind: string
  readonly text: InEach
  /** Empty: it leads nowhere. */
  readonly to: string
  readonly linkText: InEach
}

export interface SitePlanFields extends Record<string, unknown> {
  readonly address: InEach
  readonly area: AreaFields
  readonly shapes: readonly ShapeFields[]
  readonly marks: readonly MarkFields[]
  readonly accommodations: readonly HotelFields[]
  readonly lines: readonly LineFields[]
  readonly linesFrom: string
  readonly linesUntil: string
  readonly linesNote: InEach
  readonly arrivals: readonly ArrivalFields[]
}

export type SitePlanBody = z.output<typeof NewSitePlan>

const nothing = inEach(undefined)
export const noShape: ShapeFields = { kind: 'street', points: '', name: nothing, x: '', y: '' }
export const noMark: MarkFields = { kind: 'stop', sign: '', name: nothing, x: '', y: '' }
export const noHotel: HotelFields = { id: '', x: '', y: '' }
export const noLine: LineFields = {
  ...{ line: '', kind: 'shuttle', to: nothing, stop: nothing },
  ...{ first: '', last: '', everyMinutes: '' },
}
export const noArrival: ArrivalFields = { kind: 'train', text: nothing, to: '', linkText: nothing }

const placeOf = (at: Point | undefined): PlaceFields => ({ x: String(at?.[0] ?? ''), y: String(at?.[1] ?? '') })

/** @param starts the first day of an event that has no plan yet. */
export const sitePlanFields = (plan: OfficeSitePlan | null, starts: string): SitePlanFields => ({
  address: inEach(plan?.address),
  area: areaFields(plan?.area ?? { x: -100, y: -100, width: 400, depth: 300 }),
  shapes: (plan?.shapes ?? []).map(({ kind, points, name }) => ({
    ...{ kind, points: cornersText(points), name: inEach(name?.text) },
    ...placeOf(name?.at),
  })),
  marks: (plan?.marks ?? []).map(({ kind, sign, name, at }) => ({ kind, sign, name: inEach(name), ...placeOf(at) })),
  accommodations: (plan?.accommodations ?? []).map(({ id, at }) => ({ id: String(id), ...placeOf(at) })),
  lines: (plan?.lines ?? []).map(({ to, stop, everyMinutes, ...line }) => ({
    ...{ ...line, to: inEach(to), stop: inEach(stop) },
    everyMinutes: String(everyMinutes),
  })),
  linesFrom: plan?.linesFrom ?? starts,
  linesUntil: plan?.linesUntil ?? starts,
  linesNote: inEach(plan?.linesNote),
  arrivals: (plan?.arrivals ?? []).map(({ kind, text, link }) => ({
    ...{ kind, text: inEach(text) },
    ...{ to: link?.to ?? '', linkText: inEach(link?.text) },
  })),
})

const saysNothing = (text: InEach): boolean => Object.values(text).every((said) => said.trim() === '')
const at = ({ x, y }: PlaceFields): [number, number] => [metresIn(x), metresIn(y)]

const bodyOf = (fields: SitePlanFields, languages: readonly Locale[]) => ({
  address: written(fields.address, languages),
  area: areaIn(fields.area),
  shapes: fields.shapes.map(({ kind, points, name, ...place }) => ({
    ...{ kind, points: cornersIn(points) },
    name: saysNothing(name) ? null : { text: written(name, languages), at: at(place) },
  })),
  marks: fields.marks.map(({ kind, sign, name, ...place }) => ({
    ...{ kind, sign, name: written(name, languages), at: at(place) },
  })),
  accommodations: fields.accommodations.map(({ id, ...place }) => ({ id: Number(id), at: at(place) })),
  lines: fields.lines.map(({ to, stop, everyMinutes, ...line }) => ({
    ...{ ...line, to: written(to, languages), stop: written(stop, languages) },
    everyMinutes: Number(everyMinutes),
  })),
  ...{ linesFrom: fields.linesFrom, linesUntil: fields.linesUntil, linesNote: written(fields.linesNote, languages) },
  arrivals: fields.arrivals.map(({ kind, text, to, linkText }) => ({
    ...{ kind, text: written(text, languages) },
    link: to.trim() === '' ? null : { to: to.trim(), text: written(linkText, languages) },
  })),
})

/** Which field an entry is: a place is two of them, and what a name or a link says stands beside it. */
function fieldOf(path: readonly string[]): string[] {
  const [list = '', row = '', first, second, third] = path
  if (first === 'at') return [list, row, second === '1' ? 'y' : 'x']
  if (first === 'name' && second === 'at') return [list, row, third === '1' ? 'y' : 'x']
  if (first === 'name' && second === 'text') return [list, row, 'name', ...path.slice(4)]
  if (first === 'link') return second === 'text' ? [list, row, 'linkText', ...path.slice(4)] : [list, row, 'to']
  return [...path]
}

const isNumber = ([list, , field]: readonly string[]): boolean => list === 'area' || field === 'x' || field === 'y'

export const sitePlanSchema = (languages: readonly Locale[]): FormSchema<SitePlanBody> => ({
  safeParse(values) {
    const parsed = NewSitePlan.safeParse(bodyOf(values as SitePlanFields, languages))
    if (parsed.success) return parsed
    const issues = parsed.error.issues.map(({ path, message }) =>
      sayMetres({ path: fieldOf(path.map(String)), message }, isNumber),
    )
    return { success: false, error: { issues } }
  },
})

/** What the server says of entries, at their fields. */
export function refusedPlan(error: unknown) {
  if (!(error instanceof ProblemError) || error.errors.length === 0) return null
  return new Map(error.errors.map(({ path, message }) => [fieldOf(path.split('.')).join('.'), { message }]))
}
