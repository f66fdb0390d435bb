import type { OfficeSession } from '@foyer/contract/office-program'
import { onClocks } from '../on-clocks.ts'

/** Minutes of one row. */
export const ROW = 5
/** Minutes by which a session is moved. */
export const STEP = 15
const DAY = 24 * 60
const HOUR = 60

/** What of a day one session has, in minutes on the clocks of the venue; it may have begun the day before. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** A session where it is drawn. */
export interface Block extends Span {
  readonly session: OfficeSession
  /** Null: a break, which is everywhere. */
  readonly stage: string | null
  /** Of breaks at the same time, the how-manieth of how many. */
  readonly lane: number
  readonly lanes: number
}

/** A time at which a stage has nothing. */
export interface Gap extends Span {
  readonly stage: string
}

export interface DayGrid extends Span {
  readonly blocks: readonly Block[]
  readonly gaps: readonly Gap[]
  /** What is cancelled takes no place. */
  readonly cancelled: readonly OfficeSession[]
}

/** The minute of this day that an instant is, on the clocks of the venue: before it 0, after it the last. */
export function minuteIn(day: string, instant: string, timeZone: string): number {
  const [date = '', time = ''] = onClocks(instant, timeZone).split('T')
  if (date !== day) return date < day ? 0 : DAY
  const [hours, minutes] = time.split(':').map(Number)
  return (hours ?? 0) * HOUR + (minutes ?? 0)
}

/** `09:05` */
export const clockAt = (minute: number): string =>
  [Math.floor(minute / HOUR), minute % HOUR].map((part) => String(part).padStart(2, '0')).join(':')

const overlap = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to

/** Breaks at the same time stand beside each other. */
function inLanes(breaks: readonly Omit<Block, 'lane' | 'lanes'>[]): Block[] {
  const ends: number[] = []
  const placed = breaks.map((one) => {
    const free = ends.findIndex((end) => end <= one.from)
    const lane = free === -1 ? ends.length : free
    ends[lane] = one.to
    return { ...one, lane }
  })
  return placed.map((one) => {
    const beside = placed.filter((other) => overlap(one, other)).map(({ lane }) => lane)
    return { ...one, lanes: Math.max(...beside) + 1 }
  })
}

/** From an hour before the first to an hour after the last, and the usual hours of a day. */
function hoursOf(spans: readonly Span[]): Span {
  const first = Math.min(9 * HOUR, ...spans.map(({ from }) => from - HOUR))
  const last = Math.max(18 * HOUR, ...spans.map(({ to }) => to + HOUR))
  return {
    from: Math.max(0, Math.floor(first / HOUR) * HOUR),
    to: Math.min(DAY, Math.ceil(last / HOUR) * HOUR),
  }
}

function gapsOf(stage: string, blocks: readonly Block[], hours: Span): Gap[] {
  const gaps: Gap[] = []
  let from = hours.from
  const own = blocks.filter((block) => block.stage === stage).toSorted((a, b) => a.from - b.from)
  for (const block of [...own, { from: hours.to, to: hours.to }]) {
    if (block.from - from >= STEP) gaps.push({ stage, from, to: block.from })
    from = Math.max(from, block.to)
  }
  return gaps
}

/** A day's programme as stages beside each other, time downwards. */
export function gridOf(
  sessions: readonly OfficeSession[],
  stages: readonly string[],
  { day, timeZone }: { readonly day: string; readonly timeZone: string },
): DayGrid {
  const held = sessions
    .filter(({ cancelledAt }) => cancelledAt === null)
    .map((session) => {
      const from = minuteIn(day, session.startsAt, timeZone)
      // However short, it has a row.
      const to = Math.max(from + ROW, minuteIn(day, session.endsAt, timeZone))
      return { session, stage: session.stage, from, to }
    })
  const hours = hoursOf(held)
  const blocks = [
    ...inLanes(held.filter(({ stage }) => stage === null)),
    ...held.filter(({ stage }) => stage !== null).map((one) => ({ ...one, lane: 0, lanes: 1 })),
  ]
  return {
    ...hours,
    blocks,
    gaps: stages.flatMap((stage) => gapsOf(stage, blocks, hours)),
    cancelled: sessions.filter(({ cancelledAt }) => cancelledAt !== null),
  }
}

/** Who of a session speaks in another one meanwhile. */
export interface Clash {
  readonly session: OfficeSession
  readonly other: OfficeSession
  readonly speakers: readonly string[]
}

const meanwhile = (one: OfficeSession, other: OfficeSession) =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt

/** Of each two sessions with the same speaker at the same time, both. No stage can have two. */
export function clashesAmong(sessions: readonly OfficeSession[]): readonly Clash[] {
  const held = sessions.filter(({ cancelledAt, speakers }) => cancelledAt === null && speakers.length > 0)
  return held.flatMap((session) =>
    held.flatMap((other) => {
      if (other === session || !meanwhile(session, other)) return []
      const speakers = session.speakers.filter((speaker) => other.speakers.includes(speaker))
      return speakers.length === 0 ? [] : [{ session, other, speakers }]
    }),
  )
}

/**
 * The first minute from there on at which the stage is free for a session, and so is everybody who speaks in it; where the
 * rest of the day has none, the first of the day. Null: there is none.
 */
export function nextFree(
  grid: DayGrid,
  block: Block,
  to: { readonly stage: string | null; readonly from: number },
): number | null {
  const { session } = block
  const length = block.to - block.from
  const inTheWay = grid.blocks.filter(
    (other) =>
      other.session.id !== session.id &&
      ((to.stage !== null && other.stage === to.stage) ||
        other.session.speakers.some((speaker) => session.speakers.includes(speaker))),
  )
  const isFree = (from: number) => !inTheWay.some((other) => overlap(other, { from, to: from + length }))
  const steps = (from: number, end: number) => {
    const first = Math.ceil(from / STEP) * STEP
    return Array.from({ length: Math.max(0, Math.floor((end - first) / STEP) + 1) }, (_, nth) => first + nth * STEP)
  }
  return [...steps(to.from, grid.to - length), ...steps(grid.from, to.from - 1)].find(isFree) ?? null
}
