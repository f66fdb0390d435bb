import * as z from 'zod/mini'
import { Content } from './kit/content.ts'
import { IntegerText, line, Uuid } from './kit/fields.ts'
import { message } from './kit/message.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { pictureUnreadable } from './kit/uploads.refusals.ts'
import { changedMeanwhile } from './kit/versions.refusals.ts'
import { Version } from './kit/versions.schemas.ts'
import { NewAccommodation, NewRoom } from './new-accommodation.schemas.ts'
import { roomTooSmall, tooManyPictures } from './office-accommodation.refusals.ts'

export const unknownPictureMessage = message('Choose pictures that are here already.')

/** A picture that is kept, and what it shows for those who cannot see it, in each language. */
export const HousePicture = z.strictObject({ file: Uuid, alt: Content })
export type HousePicture = z.infer<typeof HousePicture>

/** All of a house that is written, its pictures and rooms aside. */
export const HouseEntries = z.extend(z.omit(NewAccommodation, { id: true, images: true, hasShuttle: true }), {
  /** A bus of the event stops there. */
  hasShuttle: z.boolean(),
  /** Attendees see it. Stays that somebody has are kept whatever it is. */
  isActive: z.boolean(),
})
export type HouseEntries = z.infer<typeof HouseEntries>

/** All of a room that is written, its pictures aside. */
export const RoomEntries = z.extend(z.omit(NewRoom, { id: true, accommodationId: true, images: true }), {
  /** It can be booked. Stays that somebody has are kept whatever it is. */
  isActive: z.boolean(),
})
export type RoomEntries = z.infer<typeof RoomEntries>

/** A room as those see it who run the event. */
export const EditedRoom = z.object({
  id: z.int(),
  version: Version,
  ...RoomEntries.shape,
  images: z.array(HousePicture),
  /** Stays that somebody holds or has. */
  stays: z.int(),
})
export type EditedRoom = z.infer<typeof EditedRoom>

/** A house as those see it who run the event: all of it that can be edited, its nights aside. */
export const OfficeAccommodation = z.object({
  id: z.int(),
  version: Version,
  ...HouseEntries.shape,
  /** In the order in which they are shown. */
  images: z.array(HousePicture),
  rooms: z.array(EditedRoom),
})
export type OfficeAccommodation = z.infer<typeof OfficeAccommodation>

const params = z.object({ id: IntegerText })
const roomParams = z.object({ id: IntegerText, roomId: IntegerText })
const pictureQuery = z.strictObject({
  version: IntegerText,
  /** What it shows, for those who cannot see it: in the first language of the edition. */
  alt: line(256),
})
/** Those that stay, in their order. */
const Arrangement = z.strictObject({ version: Version, images: z.array(HousePicture).check(z.maxLength(30)) })

export const terms = {
  'accommodation.addAccommodation': {
    summary: 'Add a house; it has no rooms yet',
    runs: 'command',
    body: HouseEntries,
    answers: { 201: OfficeAccommodation },
    refusals: [],
  },
  'accommodation.readOfficeAccommodation': {
    summary: 'One house of the edition, to be edited',
    runs: 'read',
    params,
    answers: { 200: OfficeAccommodation },
    refusals: [requests.notFound],
  },
  'accommodation.changeAccommodation': {
    summary: 'Change a house; stays that somebody has are kept',
    runs: 'command',
    params,
    body: z.extend(HouseEntries, { version: Version }),
    answers: { 200: OfficeAccommodation },
    refusals: [requests.notFound, changedMeanwhile],
  },
  'accommodation.addPicture': {
    summary: 'Put a picture behind those of a house',
    runs: 'process',
    params,
    query: pictureQuery,
    upload: { kind: 'picture', unreadable: pictureUnreadable },
    answers: { 201: OfficeAccommodation },
    refusals: [requests.notFound, changedMeanwhile, tooManyPictures],
  },
  'accommodation.arrangePictures': {
    summary: 'Order the pictures of a house, say what they show, and leave some out',
    runs: 'command',
    params,
    body: Arrangement,
    answers: { 200: OfficeAccommodation },
    refusals: [requests.notFound, changedMeanwhile],
  },
  'accommodation.addRoom': {
    summary: 'Add a kind of room to a house; it has no nights yet',
    runs: 'command',
    params,
    body: RoomEntries,
    answers: { 201: OfficeAccommodation },
    refusals: [requests.notFound],
  },
  'accommodation.changeRoom': {
    summary: 'Change a kind of room, or take it off the sale; stays that somebody has are kept',
    runs: 'command',
    params: roomParams,
    body: z.extend(RoomEntries, { version: Version }),
    answers: { 200: OfficeAccommodation },
    refusals: [requests.notFound, changedMeanwhile, roomTooSmall],
  },
  'accommodation.addRoomPicture': {
    summary: 'Put a picture behind those of a room',
    runs: 'process',
    params: roomParams,
    query: pictureQuery,
    upload: { kind: 'picture', unreadable: pictureUnreadable },
    answers: { 201: OfficeAccommodation },
    refusals: [requests.notFound, changedMeanwhile, tooManyPictures],
  },
  'accommodation.arrangeRoomPictures': {
    summary: 'Order the pictures of a room, say what they show, and leave some out',
    runs: 'command',
    params: roomParams,
    body: Arrangement,
    answers: { 200: OfficeAccommodation },
    refusals: [requests.notFound, changedMeanwhile],
  },
} as const satisfies TermsById
