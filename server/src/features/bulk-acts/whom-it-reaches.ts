import type { BulkAsked, BulkKind, BulkReason } from '@foyer/contract/bulk-acts'
import { tooManyPeople } from '@foyer/contract/bulk-acts.refusals'
import { whoMessage } from '@foyer/contract/bulk-acts.schemas'
import { isForStaff } from '#features/passes'
import { type PersonForAct, peopleForActs } from '#features/people'
import type { CallerContext, Person } from '#platform/context'
import { InvalidInput } from '#platform/door/problem'
import { refuse } from '#platform/door/refused'

/** So many are reached at once. */
const MOST = 5000

/** Why somebody is left as they are, as far as can be seen beforehand; null: it reaches them. */
const leaves: Readonly<Record<BulkKind, (person: PersonForAct, isOwner: boolean) => BulkReason | null>> = {
  approve: (person) => {
    if (person.pass_id === null) return 'no-pass'
    if (person.state === 'approved') return 'approved-already'
    return isPaid(person) && person.reason === 'awaiting-approval' ? null : 'not-waiting'
  },
  reject: (person) => {
    if (person.pass_id === null) return 'no-pass'
    if (person.state === 'approved') return 'approved-already'
    if (person.state !== 'pending') return 'not-waiting'
    return isPaid(person) ? null : 'not-paid'
  },
  'tag-vendor': (person, isOwner) => {
    if (person.tags.includes('vendor')) return 'tagged-already'
    return person.works_here && !isOwner ? 'works-here' : null
  },
  'untag-vendor': (person, isOwner) => {
    if (!person.tags.includes('vendor')) return 'not-tagged'
    return person.works_here && !isOwner ? 'works-here' : null
  },
}

const isPaid = ({ id, state, place }: PersonForAct): boolean =>
  state !== null && place !== null && isForStaff({ state, place, user_id: id })

interface Reached {
  readonly reaches: readonly PersonForAct[]
  readonly leaves: ReadonlyMap<BulkReason, number>
}

/** Whom an act would reach now, and how many it would leave alone. @throws Refused `bulk-acts/too-many-people`; InvalidInput. */
export async function whomItReaches(context: CallerContext<Person>, asked: BulkAsked): Promise<Reached> {
  const { kind, people, filters } = asked
  // Nobody at all would be everybody.
  if ((people === null) === (filters === null)) throw new InvalidInput([{ path: 'people', message: whoMessage }])
  const rows = await peopleForActs(context, filters ?? {}, people, MOST + 1)
  if (rows.length > MOST) throw refuse(tooManyPeople)
  const isOwner = context.caller.scopes.includes('owner')
  const reaches: PersonForAct[] = []
  const left = new Map<BulkReason, number>()
  for (const row of rows) {
    const why = leaves[kind](row, isOwner)
    if (why === null) reaches.push(row)
    else left.set(why, (left.get(why) ?? 0) + 1)
  }
  const unknown = new Set(people).size - rows.length
  if (people !== null && unknown > 0) left.set('gone', unknown)
  return { reaches, leaves: left }
}
