import { type Expression, type Insertable, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { fullNameOf, signUpIdsOf } from '#features/identity'
import { orderNumberFor } from '#features/orders'
import type { Context, ProcessContext } from '#platform/context'
import type { DB, Mails } from '#platform/database/database-types'
import { readPage, type Sorting } from '#platform/database/keyset'
import type { PageAsked } from '#platform/door/paging'
import { emailKey } from '#platform/ground/email-key'
import { deletePiecewise } from '#platform/jobs/retention'
import { isAbout, type MailedOrder } from '#platform/papers/mail/kept-mails.queries'

export type MailRow = Selectable<Mails>

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'mails'>()

/** Those to somebody: to their account, and to what they signed up with. */
const ofPerson =
  (userId: string) =>
  <Row>(mails: SelectQueryBuilder<Pick<DB, 'mails'>, 'mails', Row>) =>
    mails.where((mail) =>
      mail.or([mail('mails.user_id', '=', userId), mail('mails.sign_up_id', 'in', signUpIdsOf(userId))]),
    )

/** So many the timeline of a person tells. */
const MOST_TOLD = 100

/** Those of this edition that were tried, the newest first. */
export const listTriedMailsTo = async (context: Pick<Context, 'db' | 'editionId'>, userId: string) =>
  (
    await ofPerson(userId)(tables(context).selectFrom('mails').select(['subject', 'outcome', 'tried_at']))
      .where('edition_id', '=', context.editionId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST_TOLD)
      .execute()
  ).flatMap(({ tried_at, ...mail }) => (tried_at === null ? [] : [{ ...mail, at: tried_at }]))

/** All of somebody’s, of every edition, the oldest first. */
export const listAllMailsOf = (context: Pick<Context, 'db'>, userId: string): Promise<MailRow[]> =>
  ofPerson(userId)(tables(context).selectFrom('mails').selectAll()).orderBy('created_at').orderBy('id').execute()

/** With the names of what it is about and who sent it again. */
const shownMails = (context: Pick<Context, 'db' | 'editionId'>) =>
  tables(context)
    .selectFrom('mails')
    .selectAll('mails')
    .select((mail) => [
      orderNumberFor(mail.ref('mails.order_id')).as('order_number'),
      fullNameOf(mail.ref('mails.asked_by').$notNull()).as('asked_by_name'),
    ])
    .where('mails.edition_id', '=', context.editionId)

export type ShownMail = MailRow & { readonly order_number: string | null; readonly asked_by_name: string | null }

export const findMail = (context: Pick<Context, 'db' | 'editionId'>, id: string): Promise<ShownMail | undefined> =>
  shownMails(context).where('mails.id', '=', id).executeTakeFirst()

/** By what mails are sorted; indexes have it behind whom and what they are about. */
export const mailKeys = {
  createdAt: [
    { by: sql`mails.created_at`, type: 'timestamptz' },
    { by: sql`mails.id`, type: 'uuid' },
  ],
} as const satisfies Readonly<Record<string, Sorting['keys']>>

export const readMailsTo = (context: Context, userId: string, asked: PageAsked) =>
  readPage(ofPerson(userId)(shownMails(context)), asked, asked.after, asked.limit)

export const readMailsAbout = (context: Context, order: MailedOrder, asked: PageAsked) =>
  readPage(shownMails(context).where(isAbout(order)), asked, asked.after, asked.limit)

/** The last mail that asked who signed up to prove their mailbox, as part of another feature's own statement. */
export const lastConfirmationOf = (signUpId: Expression<string | null>) => sql<{
  readonly uuid: string
  readonly outcome: MailRow['outcome']
} | null>`(
  select jsonb_build_object('uuid', m.id, 'outcome', m.outcome) from mails m
  where m.sign_up_id = ${signUpId} and m.kind = 'mail-confirm-sign-up'
  order by m.created_at desc, m.id desc limit 1
)`

/** Until the transaction ends nobody else asks for a mail to this address. */
export const lockMailbox = ({ db }: Pick<Context, 'db'>, key: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`mails to ${key}`}, 0))`.execute(db)

/** Whether staff asked for the same since then, and it did not fail. */
export const wasJustAsked = async (
  context: Pick<Context, 'db'>,
  { kind, ids }: Pick<MailRow, 'kind' | 'ids'>,
  since: Date,
): Promise<boolean> =>
  (await tables(context)
    .selectFrom('mails')
    .select('id')
    .where('kind', '=', kind)
    .where('ids', '=', sql<string>`${JSON.stringify(ids)}::jsonb`)
    .where('asked_by', 'is not', null)
    .where('created_at', '>', since)
    .where('outcome', 'in', ['waiting', 'accepted'])
    .limit(1)
    .executeTakeFirst()) !== undefined

/** How many mails staff asked for to this address since then, or to whoever has it, at whichever they had. */
export const countAsked = async (
  context: Pick<Context, 'db'>,
  { key, userId }: { readonly key: string; readonly userId: string | null },
  since: Date,
): Promise<number> => {
  const { asked } = await tables(context)
    .selectFrom('mails')
    .select((mail) => mail.fn.countAll<number>().as('asked'))
    .where((mail) =>
      mail.or([mail('sent_to_key', '=', key), ...(userId === null ? [] : [mail('user_id', '=', userId)])]),
    )
    .where('asked_by', 'is not', null)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(asked)
}

export const insertAsked = (context: Pick<Context, 'db'>, row: Insertable<Mails>) =>
  tables(context).insertInto('mails').values(row).execute()

/** Takes somebody out of what was sent: what went to them, under whichever name they were written to. */
export const deleteMailsOf = (
  context: Pick<Context, 'db'>,
  {
    userId,
    email,
    signUpIds,
  }: { readonly userId: string; readonly email: string; readonly signUpIds: readonly string[] },
) =>
  tables(context)
    .deleteFrom('mails')
    .where((mail) =>
      mail.or([
        mail('user_id', '=', userId),
        mail('sign_up_id', 'in', signUpIdsOf(userId)),
        mail('sent_to_key', '=', emailKey(email)),
        ...(signUpIds.length === 0 ? [] : [mail('sign_up_id', 'in', [...signUpIds])]),
      ]),
    )
    .execute()

/** What was sent to the one was sent to the other; where it went to stays. */
export const moveMails = (context: Pick<Context, 'db'>, keptId: string, goneId: string) =>
  tables(context).updateTable('mails').set({ user_id: keptId }).where('user_id', '=', goneId).execute()

/** What went to a sign-up that is forgotten. */
export const deleteMailsOfSignUp = (context: Pick<Context, 'db'>, signUpId: string) =>
  tables(context).deleteFrom('mails').where('sign_up_id', '=', signUpId).execute()

/** Mails of long ago. */
export const forgetMails = (context: ProcessContext, before: Date) =>
  deletePiecewise(context, 'mails', sql`created_at < ${before}`)
