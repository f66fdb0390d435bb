import * as z from 'zod/mini'
import { message } from './kit/message.ts'

export const centimetresMessage = message('Enter metres, to the centimetre at most.')
export const outlineMessage = message('The walls of a hall must not cross each other.')

/** Metres from the plan's corner, x to the east and y to the south. The database keeps whole centimetres. */
const inCentimetres = z.refine<number>((metres) => Math.abs(metres * 100 - Math.round(metres * 100)) < 1e-6, {
  error: centimetresMessage,
})
export const Metres = z.number().check(z.minimum(-10_000), z.maximum(10_000), inCentimetres)
export const Length = z.number().check(z.minimum(0.01), z.maximum(10_000), inCentimetres)

export const Point = z.tuple([Metres, Metres])
export type Point = z.infer<typeof Point>

/** A rectangle along the plan's axes: its north-west corner, and how far it reaches. */
export const Area = z.strictObject({ x: Metres, y: Metres, width: Length, depth: Length })
export type Area = z.infer<typeof Area>

export const HallRoomKind = z.enum(['stage', 'room', 'lounge', 'food'])
export const FacilityKind = z.enum([
  'toilet',
  'accessible-toilet',
  'first-aid',
  'food',
  'cloakroom',
  'lift',
  'information',
  'quiet-room',
])
export type FacilityKind = z.infer<typeof FacilityKind>

/** What lies around the halls. */
export const SiteShapeKind = z.enum(['water', 'green', 'street', 'path', 'shuttle', 'railway', 'underground'])
export const SiteMarkKind = z.enum(['stop', 'railway-station', 'underground-station', 'car-park'])
export const LineKind = z.enum(['shuttle', 'railway', 'underground'])
export const ArrivalKind = z.enum(['train', 'plane', 'car', 'foot'])
