import type { Locale } from '@foyer/contract/kit/languages'
import type { DrawnShape, HallEntries, OfficeHall } from '@foyer/contract/office-halls'
import { HallEntries as Entries } from '@foyer/contract/office-halls.schemas'
import type { FormSchema } from '#platform/forms/form-model.ts'
import { type InEach, inEach, written } from '#platform/forms/in-each-language.ts'
import { codeOf } from '../exhibitor-entries.ts'
import {
  type AreaFields,
  areaFields,
  areaIn,
  around,
  cornersIn,
  cornersText,
  metresIn,
  type Point,
  sayMetres,
} from './metres.ts'

export interface RoomFields {
  /** Empty: it gets one. */
  readonly code: string
  readonly name: InEach
  readonly kind: string
  readonly area: AreaFields
}

export interface FacilityFields {
  readonly kind: string
  readonly x: string
  readonly y: string
}

export interface HallFields extends Record<string, unknown> {
  readonly code: string
  readonly name: InEach
  /** Its walls are a rectangle. */
  readonly isRectangle: boolean
  readonly walls: AreaFields
  /** Its walls where they are none, a corner a line. */
  readonly outline: string
  readonly rooms: readonly RoomFields[]
  readonly facilities: readonly FacilityFields[]
}

export const noRoom: RoomFields = { code: '', name: inEach(undefined), kind: 'room', area: areaFields(null) }
export const noFacility: FacilityFields = { kind: 'toilet', x: '', y: '' }

const cornersOf = ({ x, y, width, depth }: ReturnType<typeof areaIn>): [number, number][] =>
  [
    [x, y],
    [x + width, y],
    [x + width, y + depth],
    [x, y + depth],
  ].map(([east = 0, south = 0]) => [Math.round(east * 100) / 100, Math.round(south * 100) / 100])

function isRectangle(points: readonly Point[]): boolean {
  const corners = new Set(cornersOf(around(points)).map(String))
  return points.length === 4 && points.every((point) => corners.has(String(point)))
}

/** @param place where a new one lies. */
export function hallFields(hall: OfficeHall | null, place: AreaFields): HallFields {
  const outline = hall?.outline ?? []
  return {
    code: hall?.code ?? '',
    name: inEach(hall?.name),
    isRectangle: hall === null || isRectangle(outline),
    walls: hall === null ? place : areaFields(around(outline)),
    outline: hall === null ? cornersText(cornersOf(areaIn(place))) : cornersText(outline),
    rooms: (hall?.rooms ?? []).map(({ code, name, kind, area }) => ({
      ...{ code, name: inEach(name), kind },
      area: areaFields(area),
    })),
    facilities: (hall?.facilities ?? []).map(({ kind, at: [x, y] }) => ({ kind, x: String(x), y: String(y) })),
  }
}

const isNumber = ([first, , third, fourth]: readonly string[]): boolean =>
  first === 'walls' || third === 'area' || (first === 'facilities' && third !== 'kind' && fourth === undefined)

export const hallSchema = (languages: readonly Locale[]): FormSchema<HallEntries> => ({
  safeParse(values) {
    const fields = values as HallFields
    const parsed = Entries.safeParse({
      code: fields.code.trim(),
      name: written(fields.name, languages),
      outline: fields.isRectangle ? cornersOf(areaIn(fields.walls)) : cornersIn(fields.outline),
      rooms: fields.rooms.map(({ code, name, kind, area }) => ({
        code: code.trim() || codeOf(`hall-${fields.code}-${Object.values(name).find((one) => one !== '') ?? ''}`),
        ...{ name: written(name, languages), kind, area: areaIn(area) },
      })),
      facilities: fields.facilities.map(({ kind, x, y }) => ({ kind, at: [metresIn(x), metresIn(y)] })),
    })
    if (parsed.success) return parsed
    const issues = parsed.error.issues.map(({ path, message }) => {
      const [first, second, third, ...rest] = path.map(String)
      if (first === 'outline') return { path: fields.isRectangle ? ['walls', 'x'] : ['outline'], message }
      // Where something is: its two numbers are two fields.
      if (third === 'at') return { path: ['facilities', second ?? '', rest[0] === '1' ? 'y' : 'x'], message }
      return third === 'area' && rest.length === 0 ? { path: [...path, 'x'], message } : { path, message }
    })
    return { success: false, error: { issues: issues.map((issue) => sayMetres(issue, isNumber)) } }
  },
})

/** What a drawing says of a shape: its name, or else how the file calls it. */
export const shapeName = ({ name, key }: DrawnShape): string => name ?? key
