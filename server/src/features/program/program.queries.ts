import { sql } from 'kysely'
import type { Context } from '#platform/context'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'pages'>()

export interface AgendaRows {
  readonly tracks: readonly { readonly code: string; readonly name: unknown }[]
  readonly stages: readonly {
    readonly code: string
    readonly hall: string
    readonly name: string
    readonly seats: number
    readonly way: unknown
  }[]
  readonly sessions: readonly {
    readonly id: number
    readonly title: unknown
    readonly abstract: unknown
    readonly starts_at: string
    readonly ends_at: string
    readonly track: string | null
    readonly stage: string | null
    readonly level: string
    readonly language: string
    readonly speakers: readonly { readonly code: string; readonly name: string }[]
    /** The one that it names as the same, held once more. */
    readonly repeats_id: number | null
    readonly is_cancelled: boolean
    readonly is_reservable: boolean
  }[]
}

/** The whole programme of the edition in one statement. */
export async function readAgendaRows(context: Context): Promise<AgendaRows> {
  const { rows } = await sql<AgendaRows>`
    select
      coalesce((select json_agg(json_build_object('code', t.code, 'name', t.name) order by t.position, t.id)
        from tracks t where t.edition_id = ${context.editionId}), '[]') as tracks,
      coalesce((select json_agg(json_build_object('code', s.code, 'hall', s.hall, 'name', s.name, 'seats', s.seats,
          'way', s.way) order by s.position, s.id)
        from stages s where s.edition_id = ${context.editionId}), '[]') as stages,
      coalesce((select json_agg(json_build_object('id', p.id, 'title', p.title, 'abstract', p.abstract,
          'starts_at', p.starts_at, 'ends_at', p.ends_at, 'track', t.code, 'stage', s.code, 'level', p.level,
          'language', p.language, 'is_cancelled', p.cancelled_at is not null,
          'is_reservable', exists (select from session_seats x where x.id = p.id),
          'speakers', coalesce(w.speakers, '[]'), 'repeats_id', p.repeats_id)
          order by p.starts_at, t.position, p.id)
        from program_sessions p
        left join tracks t on t.id = p.track_id
        left join stages s on s.id = p.stage_id
        left join (
          select x.session_id, json_agg(json_build_object('code', k.code, 'name', k.name) order by x.position) as speakers
          from session_speakers x join speakers k on k.id = x.speaker_id
          where x.edition_id = ${context.editionId} group by x.session_id
        ) w on w.session_id = p.id
        where p.edition_id = ${context.editionId}), '[]') as sessions`.execute(context.db)
  return rows[0] as AgendaRows
}

/** Who speaks in the edition, with the ids of their sessions. */
export async function listSpeakerRows(context: Context) {
  const { rows } = await sql<{
    code: string
    name: string
    sort_name: string
    job_title: unknown
    company: string
    city: string
    bio: unknown
    image: string | null
    sessions: number[]
  }>`
    select k.code, k.name, k.sort_name, k.job_title, k.company, k.city, k.bio, k.image, coalesce(w.sessions, '{}') as sessions
    from speakers k
    left join (
      select x.speaker_id, array_agg(p.id order by p.starts_at) as sessions
      from session_speakers x join program_sessions p on p.id = x.session_id
      where x.edition_id = ${context.editionId} group by x.speaker_id
    ) w on w.speaker_id = k.id
    where k.edition_id = ${context.editionId}`.execute(context.db)
  return rows
}

/** What is published in the edition, in its order; the words of the page of this address alone. */
export const listPublishedPages = (context: Context, slug: string) =>
  tables(context)
    .selectFrom('pages')
    .select(['slug', 'title', 'updated_at'])
    .select((page) => page.case().when('slug', '=', slug).then(page.ref('sections')).else(null).end().as('sections'))
    .where('edition_id', '=', context.editionId)
    .where('is_published', '=', true)
    .orderBy('position')
    .orderBy('slug')
    .execute()
