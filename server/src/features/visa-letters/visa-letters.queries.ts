import { type Insertable, type Selectable, sql } from 'kysely'
import { type BookedStay, bookedStaysOf } from '#features/accommodation'
import { lastDayOf } from '#features/editions'
import { heldCodeType } from '#features/passes'
import type { Context } from '#platform/context'
import type { VisaLetters } from '#platform/database/database-types'
import { mustHaveChanged, nextState } from '#platform/ground/state-machine'
import { type VisaLetterEvent, visaLetterTransitions } from './visa-letter-state.ts'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'visa_letters'>()

/** With whether its holder still has the pass that it speaks of: without one, it is as good as withdrawn. */
export interface VisaLetterRow extends Selectable<VisaLetters> {
  readonly has_pass: boolean
}

const hasPass = sql<boolean>`${heldCodeType(sql.ref('visa_letters.user_id'), sql.ref('visa_letters.edition_id'))} is not null`

const letters = (context: Pick<Context, 'db'>) =>
  tables(context).selectFrom('visa_letters').selectAll('visa_letters').select(hasPass.as('has_pass'))

/** One's own, with where one sleeps: what it says is of the day on which it is looked at. */
export interface OwnVisaLetterRow extends VisaLetterRow {
  readonly stays: readonly BookedStay[]
}

const ownLetters = (context: Context, userId: string) =>
  letters(context).select(bookedStaysOf(context.editionId, userId).as('stays')).where('user_id', '=', userId)

/** Of the edition: the living one first, then newest first; within a millisecond, ids have no order. */
export const listVisaLetters = (context: Context, userId: string): Promise<OwnVisaLetterRow[]> =>
  ownLetters(context, userId)
    .where('edition_id', '=', context.editionId)
    .orderBy(sql`state = 'withdrawn'`)
    .orderBy('id', 'desc')
    .execute()

/** The one of the edition that is issued, locked: whoever withdraws it reads nothing that another is changing. */
export const lockIssuedLetter = (context: Context, userId: string) =>
  tables(context)
    .selectFrom('visa_letters')
    .selectAll()
    .where('user_id', '=', userId)
    .where('edition_id', '=', context.editionId)
    .where('state', '=', 'issued')
    .forUpdate()
    .executeTakeFirst()

export const listAllVisaLetters = (context: Pick<Context, 'db'>, userId: string): Promise<VisaLetterRow[]> =>
  letters(context).where('user_id', '=', userId).orderBy('id').execute()

export const findVisaLetter = (context: Context, id: string, userId: string): Promise<OwnVisaLetterRow | undefined> =>
  ownLetters(context, userId).where('id', '=', id).executeTakeFirst()

export const findVisaLetterByCode = (context: Pick<Context, 'db'>, code: string): Promise<VisaLetterRow | undefined> =>
  letters(context).where('code', '=', code).executeTakeFirst()

/** Until the transaction ends, nobody else makes a letter for this person. */
export const lockVisaLettersOf = (context: Context, userId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`visa letters of ${userId}`}, 0))`.execute(context.db)

export const insertVisaLetter = (context: Context, row: Insertable<VisaLetters>) =>
  tables(context).insertInto('visa_letters').values(row).execute()

/**
 * The one way in which the state of a visa letter changes; what was sealed in it goes.
 * @throws ImpossibleTransition, StateLeft
 */
export const advanceVisaLetter = (
  context: Pick<Context, 'db' | 'now'>,
  letter: Pick<Selectable<VisaLetters>, 'id' | 'state'>,
  event: VisaLetterEvent,
) => {
  const state = nextState('A visa letter', visaLetterTransitions, letter.state, event)
  return tables(context)
    .updateTable('visa_letters')
    .set({ state, withdrawn_at: context.now, sealed: null, key_id: null })
    .where('id', '=', letter.id)
    .where('state', '=', letter.state)
    .executeTakeFirstOrThrow()
    .then(mustHaveChanged('A visa letter', letter.state))
}

/** Letters that speak of a pass which their holders no longer have. */
export const listLettersWithoutPass = (context: Pick<Context, 'db'>): Promise<VisaLetterRow[]> =>
  letters(context).where('state', '=', 'issued').where(sql<boolean>`not (${hasPass})`).execute()

export const eraseInitialsOf = (context: Pick<Context, 'db'>, userId: string) =>
  tables(context).updateTable('visa_letters').set({ initials: '' }).where('user_id', '=', userId).execute()

/** The passport's data of editions whose last day was before then; that there was a letter stays. */
export const forgetPassports = async (context: Pick<Context, 'db'>, before: Date): Promise<void> => {
  await tables(context)
    .updateTable('visa_letters')
    .set({ sealed: null, key_id: null, initials: '' })
    .where(sql<boolean>`${lastDayOf(sql.ref('visa_letters.edition_id'))} < ${before}::date`)
    .where(sql<boolean>`(sealed is not null or initials <> '')`)
    .execute()
}
