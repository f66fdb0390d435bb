import type { OfficeHall, StandEntries } from '@foyer/contract/office-halls'
import { StandEntries as Entries } from '@foyer/contract/office-halls.schemas'
import type { FormSchema } from '#platform/forms/form-model.ts'
import { ProblemError } from '#platform/problem-error.ts'
import type { Asked } from './asked.ts'
import { type AreaFields, areaFields, areaIn, around, sayMetres } from './metres.ts'

export interface StandFields extends Record<string, unknown> {
  readonly code: string
  readonly area: AreaFields
  /** Empty: of none. */
  readonly shape: string
  /** Codes. */
  readonly exhibitors: readonly string[]
}

const fieldsOf = ({ code, area, shape, exhibitors }: StandEntries): StandFields => ({
  ...{ code, area: areaFields(area), shape: shape ?? '' },
  exhibitors: exhibitors.toSorted(),
})

/** What the drawing writes on a shape is a stand's code, if it can be one. */
const codeIn = (name: string | null): string =>
  (name ?? '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 8)

export function standFields(asked: Asked): StandFields {
  if (asked.stand !== null) return fieldsOf(asked.stand)
  const { shape } = asked
  return {
    ...{ code: codeIn(shape?.name ?? null), shape: shape?.key ?? '', exhibitors: [] },
    area: areaFields(shape === null ? null : around(shape.points)),
  }
}

/** The stand as a colleague left it; null: it is not there any more. */
export function standIn(hall: OfficeHall, id: number) {
  const stand = hall.stands.find((one) => one.id === id)
  return stand === undefined ? null : { version: stand.version, fields: fieldsOf(stand) }
}

export const standSchema: FormSchema<StandEntries> = {
  safeParse(values) {
    const { code, area, shape, exhibitors } = values as StandFields
    const parsed = Entries.safeParse({
      ...{ code: code.trim().toUpperCase(), area: areaIn(area), exhibitors },
      shape: shape === '' ? null : shape,
    })
    if (parsed.success) return parsed
    const issues = parsed.error.issues.map((issue) => sayMetres(issue, ([first]) => first === 'area'))
    return { success: false, error: { issues } }
  },
}

/** What the server says of the ground as a whole stands at the first of its fields. */
export function refusedStand(error: unknown) {
  if (!(error instanceof ProblemError) || error.errors.length === 0) return null
  const field = (path: string) => (path === 'area' ? 'area.x' : path.replace(/^exhibitors\..*/, 'exhibitors'))
  return new Map(error.errors.map(({ path, message }) => [field(path), { message }]))
}
