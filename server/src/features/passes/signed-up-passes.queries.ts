import type { SignUpStep } from '@foyer/contract/office-people'
import { type Expression, type RawBuilder, sql } from 'kysely'
import { isKeptSignUp } from '#features/identity'
import type { Context } from '#platform/context'

/** How far those got who signed up, as it stands in JSON. */
export interface SignUpSteps {
  /** With their particulars and the pass that they want. */
  readonly begun: number
  /** Of them: paid, or with a voucher that was redeemed. */
  readonly earned: number
  /** Of those: who proved their mailbox. */
  readonly proven: number
  /** Of those: who may come in. */
  readonly approved: number
}

export interface SignUpFilter {
  readonly step?: SignUpStep | undefined
  /** Who signed up from then on. */
  readonly since?: Date | undefined
}

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'passes' | 'pass_types'>()

const unearned = sql<boolean>`coalesce(p.paid_at, p.redeemed_at, p.granted_at) is null`
const earned = sql<boolean>`coalesce(p.paid_at, p.redeemed_at, p.granted_at) is not null`
const proven = sql<boolean>`${earned} and p.user_id is not null`

/** By the same words a figure counts them and a list shows them; an index has those that are few. */
const isAt: Readonly<Record<SignUpStep, RawBuilder<boolean>>> = {
  earned,
  proven,
  approved: sql`${proven} and p.state = 'approved'`,
  unearned,
  unproven: sql`${earned} and p.user_id is null`,
}

/** How far those got who signed up since a moment, as part of another feature's own statement. */
export const signUpStepsIn = (editionId: Expression<number>, since: Expression<Date>) => sql<SignUpSteps>`(
  select jsonb_build_object(
    'begun', count(*),
    'earned', count(*) filter (where ${isAt.earned}),
    'proven', count(*) filter (where ${isAt.proven}),
    'approved', count(*) filter (where ${isAt.approved}))
  from passes p
  where p.edition_id = ${editionId} and p.sign_up_id is not null and p.created_at >= ${since}
    and ${isKeptSignUp(sql.ref('p.sign_up_id'))}
)`

/** Passes of this edition that somebody signed up for, to be joined with who that is. */
export const signedUpPasses = (context: Pick<Context, 'db' | 'editionId' | 'now'>, { step, since }: SignUpFilter) =>
  tables(context)
    .selectFrom('passes as p')
    .innerJoin('pass_types', 'pass_types.id', 'p.pass_type_id')
    .select([
      'p.id',
      'p.sign_up_id',
      'p.user_id',
      'p.order_id',
      'p.state',
      'p.reason',
      'p.place',
      'p.pass_type_id',
      'p.created_at',
      'pass_types.name as pass_name',
      'pass_types.code_type',
      earned.as('is_earned'),
    ])
    .where('p.edition_id', '=', context.editionId)
    .where('p.sign_up_id', 'is not', null)
    .$if(step !== undefined, (some) => some.where(isAt[step ?? 'earned']))
    .$if(since !== undefined, (some) => some.where('p.created_at', '>=', since ?? context.now))

/** Passes of this edition that these people signed up for: their sign-ups, or their accounts. */
export const passesSignedUpBy = (editionId: number, signUps: RawBuilder<unknown>, accounts: RawBuilder<unknown>) => sql`
  select p.id from passes p where p.edition_id = ${editionId} and p.sign_up_id in (${signUps})
  union all
  select p.id from passes p where p.edition_id = ${editionId} and p.sign_up_id is not null and p.user_id in (${accounts})`
