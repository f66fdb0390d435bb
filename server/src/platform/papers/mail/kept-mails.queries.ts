import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { emailKey } from '#platform/ground/email-key'
import type { MailFacts } from './mail-facts.ts'

interface Outcome {
  readonly to: string
  readonly subject: string
  readonly outcome: 'accepted' | 'refused' | 'unanswered'
  readonly answer: string
}

/**
 * Writes down what became of a mail, once for each: a later try says what the one before could not, and what was
 * accepted stays so. Nothing is written of somebody who was erased meanwhile.
 */
export async function keepOutcome(context: Context, mail: MailFacts & Outcome): Promise<void> {
  const { db, now, editionId } = context
  const { userId, signUpId = null, orderId = null } = mail
  if (!(await holdReader(context, { userId, signUpId }))) return
  const isOurs = userId !== null || signUpId !== null || orderId !== null
  const tried = {
    user_id: userId,
    sign_up_id: signUpId,
    order_id: orderId,
    sent_to: isOurs ? mail.to : null,
    sent_to_key: isOurs ? emailKey(mail.to) : null,
    subject: isOurs && mail.namesOthers !== true ? mail.subject : null,
    outcome: mail.outcome,
    answer: isOurs ? mail.answer : null,
    tried_at: now,
  }
  await db
    .insertInto('mails')
    .values({
      ...tried,
      id: mail.jobId,
      edition_id: editionId,
      kind: mail.kind,
      ids: JSON.stringify(mail.ids),
      tries: 1,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...tried, tries: sql`mails.tries + 1` })
        .where('mails.outcome', '<>', 'accepted'),
    )
    .execute()
}

/**
 * Holds whom a mail is to until it is written down: who is erased at this moment waits for that, and takes it along.
 * @returns false where they are erased already.
 */
export async function holdReader(
  context: Pick<Context, 'db'>,
  { userId, signUpId }: { readonly userId: string | null; readonly signUpId: string | null },
): Promise<boolean> {
  // In the order in which they are locked wherever an address is proven.
  return (await isThere(context, 'sign_ups', signUpId)) && (await isThere(context, 'users', userId))
}

async function isThere({ db }: Pick<Context, 'db'>, table: 'users' | 'sign_ups', id: string | null): Promise<boolean> {
  if (id === null) return true
  const { rows } = await sql`select from ${sql.table(table)} where id = ${id} and erased_at is null for share`.execute(
    db,
  )
  return rows.length > 0
}

/** So many the timeline of an order tells. */
const MOST_TOLD = 100

export type MailedOrder = Readonly<{ id: string; sign_up_id: string | null }>

/** Also the link by which an address is confirmed: who signed up pays their order from there. */
export const isAbout = ({ id, sign_up_id }: MailedOrder) =>
  sql<boolean>`(mails.order_id = ${id} or (mails.sign_up_id = ${sign_up_id} and mails.order_id is null))`

/** The mails about an order that were tried, the newest first. */
export const listTriedMailsAbout = async ({ db }: Pick<Context, 'db'>, order: MailedOrder) =>
  (
    await db
      .selectFrom('mails')
      .select(['subject', 'outcome', 'tried_at'])
      .where(isAbout(order))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST_TOLD)
      .execute()
  ).flatMap(({ tried_at, ...mail }) => (tried_at === null ? [] : [{ ...mail, at: tried_at }]))

/** Says of a mail that staff asked for that there was nothing to send: it is not true any more. */
export async function noteNothingSent({ db }: Pick<Context, 'db'>, jobId: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ outcome: 'dropped' })
    .where('id', '=', jobId)
    .where('outcome', '=', 'waiting')
    .execute()
}
