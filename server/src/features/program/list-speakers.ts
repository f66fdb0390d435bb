import type { Speaker } from '@foyer/contract/program'
import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { contentFor, readerOf } from '#platform/ground/texts'
import { listSpeakerRows } from './program.queries.ts'

/** Who speaks in the edition, in the order of their names as the reader's language has it. */
export async function listSpeakers(context: Context): Promise<Speaker[]> {
  const reader = readerOf(await getEdition(context), context.locale)
  const { compare } = new Intl.Collator(context.locale)
  const rows = [...(await listSpeakerRows(context))].sort(
    (one, other) => compare(one.sort_name, other.sort_name) || compare(one.name, other.name),
  )
  return rows.map((row) => ({
    code: row.code,
    name: row.name,
    initial: initialOf(row.sort_name),
    jobTitle: contentFor(row.job_title, reader),
    company: row.company,
    city: row.city,
    bio: contentFor(row.bio, reader),
    image: row.image === null ? null : `/api/image/${row.image}`,
    sessions: row.sessions,
  }))
}

/** `Å` stands among the As: the letter without what is added to it. */
const initialOf = (name: string): string => ([...name.normalize('NFD')][0] ?? '').toUpperCase()
