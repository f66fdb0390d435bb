import { unknownCodeMessage } from '@foyer/contract/new-program.schemas'
import type { OfficeWays, saveWays as saving } from '@foyer/contract/office-ways'
import {
  joinedMessage,
  outsidePlanMessage,
  OfficeWays as Shape,
  takenEntranceMessage,
  takenPointMessage,
  unknownPointMessage,
  WaysEntries,
} from '@foyer/contract/office-ways.schemas'
import type { Area, Point } from '@foyer/contract/plan-shapes.schemas'
import * as z from 'zod/mini'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { holdNewCodes } from '#platform/database/new-codes'
import { audited, auditedRecord } from '#platform/door/audit'
import { refuseChangedMeanwhile } from '#platform/door/changed-meanwhile'
import { InvalidInput } from '#platform/door/problem'
import type { UseCase } from '#platform/door/serve'
import { putWays, unknownIn } from './create-ways.ts'
import { centimetres } from './ground.ts'
import { readOfficeSitePlan } from './office-site-plan.ts'
import { deleteWays, findWaysRow, touchWays } from './office-ways.queries.ts'
import { insertFacilities, listHallRows } from './plan.queries.ts'
import { pointOf } from './read-floor-plan.ts'

const fields = Object.keys(WaysEntries.shape) as (keyof WaysEntries)[]

/** In centimetres. */
const Outline = z.array(z.tuple([z.number(), z.number()]))

/** Ways name nobody. */
const waysRecord = auditedRecord('ways', fields)

/** The ways of the context's edition, its entrances, and the signs outside its halls. */
export async function readOfficeWays(context: OfficeContext): Promise<OfficeWays> {
  const row = await findWaysRow(context)
  return z.parse(Shape, {
    ...row,
    points: row.points.map((point) => ({ ...point, at: pointOf(point.at) })),
    facilities: row.facilities.map(({ kind, at }) => ({ kind, at: pointOf(at) })),
  })
}

/** The ways are these from now on. @throws InvalidInput; Refused `office/changed-meanwhile` with them as they are. */
export const saveWays: UseCase<typeof saving> = async (context, { body }) => {
  const { version, ...entered } = body
  await holdNewCodes(context)
  const before = await readOfficeWays(context)
  if (before.version !== version) throw refuseChangedMeanwhile(body, before)
  const ways = await acceptContent(context, WaysEntries, entered)
  const halls = await listHallRows(context)
  const ids = new Map(halls.map(({ code, id }) => [code, id]))
  const faults = [
    ...unknownIn(ways, ids).map((path) => ({
      path,
      message: path.endsWith('hall') ? unknownCodeMessage : unknownPointMessage,
    })),
    ...repeatedIn(ways),
    ...(await outsideIn(context, ways, { before, halls })),
  ]
  if (faults.length > 0) throw new InvalidInput(faults)
  await deleteWays(context)
  await putWays(context, ways, ids)
  await putSigns(context, ways)
  await touchWays(context)
  const after = await readOfficeWays(context)
  return audited(waysRecord.changed('ways', otherThan(before, after), otherThan(after, before)), after)
}

/** What is there twice. */
function repeatedIn({ points, segments, entrances }: WaysEntries) {
  const repeated = (keys: readonly string[]) => {
    const seen = new Set<string>()
    return keys.flatMap((key, at) => (seen.size === seen.add(key).size ? [at] : []))
  }
  return [
    ...repeated(points.map(({ code }) => code)).map((at) => ({
      path: `points.${at}.code`,
      message: takenPointMessage,
    })),
    ...repeated(segments.map(({ from, to }) => [from, to].toSorted().join(' '))).map((at) => ({
      path: `segments.${at}.to`,
      message: joinedMessage,
    })),
    ...repeated(entrances.map(({ code }) => code)).map((at) => ({
      path: `entrances.${at}.code`,
      message: takenEntranceMessage,
    })),
  ]
}

interface Ground {
  readonly before: WaysEntries
  readonly halls: Awaited<ReturnType<typeof listHallRows>>
}

/**
 * What would lie neither on the site plan nor at a hall. Without a site plan nothing is outside of it; what lies there
 * already, since the plan showed more once, may stay.
 */
async function outsideIn(context: OfficeContext, { points, facilities }: WaysEntries, { before, halls }: Ground) {
  const plan = await readOfficeSitePlan(context)
  if (plan === null) return []
  const areas = [plan.area, ...halls.map(({ outline }) => around(z.parse(Outline, outline).map(pointOf)))]
  const there = new Set([...before.points, ...before.facilities].map(({ at }) => String(at)))
  const faultsOf = (list: string, things: readonly { readonly at: Point }[]) =>
    things.flatMap(({ at }, nth) =>
      there.has(String(at)) || areas.some((area) => lies(at, area))
        ? []
        : [{ path: `${list}.${nth}.at`, message: outsidePlanMessage }],
    )
  return [...faultsOf('points', points), ...faultsOf('facilities', facilities)]
}

const lies = ([x, y]: Point, area: Area): boolean =>
  x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.depth

function around(points: readonly Point[]): Area {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, depth: Math.max(...ys) - y }
}

async function putSigns(context: OfficeContext, { facilities }: WaysEntries): Promise<void> {
  if (facilities.length === 0) return
  await insertFacilities(
    context,
    facilities.map(({ kind, at: [x, y] }, position) => ({
      ...{ edition_id: context.editionId, kind, hall_id: null, position },
      x: centimetres(x),
      y: centimetres(y),
    })),
  )
}

/** What of the ways is not so in the others: of thousands, the log keeps those that changed. The order of entrances counts. */
function otherThan(ways: WaysEntries, others: WaysEntries): Partial<WaysEntries> {
  const of = <One>(list: readonly One[], than: readonly One[]): One[] => {
    const known = new Set(than.map((one) => JSON.stringify(one)))
    return list.filter((one) => !known.has(JSON.stringify(one)))
  }
  return {
    points: of(ways.points, others.points),
    segments: of(ways.segments, others.segments),
    entrances: ways.entrances,
    facilities: of(ways.facilities, others.facilities),
  }
}
