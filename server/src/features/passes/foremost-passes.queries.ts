import { type Expression, sql } from 'kysely'
import type { Context } from '#platform/context'
import type { PassRow } from './passes.queries.ts'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'passes' | 'pass_types'>()

export interface PassFilter {
  /** `waiting`: for the organiser alone. */
  readonly pass?: PassRow['state'] | 'waiting' | undefined
  readonly passTypeId?: number | undefined
}

/** Of each person the pass of this edition that says most about them; as part of another feature's own statement. */
export const foremostPasses = (context: Pick<Context, 'db' | 'editionId'>, { pass, passTypeId }: PassFilter) =>
  tables(context)
    .selectFrom('passes')
    .innerJoin('pass_types', 'pass_types.id', 'passes.pass_type_id')
    .select([
      'passes.id',
      'passes.user_id',
      'passes.state',
      'passes.reason',
      'passes.place',
      'passes.pass_type_id',
      'passes.created_at',
      'pass_types.name',
      'pass_types.code_type',
    ])
    .where('passes.edition_id', '=', context.editionId)
    // As a value, so that the planner takes it for what most passes are: it walks the filter's index, and sorts nobody.
    .where(
      sql<boolean>`coalesce(passes.id = (
        select b.id from passes b where b.user_id = passes.user_id and b.edition_id = passes.edition_id
        order by case b.state when 'approved' then 0 when 'pending' then 1 when 'rejected' then 2 else 3 end,
          b.created_at desc, b.id desc
        limit 1), false)`,
    )
    .$if(pass === 'waiting', (some) =>
      some.where(sql<boolean>`passes.state = 'pending' and passes.reason = 'awaiting-approval'`),
    )
    .$if(pass !== undefined && pass !== 'waiting', (some) =>
      some.where('passes.state', '=', (pass ?? 'pending') as PassRow['state']),
    )
    .$if(passTypeId !== undefined, (some) => some.where('passes.pass_type_id', '=', passTypeId ?? 0))

/**
 * Whose pass a code is, as part of another feature's own statement.
 * @param editionId of which edition; null: of any.
 */
export const holderOfCode = (editionId: number | null, code: string) => sql`
  select p.user_id from passes p
  where p.code = ${code} and p.user_id is not null and ${editionId === null ? sql`true` : sql`p.edition_id = ${editionId}`}`

/** Whether somebody has or had a pass of this edition, as part of another feature's own statement. */
export const hasPassIn = (editionId: number, userId: Expression<string>) =>
  sql<boolean>`exists (select from passes p where p.user_id = ${userId} and p.edition_id = ${editionId})`
