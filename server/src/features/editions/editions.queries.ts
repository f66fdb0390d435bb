import type { NextEdition } from '@foyer/contract/office-editions'
import { type Expression, type Insertable, type Selectable, sql } from 'kysely'
import type { Context } from '#platform/context'
import { composedOnce } from '#platform/database/composed-reads'
import { copiedRow, type Move, movedDay, movedMoment } from '#platform/database/copied-rows'
import type { CountdownPhases, Countries, Editions } from '#platform/database/database-types'

const tables = (context: Pick<Context, 'db'>) =>
  context.db.$pickTables<'editions' | 'edition_steps' | 'countdown_phases' | 'countries'>()

export const findCurrentEditionId = (context: Pick<Context, 'db'>) =>
  tables(context).selectFrom('editions').select('id').where('is_current', '=', true).executeTakeFirst()

const editionsById = composedOnce((db, id: number) =>
  tables({ db }).selectFrom('editions').selectAll().where('id', '=', id),
)

export async function getEditionRow({ db }: Pick<Context, 'db'>, editionId: number): Promise<Selectable<Editions>> {
  const [row] = await editionsById(db, editionId)
  if (row === undefined) throw new Error(`There is no edition ${editionId}.`)
  return row
}

export const listPhaseRows = (context: Context) =>
  tables(context)
    .selectFrom('countdown_phases')
    .selectAll()
    .where('edition_id', '=', context.editionId)
    .orderBy('starts_at')
    .execute()

export const listCountryRows = (context: Context) =>
  tables(context).selectFrom('countries').selectAll().orderBy('name').execute()

export const findCountryRow = (context: Context, id: number) =>
  tables(context).selectFrom('countries').selectAll().where('id', '=', id).executeTakeFirst()

export const insertEdition = (context: Pick<Context, 'db'>, row: Insertable<Editions>) =>
  tables(context).insertInto('editions').values(row).returning('id').executeTakeFirstOrThrow()

/** The steps in which it is set up, each in its first version. */
export const insertSteps = (context: Pick<Context, 'db'>, editionId: number, isEntered: boolean) =>
  tables(context)
    .insertInto('edition_steps')
    .values(
      (['event', 'seller', 'mail', 'cancellation', 'opening', 'look', 'logo', 'banner', 'texts'] as const).map(
        (step) => ({
          edition_id: editionId,
          step,
          // An event looks like the house until somebody says otherwise: nothing of it is missing.
          is_entered: isEntered || ['look', 'logo', 'banner', 'texts'].includes(step),
        }),
      ),
    )
    .execute()

/** Whether another edition than the context's has this code. */
export const isCodeTaken = async (context: Pick<Context, 'db' | 'editionId'>, code: string): Promise<boolean> =>
  (await tables(context)
    .selectFrom('editions')
    .select('id')
    .where('code', '=', code)
    .where('id', '<>', context.editionId)
    .executeTakeFirst()) !== undefined

/** Whether some edition has this file as its logo. */
export const isLogo = async (context: Pick<Context, 'db'>, file: string): Promise<boolean> =>
  (await tables(context)
    .selectFrom('editions')
    .select('id')
    .where(sql<boolean>`${file}::text in (logo -> 'light' ->> 'file', logo -> 'dark' ->> 'file')`)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Whether some edition has this file as the picture of its partner. */
export const isBanner = async (context: Pick<Context, 'db'>, file: string): Promise<boolean> =>
  (await tables(context)
    .selectFrom('editions')
    .select('id')
    .where(sql<boolean>`${file}::text = banner_picture ->> 'file'`)
    .limit(1)
    .executeTakeFirst()) !== undefined

export const findAnyEdition = (context: Pick<Context, 'db'>) =>
  tables(context).selectFrom('editions').select('id').limit(1).executeTakeFirst()

export interface EditionRow {
  readonly id: number
  readonly product: string
  readonly year: number
  readonly code: string
  readonly starts_on: string
  readonly ends_on: string
  readonly sale_opened_at: Date | null
  readonly is_selling: boolean
  readonly is_shown: boolean
}

/** Every edition whose event somebody has entered, the latest first. */
export const listEditionRows = async ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<readonly EditionRow[]> =>
  (
    await sql<EditionRow>`
      select e.id, e.product, e.year, e.code, e.starts_on::text as starts_on, e.ends_on::text as ends_on,
        e.sale_opened_at, e.is_current as is_shown,
        e.sale_opened_at is not null and e.ends_on >= (${now}::timestamptz at time zone e.time_zone)::date as is_selling
      from editions e
      join edition_steps s on s.edition_id = e.id and s.step = 'event' and s.is_entered
      order by e.starts_on desc, e.id desc`.execute(db)
  ).rows

interface Pace {
  readonly openedAt: Date | null
  /** The last edition before it that sold something; null: there was none. */
  readonly before: {
    readonly id: number
    readonly year: number
    readonly startsOn: string
    readonly timeZone: string
  } | null
}

/** Since when the context's edition sells, and what it is compared with. */
export const paceOf = (context: Pick<Context, 'db' | 'editionId' | 'recall'>): Promise<Pace> =>
  context.recall(`pace of edition ${context.editionId}`, async () => {
    const { rows } = await sql<Pace>`
      select e.sale_opened_at as "openedAt", (
        select jsonb_build_object('id', b.id, 'year', b.year, 'startsOn', b.starts_on, 'timeZone', b.time_zone)
        from editions b where b.starts_on < e.starts_on and b.currency = e.currency and b.sale_opened_at is not null
        order by b.starts_on desc, b.id desc limit 1
      ) as before
      from editions e where e.id = ${context.editionId}`.execute(context.db)
    return rows[0] ?? { openedAt: null, before: null }
  })

/** What people are told of the context's edition, if anybody has entered it yet. */
export const findToldEdition = (context: Pick<Context, 'db' | 'editionId'>) =>
  tables(context)
    .selectFrom('editions')
    .selectAll()
    .where('id', '=', context.editionId)
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('edition_steps')
            .select('step')
            .where('edition_id', '=', ref('editions.id'))
            .where('step', '=', 'event')
            .where('is_entered', '=', false),
        ),
      ),
    )
    .executeTakeFirst()

export const insertPhases = (context: Pick<Context, 'db'>, rows: readonly Insertable<CountdownPhases>[]) =>
  tables(context).insertInto('countdown_phases').values(rows).execute()

/** Until the transaction ends no sale opens, and no other edition is shown. */
export const keepEditions = ({ db }: Pick<Context, 'db'>) =>
  tables({ db }).selectFrom('editions').select('id').orderBy('id').forNoKeyUpdate().execute()

/** One goes before the other comes: there is never a second. */
export async function makeOnlyCurrent(context: Pick<Context, 'db'>, id: number): Promise<boolean> {
  const editions = tables(context).updateTable('editions')
  await editions.set({ is_current: false }).where('is_current', '=', true).where('id', '<>', id).execute()
  const made = await editions.set({ is_current: true }).where('id', '=', id).executeTakeFirstOrThrow()
  return made.numUpdatedRows === 1n
}

/** Names and memberships are corrected; an id stays what it was. */
export const keepCountryRows = (context: Pick<Context, 'db'>, rows: readonly Insertable<Countries>[]) =>
  tables(context)
    .insertInto('countries')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet((row) => ({
        name: row.ref('excluded.name'),
        native_name: row.ref('excluded.native_name'),
        in_eu: row.ref('excluded.in_eu'),
      })),
    )
    .execute()

/** A country, as part of another feature's own statement. */
export const countryOf = (id: Expression<number | null>) =>
  sql<Selectable<Countries> | null>`(select to_jsonb(c) from countries c where c.id = ${id})`

/** How long an order of this edition that nobody places stays open, as part of another feature's own statement. */
export const openOrderTimeOf = (editionId: Expression<number>) =>
  sql`(select make_interval(days => e.open_order_days) from editions e where e.id = ${editionId})`

/** The last day of this edition, as part of another feature's own statement. */
export const lastDayOf = (editionId: Expression<number>) =>
  sql<string>`(select e.ends_on from editions e where e.id = ${editionId})`

/** Whether buyers of this edition may still correct to whom they are invoiced, as part of another feature's own statement. */
export const billingOpenIn = (editionId: Expression<number>, now: Date) =>
  sql<boolean>`(select (${now}::timestamptz at time zone e.time_zone)::date <= coalesce(e.billing_until, e.ends_on)
    from editions e where e.id = ${editionId})`

/** The languages that this edition's content is written in, as part of another feature's own statement. */
export const languagesOf = (editionId: Expression<number>) =>
  sql<string[]>`(select e.languages from editions e where e.id = ${editionId})`

/** Whether the sale of this edition has opened, as part of another feature's own statement. */
export const saleOpenIn = (editionId: Expression<number>) =>
  sql<boolean>`(select e.sale_opened_at is not null from editions e where e.id = ${editionId})`

/**
 * An edition like another one, with its days moved, that nobody sees and whose sale is not open.
 * @returns its id; undefined where the code is taken.
 */
export async function copyEdition(
  { db }: Pick<Context, 'db'>,
  move: Omit<Move, 'to'>,
  { product, code, startsOn }: NextEdition,
): Promise<number | undefined> {
  const moved: Move = { ...move, to: 0 }
  const policy = sql`(select jsonb_object_agg(kind, case jsonb_typeof(steps) when 'array' then (
      select jsonb_agg(step || jsonb_build_object('lastDay', (step ->> 'lastDay')::date + ${move.days}::int) order by at)
      from jsonb_array_elements(steps) with ordinality as e(step, at)) else steps end)
    from jsonb_each(r.cancellation_policy) as t(kind, steps))`
  const day = (field: string) => sql`(r.accommodation_search ->> ${sql.lit(field)})::date + ${move.days}::int`
  const { rows } = await sql<{ id: number }>`
    insert into editions
    select c.* from editions r, lateral ${copiedRow(
      'editions',
      sql`jsonb_build_object(
        'id', nextval(pg_get_serial_sequence('editions', 'id')), 'is_current', false,
        'product', ${product}::text, 'year', extract(year from ${startsOn}::date)::int, 'code', ${code}::text,
        'starts_on', ${movedDay('starts_on', moved)}, 'ends_on', ${movedDay('ends_on', moved)},
        'doors_open_at', ${movedMoment('doors_open_at', moved)}, 'cancel_before', ${movedMoment('cancel_before', moved)},
        'pass_transfers_until', ${movedMoment('pass_transfers_until', moved)},
        'billing_until', ${movedDay('billing_until', moved)},
        'survey_starts_on', ${movedDay('survey_starts_on', moved)}, 'cancellation_policy', ${policy},
        'sale_opens_at', null, 'sale_opened_at', null,
        'accommodation_search', r.accommodation_search || jsonb_build_object('start', ${day('start')}, 'end', ${day('end')}))`,
    )} c
    where r.id = ${move.from}
    on conflict (code) do nothing
    returning id`.execute(db)
  return rows[0]?.id
}
