import * as z from 'zod/mini'
import { Day } from './kit/fields.ts'
import type { TermsById } from './kit/terms.ts'
import { PageLink } from './new-page.schemas.ts'
import {
  ArrivalKind,
  FacilityKind,
  HallRoomKind,
  LineKind,
  SiteMarkKind,
  SiteShapeKind,
} from './plan-shapes.schemas.ts'

export type { FacilityKind } from './plan-shapes.schemas.ts'

const Point = z.tuple([z.number(), z.number()])
export type Point = z.infer<typeof Point>

const area = { x: z.number(), y: z.number(), width: z.number(), depth: z.number() }
/** A rectangle in metres: its north-west corner, and how far it reaches east and south. */
const Area = z.object(area)
export type Area = z.infer<typeof Area>

export const Exhibitor = z.object({
  code: z.string(),
  name: z.string(),
  city: z.string(),
  /** What they do, in a few words. */
  tagline: z.string(),
  description: z.string(),
  website: z.nullable(z.string()),
  categories: z.array(z.object({ code: z.string(), name: z.string() })),
  /** What they show. */
  products: z.array(z.string()),
  /** Where they stand; several exhibitors may name the same one. */
  stands: z.array(z.object({ hall: z.string(), code: z.string() })),
})
export type Exhibitor = z.infer<typeof Exhibitor>

const Stand = z.object({ code: z.string(), ...area })
export type Stand = z.infer<typeof Stand>

const HallRoom = z.object({
  /** Where it is a stage of the programme, that stage's. */
  code: z.string(),
  name: z.string(),
  kind: HallRoomKind,
  ...area,
})
export type HallRoom = z.infer<typeof HallRoom>

const Hall = z.object({
  /** As the sign over the door says it. */
  code: z.string(),
  name: z.string(),
  /** The corners of its walls, in turn. */
  outline: z.array(Point),
  rooms: z.array(HallRoom),
  stands: z.array(Stand),
})
export type Hall = z.infer<typeof Hall>

const Facility = z.object({
  kind: FacilityKind,
  /** Null: outside. */
  hall: z.nullable(z.string()),
  at: Point,
})
export type Facility = z.infer<typeof Facility>

const WayPoint = z.object({
  at: Point,
  /** What its sign says where it is a door. */
  door: z.nullable(z.string()),
})
export type WayPoint = z.infer<typeof WayPoint>

const WaySegment = z.object({
  /** Places in the list of points. */
  from: z.int(),
  to: z.int(),
  /** Null: outside. */
  hall: z.nullable(z.string()),
  name: z.nullable(z.string()),
  isStepFree: z.boolean(),
})
export type WaySegment = z.infer<typeof WaySegment>

const Entrance = z.object({
  code: z.string(),
  name: z.string(),
  /** Its place in the list of points. */
  point: z.int(),
})
export type Entrance = z.infer<typeof Entrance>

export const FloorPlan = z.object({
  halls: z.array(Hall),
  facilities: z.array(Facility),
  entrances: z.array(Entrance),
  /** Where one can walk. */
  ways: z.object({ points: z.array(WayPoint), segments: z.array(WaySegment) }),
})
export type FloorPlan = z.infer<typeof FloorPlan>

const SiteShape = z.object({
  kind: SiteShapeKind,
  /** The corners of an area, or the bends of a line, in metres. */
  points: z.array(Point),
  name: z.nullable(z.object({ text: z.string(), at: Point })),
})
export type SiteShape = z.infer<typeof SiteShape>

const SiteMark = z.object({
  kind: SiteMarkKind,
  /** What its sign says, such as `S1` or `P2`. */
  sign: z.string(),
  name: z.string(),
  at: Point,
})
export type SiteMark = z.infer<typeof SiteMark>

export const SitePlan = z.object({
  address: z.string(),
  /** What of the ground is shown. */
  area: Area,
  shapes: z.array(SiteShape),
  marks: z.array(SiteMark),
  halls: z.array(z.object({ code: z.string(), name: z.string(), outline: z.array(Point) })),
  entrances: z.array(z.object({ code: z.string(), name: z.string(), at: Point })),
  /** Accommodations on the drawing; who they are, the list of accommodations says. */
  accommodations: z.array(z.object({ id: z.int(), at: Point })),
  lines: z.array(
    z.object({
      line: z.string(),
      kind: LineKind,
      to: z.string(),
      stop: z.string(),
      /** The wall clock of the edition's place, `HH:MM`; after midnight it belongs to the day before. */
      first: z.string(),
      last: z.string(),
      everyMinutes: z.int(),
    }),
  ),
  /** On which days the lines run, and what else there is to know. */
  linesFrom: Day,
  linesUntil: Day,
  linesNote: z.string(),
  arrivals: z.array(
    z.object({
      kind: ArrivalKind,
      text: z.string(),
      link: z.nullable(z.object({ to: PageLink, text: z.string() })),
    }),
  ),
})
export type SitePlan = z.infer<typeof SitePlan>

export const terms = {
  'exhibitors.listExhibitors': {
    summary: 'Who exhibits, in the order of their names, with their stands',
    runs: 'read',
    shared: true,
    answers: { 200: z.array(Exhibitor) },
    refusals: [],
  },
  'exhibitors.readFloorPlan': {
    summary: 'The halls with their stands and rooms, entrances, facilities, and where one can walk, in metres',
    runs: 'read',
    shared: true,
    answers: { 200: FloorPlan },
    refusals: [],
  },
  'exhibitors.readSitePlan': {
    summary: 'What is around the halls, and how one gets there; null before it is published',
    runs: 'read',
    shared: true,
    answers: { 200: z.nullable(SitePlan) },
    refusals: [],
  },
} as const satisfies TermsById
