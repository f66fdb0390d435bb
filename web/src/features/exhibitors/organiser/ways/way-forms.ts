import type { Locale } from '@foyer/contract/kit/languages'
import { NewEntrance, NewWayPoint, NewWaySegment } from '@foyer/contract/new-exhibitors.schemas'
import { HallFacility } from '@foyer/contract/office-halls.schemas'
import type { WaysEntries } from '@foyer/contract/office-ways'
import { joinedMessage, takenEntranceMessage } from '@foyer/contract/office-ways.schemas'
import { Point as PointShape } from '@foyer/contract/plan-shapes.schemas'
import type { FieldIssue } from '#platform/forms/field-names.ts'
import type { FormSchema } from '#platform/forms/form-model.ts'
import { type InEach, inEach, written } from '#platform/forms/in-each-language.ts'
import { codeOf } from '../exhibitor-entries.ts'
import { metresIn, type Point, sayMetres } from '../halls/metres.ts'
import { type Entrance, pointAt, type Sign, type Way, type WayPoint, wayKey } from './ways-draft.ts'

interface PlaceFields {
  readonly x: string
  readonly y: string
}
interface PointFields extends PlaceFields, Record<string, unknown> {
  /** Says nothing: one goes through none there. */
  readonly door: InEach
}
interface EntranceFields extends PlaceFields, Record<string, unknown> {
  readonly name: InEach
  /** Empty: it gets one. */
  readonly code: string
}
interface WayFields extends Record<string, unknown> {
  readonly from: string
  readonly to: string
  /** Empty: outside all halls. */
  readonly hall: string
  readonly name: InEach
  readonly isStepFree: boolean
}
interface SignFields extends PlaceFields, Record<string, unknown> {
  readonly kind: string
}

/** A way that is drawn anew is in the hall in which it lies. */
export const WHERE_IT_LIES = '?'

const placeFields = (at: Point | undefined): PlaceFields => ({ x: String(at?.[0] ?? ''), y: String(at?.[1] ?? '') })
const placeIn = ({ x, y }: PlaceFields): [number, number] => [metresIn(x), metresIn(y)]
const saysNothing = (text: InEach): boolean => Object.values(text).every((said) => said.trim() === '')
const writtenOrNone = (text: InEach, languages: readonly Locale[]) =>
  saysNothing(text) ? null : written(text, languages)

export const pointFields = (point: WayPoint | null): PointFields => ({
  door: inEach(point?.door ?? undefined),
  ...placeFields(point?.at),
})
export const entranceFields = (ways: WaysEntries, entrance: Entrance | null): EntranceFields => ({
  ...{ name: inEach(entrance?.name), code: entrance?.code ?? '' },
  ...placeFields(entrance === null ? undefined : pointAt(ways, entrance.point)?.at),
})
export const wayFields = (way: Way | null, from = ''): WayFields => ({
  ...{ from: way?.from ?? from, to: way?.to ?? '', name: inEach(way?.name ?? undefined) },
  ...{ hall: way === null ? WHERE_IT_LIES : (way.hall ?? ''), isStepFree: way?.isStepFree ?? true },
})
export const signFields = (sign: Sign | null): SignFields => ({
  kind: sign?.kind ?? 'information',
  ...placeFields(sign?.at),
})

type Parsed<Body> = ReturnType<FormSchema<Body>['safeParse']>

/** A place is two fields, and each says of itself that it is no number. */
function atFields<Body>(parsed: Parsed<Body>, more: readonly FieldIssue[] = []): Parsed<Body> {
  const found = parsed.success ? [] : parsed.error.issues
  const issues = [...found, ...more].map(({ path, message }) => {
    const [first, second, ...rest] = path.map(String)
    const isPlace = first === 'at'
    return sayMetres({ path: isPlace ? [second === '1' ? 'y' : 'x', ...rest] : path, message }, () => isPlace)
  })
  return issues.length === 0 ? parsed : { success: false, error: { issues } }
}

export const pointSchema = (languages: readonly Locale[], code: string): FormSchema<WayPoint> => ({
  safeParse(values) {
    const { door, ...place } = values as PointFields
    return atFields(NewWayPoint.safeParse({ code, at: placeIn(place), door: writtenOrNone(door, languages) }))
  },
})

interface PlacedEntrance extends Entrance {
  readonly at: Point
}

/** @param before the entrance as it is; null: a new one, which gets a point of its own. */
export const entranceSchema = (
  languages: readonly Locale[],
  { entrances, points }: WaysEntries,
  before: Entrance | null,
): FormSchema<PlacedEntrance> => ({
  safeParse(values) {
    const { name, code: typed, ...place } = values as EntranceFields
    const code = typed.trim() || codeOf(Object.values(name).find((one) => one.trim() !== '') ?? '', 'entrance')
    const isTaken = entrances.some((one) => one.code === code && one.code !== before?.code)
    const point = before?.point ?? freeCode(code, points)
    const entrance = NewEntrance.safeParse({ code, name: written(name, languages), point })
    const at = PointShape.safeParse(placeIn(place))
    const issues: FieldIssue[] = [
      ...(entrance.error?.issues ?? []).map(({ path, message }) => ({
        path: path[0] === 'point' ? ['code'] : path,
        message,
      })),
      ...(at.error?.issues ?? []).map(({ path, message }) => ({ path: ['at', ...path], message })),
      ...(isTaken ? [{ path: ['code'], message: takenEntranceMessage }] : []),
    ]
    if (issues.length > 0) return atFields({ success: false, error: { issues } })
    return { success: true, data: { ...(entrance.data as Entrance), at: at.data as Point } }
  },
})

function freeCode(code: string, points: readonly WayPoint[]): string {
  const isFree = (one: string) => points.every((point) => point.code !== one)
  let count = 1
  while (!isFree(count === 1 ? code : `${code}-${count}`)) count += 1
  return count === 1 ? code : `${code}-${count}`
}

/** @param hallBetween in which hall a way between two points lies. @param before the way as it is; null: a new one. */
export const waySchema = (
  languages: readonly Locale[],
  { segments }: WaysEntries,
  before: Way | null,
  hallBetween: (from: string, to: string) => string | null,
): FormSchema<Way> => ({
  safeParse(values) {
    const { from, to, hall, name, isStepFree } = values as WayFields
    const isJoined =
      before?.from !== from || before.to !== to
        ? segments.some((one) => wayKey(one) === wayKey({ from, to }) && (before === null || one !== before))
        : false
    const parsed = NewWaySegment.safeParse({
      ...{ from, to, isStepFree, name: writtenOrNone(name, languages) },
      hall: hall === WHERE_IT_LIES ? hallBetween(from, to) : hall === '' ? null : hall,
    })
    return atFields(parsed, isJoined ? [{ path: ['to'], message: joinedMessage }] : [])
  },
})

export const signSchema: FormSchema<Sign> = {
  safeParse(values) {
    const { kind, ...place } = values as SignFields
    return atFields(HallFacility.safeParse({ kind, at: placeIn(place) }))
  },
}
