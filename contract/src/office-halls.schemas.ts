import * as z from 'zod/mini'
import { DrawingFile, DrawnShape, LeftOut } from './drawing.schemas.ts'
import { Id, IntegerText } from './kit/fields.ts'
import { message } from './kit/message.ts'
import { requests } from './kit/refusal.ts'
import { LIST_BODY, type TermsById } from './kit/terms.ts'
import { changedMeanwhile } from './kit/versions.refusals.ts'
import { Version } from './kit/versions.schemas.ts'
import { NewExhibitor, NewFacility, NewHall, NewStand } from './new-exhibitors.schemas.ts'
import { reachesOthers } from './office-halls.refusals.ts'
import { Area } from './plan-shapes.schemas.ts'

export type { DrawnShape } from './drawing.schemas.ts'

export const takenHallMessage = message('There is a hall with this code.')
export const takenRoomMessage = message('There is a room with this code.')
export const takenStandMessage = message('There is a stand with this code in this hall.')
export const shapeTakenMessage = message('Another stand is on this shape.')
export const unknownShapeMessage = message('This shape is not in the drawing.')
export const unknownExhibitorMessage = message('An exhibitor here is not known.')
export const standsOutsideMessage = message(
  'A stand does not lie within these walls. Move it first, or leave it more room.',
)
export const notAllHallsMessage = message('Halls came or went meanwhile. Look at them once more.')

/** What else is in a hall. */
export const HallFacility = z.omit(NewFacility, { hall: true })

/** All that is written of a hall but its stands. */
export const HallEntries = z.strictObject({
  ...NewHall.shape,
  facilities: z.array(HallFacility).check(z.maxLength(200)),
})
export type HallEntries = z.infer<typeof HallEntries>

/** Codes of exhibitors: as many as may share a stand, or stand in a hall. */
const exhibitors = z.array(NewExhibitor.shape.code).check(z.maxLength(2000))

export const StandEntries = z.strictObject({
  code: NewStand.shape.code,
  area: Area,
  /** Of the hall's drawing: another drawing moves the stand with it. Null: of none. */
  shape: z.nullable(z.string().check(z.maxLength(100))),
  /** Codes of who stands there. */
  exhibitors,
})
export type StandEntries = z.infer<typeof StandEntries>

export const OfficeStand = z.object({
  id: z.int(),
  version: Version,
  ...StandEntries.shape,
  /** Each of them may have been given the stand by itself. */
  exhibitors: z.array(NewExhibitor.shape.code),
})
export type OfficeStand = z.infer<typeof OfficeStand>

export const OfficeHall = z.object({
  id: z.int(),
  version: Version,
  ...HallEntries.shape,
  stands: z.array(OfficeStand),
  /** Empty: it has no drawing. */
  drawing: z.array(DrawnShape),
  /** Of the ways, those in this hall: they go with it. */
  ways: z.int(),
})
export type OfficeHall = z.infer<typeof OfficeHall>

export const HallLine = z.object({
  id: z.int(),
  code: z.string(),
  name: NewHall.shape.name,
  stands: z.int(),
  exhibitors: z.int(),
  hasDrawing: z.boolean(),
})
export type HallLine = z.infer<typeof HallLine>

const params = z.object({ id: IntegerText })
const standParams = z.object({ id: IntegerText, standId: IntegerText })

/** Codes of the exhibitors whose stand it was seen to take or to move. */
const reached = exhibitors
const found = [requests.notFound, changedMeanwhile] as const

export const StandReached = z.object({
  code: z.string(),
  exhibitors: z.array(z.object({ code: z.string(), name: z.string() })),
})

export const terms = {
  'exhibitors.listHalls': {
    summary: 'The halls in their order, with how many stands and exhibitors they have',
    runs: 'read',
    answers: { 200: z.array(HallLine) },
    refusals: [],
  },
  'exhibitors.readHall': {
    summary: 'One hall with its stands and its drawing, to be edited',
    runs: 'read',
    params,
    answers: { 200: OfficeHall },
    refusals: [requests.notFound],
  },
  'exhibitors.addHall': {
    summary: 'Add a hall behind the others',
    runs: 'command',
    body: HallEntries,
    answers: { 201: OfficeHall },
    refusals: [],
  },
  'exhibitors.arrangeHalls': {
    summary: 'Put the halls into another order',
    runs: 'command',
    body: z.strictObject({ ids: z.array(Id).check(z.maxLength(500)) }),
    answers: { 200: z.array(HallLine) },
    refusals: [],
  },
  'exhibitors.changeHall': {
    summary: 'Change a hall, its rooms and what else is in it',
    runs: 'command',
    params,
    body: z.extend(HallEntries, { version: Version }),
    answers: { 200: OfficeHall },
    refusals: found,
  },
  'exhibitors.removeHall': {
    summary: 'Remove a hall with all that is in it; its exhibitors stay, without these stands',
    runs: 'command',
    params,
    body: z.strictObject({ version: Version, reached }),
    answers: { 204: null },
    refusals: [...found, reachesOthers],
  },
  'exhibitors.addStand': {
    summary: 'Put a stand into a hall',
    runs: 'command',
    params,
    body: StandEntries,
    answers: { 201: OfficeHall },
    refusals: [requests.notFound],
  },
  'exhibitors.changeStand': {
    summary: 'Change a stand, and who has it',
    runs: 'command',
    params: standParams,
    body: z.extend(StandEntries, { version: Version }),
    answers: { 200: OfficeHall },
    refusals: found,
  },
  'exhibitors.removeStand': {
    summary: 'Remove a stand; who has it stays, without it',
    runs: 'command',
    params: standParams,
    body: z.strictObject({ version: Version }),
    answers: { 200: OfficeHall },
    refusals: found,
  },
  'exhibitors.previewDrawing': {
    summary: 'What is in a file with a drawing, and what it would do to the stands of a hall; nothing is kept',
    runs: 'read',
    largestBody: LIST_BODY,
    params,
    body: DrawingFile,
    answers: {
      200: z.object({
        shapes: z.array(DrawnShape),
        leftOut: LeftOut,
        /** Stands that go where their shape is now. */
        moved: z.array(StandReached),
        /** Stands that stay where they are, since their shape is gone. */
        left: z.array(StandReached),
      }),
    },
    refusals: [requests.notFound],
  },
  'exhibitors.setDrawing': {
    summary: 'Give a hall a drawing, or another one',
    runs: 'command',
    largestBody: LIST_BODY,
    params,
    body: z.extend(DrawingFile, { version: Version, reached }),
    answers: { 200: OfficeHall },
    refusals: [...found, reachesOthers],
  },
  'exhibitors.removeDrawing': {
    summary: 'Take the drawing of a hall away; its stands stay where they are',
    runs: 'command',
    params,
    body: z.strictObject({ version: Version }),
    answers: { 200: OfficeHall },
    refusals: found,
  },
} as const satisfies TermsById
