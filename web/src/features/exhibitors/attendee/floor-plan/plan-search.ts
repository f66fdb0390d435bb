import type { Exhibitor, FloorPlan, HallRoom, Stand } from '@foyer/contract/exhibitors'
import type { SearchTexts } from '#platform/search-text.ts'
import type { Goal } from '../../shared/find-way.ts'

/** What the address of `/floor-plan` says. */
export interface PlanSearch {
  readonly q: string
  readonly hall: string | null
  readonly category: string | null
  /** What is looked at: somebody, a stand as `5-C12`, or a room. */
  readonly exhibitor: string | null
  readonly stand: string | null
  readonly room: string | null
  /** The entrance from which the way leads; null: the first one. */
  readonly from: string | null
  readonly isStepFree: boolean
}

const textOf = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text)

export const readPlanSearch = (texts: SearchTexts): PlanSearch => ({
  q: (texts['q'] ?? '').slice(0, 100),
  hall: textOf(texts['hall']),
  category: textOf(texts['category']),
  exhibitor: textOf(texts['exhibitor']),
  stand: textOf(texts['stand']),
  room: textOf(texts['room']),
  from: textOf(texts['from']),
  isStepFree: texts['steps'] === 'none',
})

export function writePlanSearch({ q, isStepFree, ...rest }: PlanSearch): SearchTexts {
  const said = Object.entries({ q: q === '' ? null : q, ...rest, steps: isStepFree ? 'none' : null })
  return Object.fromEntries(said.filter((entry): entry is [string, string] => entry[1] !== null))
}

export interface StandAt {
  readonly hall: string
  readonly code: string
}
export const standName = ({ hall, code }: StandAt): string => `${hall}-${code}`

/** As one types it: without accents, and however large. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const wordsOf = ({ name, city, tagline, description, products, categories, stands }: Exhibitor): string =>
  plain(
    [
      ...[name, city, tagline, description, ...products, ...categories.map((category) => category.name)],
      ...stands.flatMap(({ hall, code }) => [`${hall}${code}`, `${hall} ${code}`, `${hall}-${code}`]),
    ].join('\n'),
  )

/** Who fits: each word of the search somewhere, in the hall, of the category. */
export function fittingExhibitors(
  exhibitors: readonly Exhibitor[],
  { q, hall, category }: Pick<PlanSearch, 'q' | 'hall' | 'category'>,
): Exhibitor[] {
  const sought = plain(q)
    .split(/\s+/)
    .filter((word) => word !== '')
  return exhibitors.filter((exhibitor) => {
    const words = sought.length === 0 ? '' : wordsOf(exhibitor)
    return (
      sought.every((word) => words.includes(word)) &&
      (hall === null || exhibitor.stands.some((stand) => stand.hall === hall)) &&
      (category === null || exhibitor.categories.some(({ code }) => code === category))
    )
  })
}

/** What is looked at, as far as it is there. */
export interface Chosen {
  readonly exhibitors: readonly Exhibitor[]
  /** All that are marked, the first being the one that the way leads to. */
  readonly stands: readonly StandAt[]
  readonly room: HallRoom | null
  /** The hall alone. */
  readonly hall: string | null
  readonly goal: Goal | null
}

interface Known {
  readonly exhibitors: readonly Exhibitor[] | undefined
  readonly plan: FloorPlan | undefined
}

export function findStand(plan: FloorPlan | undefined, { hall, code }: StandAt): Stand | undefined {
  return plan?.halls.find((one) => one.code === hall)?.stands.find((one) => one.code === code)
}

/** What the address names: null where it names nothing, or nothing that is there. */
export function findChosen(search: PlanSearch, { exhibitors = [], plan }: Known): Chosen | null {
  const goalOf = (stand: StandAt | undefined): Goal | null => {
    const area = stand && findStand(plan, stand)
    return stand === undefined || area === undefined ? null : { hall: stand.hall, area }
  }
  const somebody = exhibitors.find(({ code }) => code === search.exhibitor)
  if (somebody !== undefined)
    return { exhibitors: [somebody], stands: somebody.stands, room: null, hall: null, goal: goalOf(somebody.stands[0]) }
  if (search.stand !== null) {
    const split = search.stand.lastIndexOf('-')
    const at = { hall: search.stand.slice(0, split), code: search.stand.slice(split + 1) }
    const holders = exhibitors.filter(({ stands }) => stands.some((one) => standName(one) === search.stand))
    if (findStand(plan, at) === undefined && holders.length === 0) return null
    return { exhibitors: holders, stands: [at], room: null, hall: null, goal: goalOf(at) }
  }
  const home = plan?.halls.find(({ code, rooms }) =>
    search.room === null ? code === search.hall : rooms.some((room) => room.code === search.room),
  )
  if (home === undefined) return null
  const room = home.rooms.find(({ code }) => code === search.room) ?? null
  return {
    ...{ exhibitors: [], stands: [], room, hall: room === null ? home.code : null },
    goal: { hall: home.code, area: room },
  }
}
