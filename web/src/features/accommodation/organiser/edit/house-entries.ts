import { Amenity } from '@foyer/contract/accommodation.schemas'
import type { Locale } from '@foyer/contract/kit/languages'
import type { EditedRoom, HouseEntries, OfficeAccommodation, RoomEntries } from '@foyer/contract/office-accommodation'
import { HouseEntries as House, RoomEntries as Room } from '@foyer/contract/office-accommodation.schemas'
import type { FieldIssue } from '#platform/forms/field-names.ts'
import type { FormSchema } from '#platform/forms/form-model.ts'
import { type InEach, inEach, written } from '#platform/forms/in-each-language.ts'
import { orWanted } from '#platform/forms/or-wanted.ts'
import { message } from '#platform/messages/messages.ts'

/** A number as one types it; a comma is a point. */
const number = (text: string) =>
  /^-?\d+(?:[.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN

const wanted: Readonly<Record<string, string>> = {
  latitude: message('Enter degrees such as 52.5033, from −90 to 90.'),
  longitude: message('Enter degrees such as 13.4397, from −180 to 180.'),
  minutesToVenue: message('Enter whole minutes, 600 at most.'),
  checkInFrom: message('Enter a time such as 15:00.'),
  checkOutUntil: message('Enter a time such as 11:00.'),
  maxOccupancy: message('Enter a number of people, 20 at most.'),
}

/** A schema over what stands in the fields. */
const over = <Body, V>(schema: FormSchema<Body>, read: (values: V) => unknown): FormSchema<Body> => ({
  safeParse(values) {
    const parsed = schema.safeParse(read(values as V))
    if (parsed.success) return parsed
    const issues = parsed.error.issues.map((issue): FieldIssue => {
      return { path: issue.path, message: orWanted(issue.message, wanted[String(issue.path[0])]) }
    })
    return { success: false, error: { issues } }
  },
})

/** A house as it stands in the fields. */
export interface HouseFields extends Record<string, unknown> {
  readonly name: string
  readonly stars: string
  readonly description: InEach
  readonly address: string
  readonly latitude: string
  readonly longitude: string
  readonly minutesToVenue: string
  readonly wayKind: HouseEntries['wayKind']
  readonly way: InEach
  readonly hasShuttle: boolean
  readonly amenities: Readonly<Record<Amenity, boolean>>
  readonly checkInFrom: string
  readonly checkOutUntil: string
  /** Empty: not known. */
  readonly phone: string
  readonly isActive: boolean
}

export const amenities = Amenity.options

export const houseFields = (house: OfficeAccommodation | null): HouseFields => ({
  name: house?.name ?? '',
  stars: String(house?.stars ?? 3),
  description: inEach(house?.description),
  address: house?.address ?? '',
  latitude: house === null ? '' : String(house.latitude),
  longitude: house === null ? '' : String(house.longitude),
  minutesToVenue: house === null ? '' : String(house.minutesToVenue),
  wayKind: house?.wayKind ?? 'walk',
  way: inEach(house?.way),
  hasShuttle: house?.hasShuttle ?? false,
  amenities: Object.fromEntries(
    amenities.map((amenity) => [amenity, house?.amenities.includes(amenity) ?? false]),
  ) as HouseFields['amenities'],
  checkInFrom: house?.checkInFrom ?? '15:00',
  checkOutUntil: house?.checkOutUntil ?? '11:00',
  phone: house?.phone ?? '',
  isActive: house?.isActive ?? false,
})

export const houseSchema = (languages: readonly Locale[]): FormSchema<HouseEntries> =>
  over(House, (fields: HouseFields) => ({
    ...fields,
    stars: Number(fields.stars),
    description: written(fields.description, languages),
    way: written(fields.way, languages),
    latitude: number(fields.latitude),
    longitude: number(fields.longitude),
    minutesToVenue: number(fields.minutesToVenue),
    amenities: amenities.filter((amenity) => fields.amenities[amenity]),
    phone: fields.phone.trim() === '' ? null : fields.phone,
  }))

/** A room as it stands in the fields. */
export interface RoomFields extends Record<string, unknown> {
  readonly name: InEach
  readonly description: InEach
  readonly maxOccupancy: string
  readonly board: RoomEntries['board']
  readonly isInternal: boolean
  readonly isActive: boolean
}

export const roomFields = (room: EditedRoom | null): RoomFields => ({
  name: inEach(room?.name),
  description: inEach(room?.description),
  maxOccupancy: String(room?.maxOccupancy ?? 2),
  board: room?.board ?? 'breakfast',
  isInternal: room?.isInternal ?? false,
  isActive: room?.isActive ?? true,
})

export const roomSchema = (languages: readonly Locale[]): FormSchema<RoomEntries> =>
  over(Room, (fields: RoomFields) => ({
    ...fields,
    name: written(fields.name, languages),
    description: written(fields.description, languages),
    maxOccupancy: number(fields.maxOccupancy),
  }))
