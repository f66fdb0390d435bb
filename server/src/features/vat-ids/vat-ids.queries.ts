import { type Expression, sql } from 'kysely'
import type { Context } from '#platform/context'
import { composedOnce } from '#platform/database/composed-reads'
import { deletePiecewise } from '#platform/jobs/retention'
import type { VatIdVerdict } from '#platform/payments/vat/vat-register'

export type CheckRow = VatIdVerdict & {
  readonly checked_at: Date
  /** The VAT ID in whose name the register was asked: what it called the question is that seller's proof alone. */
  readonly requester: string | null
}

const checks = composedOnce((db, vatId: string) =>
  db
    .$pickTables<'vat_id_checks'>()
    .selectFrom('vat_id_checks')
    .select(['verdict', 'consultation', 'checked_at', 'requester'])
    .where('vat_id', '=', vatId),
)

export const findCheck = async ({ db }: Pick<Context, 'db'>, vatId: string): Promise<CheckRow | undefined> =>
  (await checks(db, vatId))[0] as CheckRow | undefined

/** JSON knows no instants. */
export type ToldCheck = Omit<CheckRow, 'checked_at'> & { readonly checked_at: string }

/** What the register said of a VAT ID in the spelling that is kept, as part of another feature's own statement. */
export const vatCheckOf = (vatId: Expression<string | null>) =>
  sql<ToldCheck | null>`(select to_jsonb(v) from vat_id_checks v where v.vat_id = ${vatId})`

/** Silence takes nothing away from what was said before, and a late answer nothing from that to a later question. */
export const writeCheck = async (
  context: Context,
  vatId: string,
  { verdict, consultation, requester }: Omit<CheckRow, 'checked_at'>,
) => {
  await context.db
    .$pickTables<'vat_id_checks'>()
    .insertInto('vat_id_checks')
    .values({ vat_id: vatId, verdict, consultation, requester, checked_at: context.now })
    .onConflict((conflict) =>
      conflict
        .column('vat_id')
        .doUpdateSet({ verdict, consultation, requester, checked_at: context.now })
        .where(sql<boolean>`vat_id_checks.checked_at <= ${context.now}
          and (${verdict} <> 'silent' or vat_id_checks.verdict = 'silent')`),
    )
    .execute()
}

/** Somebody's own number may be their name for a tax office. Whoever else has it is asked about anew. */
export const forgetVatId = (context: Context, vatId: string) =>
  context.db.$pickTables<'vat_id_checks'>().deleteFrom('vat_id_checks').where('vat_id', '=', vatId).execute()

export const forgetVatIdChecks = (context: Context, before: Date) =>
  deletePiecewise(context, 'vat_id_checks', sql`checked_at <= ${before}`)
