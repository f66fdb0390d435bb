import type { KeptBanner, KeptLogo } from '@foyer/contract/look.schemas'
import type { CancellationPolicy, EventStep, SellerStep } from '@foyer/contract/setup'
import { type Expression, sql, type UpdateObject } from 'kysely'
import type { Context } from '#platform/context'
import type { DB, EditionSteps } from '#platform/database/database-types'
import { nightsOf, searchOf } from './draft-edition.ts'

/** A promotion as it is kept, on the clocks of the edition's zone. */
interface PhaseRow {
  readonly name: string
  readonly title: unknown
  readonly link: unknown
  readonly start: string
  readonly end: string
}

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'editions' | 'edition_steps' | 'countries'>()

export type Step = EditionSteps['step']

type StepStandings = Readonly<Record<Step, { readonly version: number; readonly isEntered: boolean }>>

/** A time as the clocks of the edition’s zone show it, `YYYY-MM-DDTHH:MM`. */
const onItsClocks = (at: Expression<Date | null>) =>
  sql<string>`to_char(${at} at time zone editions.time_zone, 'YYYY-MM-DD"T"HH24:MI')`

const phasesOf = (editionId: Expression<number>) => sql<readonly PhaseRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('name', p.name, 'title', p.title, 'link', p.link,
    'start', ${onItsClocks(sql`p.starts_at`)}, 'end', ${onItsClocks(sql`p.ends_at`)}) order by p.starts_at, p.name), '[]')
  from countdown_phases p where p.edition_id = ${editionId})`

/** The context's edition with all that is entered of it, as a statement to which others add what they know. */
export const editionInSetup = (context: Pick<Context, 'db' | 'editionId'>) =>
  tables(context)
    .selectFrom('editions')
    .selectAll('editions')
    .select(({ ref }) => [
      onItsClocks(ref('editions.doors_open_at')).as('doors_open_local'),
      onItsClocks(ref('editions.cancel_before')).as('cancel_before_local'),
      onItsClocks(ref('editions.sale_opens_at')).$castTo<string | null>().as('sale_opens_local'),
      phasesOf(ref('editions.id')).as('phases'),
      sql<StepStandings>`(
        select jsonb_object_agg(s.step, jsonb_build_object('version', s.version, 'isEntered', s.is_entered))
        from edition_steps s where s.edition_id = editions.id
      )`.as('steps'),
      sql<boolean>`coalesce((select c.in_eu from countries c where c.code = editions.seller_country), false)`.as(
        'is_seller_in_eu',
      ),
    ])
    .where('editions.id', '=', context.editionId)

/**
 * Takes a step to change it, where it is still as who changes it saw it.
 * @returns false where it is not; nothing was changed then.
 */
export async function takeStep(context: Context, step: Step, version: number): Promise<boolean> {
  const { numUpdatedRows } = await tables(context)
    .updateTable('edition_steps')
    .set((row) => ({ version: row('version', '+', 1), is_entered: true }))
    .where('edition_id', '=', context.editionId)
    .where('step', '=', step)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

const update = (context: Pick<Context, 'db' | 'editionId'>, set: UpdateObject<DB, 'editions'>) =>
  tables(context).updateTable('editions').set(set).where('id', '=', context.editionId)

/** @param zone in which a time is meant. */
const inZone = (local: string, zone: string) => sql<Date>`${local}::timestamp at time zone ${zone}`

/**
 * From here on whoever orders something waits until this transaction ends; whoever did before is seen by its next
 * statement.
 */
export const holdOrdersUp = (context: Context) =>
  tables(context).selectFrom('editions').select('id').where('id', '=', context.editionId).forUpdate().execute()

const firstSearch = ({ search, startsOn, endsOn }: EventStep) =>
  search === null ? searchOf(startsOn, endsOn) : { ...search, currentStays: nightsOf(search.start, search.end) }

/**
 * @param isFixed whether orders keep code, currency and zone as they are, asked in the statement that would change them.
 * @returns false where they do.
 */
export async function changeEvent(context: Context, event: EventStep, isFixed: Expression<boolean>): Promise<boolean> {
  const { code, currency, timeZone } = event
  const { numUpdatedRows } = await update(context, {
    product: event.product,
    code,
    year: event.year,
    starts_on: event.startsOn,
    ends_on: event.endsOn,
    doors_open_at: inZone(event.doorsOpenAt, timeZone),
    cancel_before: inZone(event.cancelBefore, timeZone),
    venue: event.venue,
    city: event.city,
    entrance: JSON.stringify(event.entrance),
    time_zone: timeZone,
    // What is planned stays at its hour.
    sale_opens_at: sql<Date | null>`case when sale_opened_at is null
      then sale_opens_at at time zone editions.time_zone at time zone ${timeZone} else sale_opens_at end`,
    currency,
    languages: event.languages,
    accommodation_search: JSON.stringify(firstSearch(event)),
  })
    .where(
      sql<boolean>`((code, currency, time_zone) = (${code}::text, ${currency}::text, ${timeZone}::text) or not ${isFixed})`,
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export const changeSeller = (context: Context, seller: SellerStep) =>
  update(context, {
    seller_country: seller.country,
    vat_rate_bp: seller.vatRate,
    room_vat_rate_bp: seller.roomVatRate,
    train_vat_rate_bp: seller.trainVatRate,
    vat_changes: JSON.stringify(seller.vatChanges),
    charges_vat_outside_eu: seller.chargesVatOutsideEu,
    admission_taxed_there: seller.admissionTaxedThere,
    lodging_taxed_there: seller.lodgingTaxedThere,
    transport_taxed_there: seller.transportTaxedThere,
    billing_until: seller.billingUntil,
    external_links: JSON.stringify({
      imprint: seller.imprint,
      privacyPolicy: seller.privacyPolicy,
      codeOfConduct: seller.codeOfConduct,
      termsAndConditions: seller.termsAndConditions,
      faq: seller.faq,
    }),
    seller: JSON.stringify({
      name: seller.name,
      addressLines: seller.addressLines,
      vatId: seller.vatId,
      bank: seller.bank,
      iban: seller.iban,
      email: seller.email,
      phone: seller.phone,
    }),
  }).execute()

export const changeLook = (context: Context, accent: string | null) => update(context, { accent }).execute()

/** @param logo null: there is none for these grounds from now on. */
export const changeLogo = (context: Context, shade: 'light' | 'dark', logo: KeptLogo | null) =>
  update(context, {
    logo: sql`jsonb_set(logo, array[${shade}::text], ${JSON.stringify(logo)}::jsonb)`,
  }).execute()

/** @param picture null: the line of the partner has none from now on. */
export const changeBanner = (context: Context, picture: KeptBanner | null) =>
  update(context, { banner_picture: picture === null ? null : JSON.stringify(picture) }).execute()

/** Without a table of its own nothing is kept of either until the deadline. */
export const changeCancellation = (context: Context, { passes, stays }: CancellationPolicy) =>
  update(context, {
    cancellation_policy: passes === null && stays === null ? null : JSON.stringify({ passes, stays }),
  }).execute()

/** What was tried under another name is not tried under this one. */
export const changeMail = (context: Context, mail: { readonly from: string; readonly contact: string }) =>
  update(context, {
    mail_from: mail.from,
    contact_email: mail.contact,
    mail_tested_at: sql<Date | null>`case when mail_from = ${mail.from} then mail_tested_at end`,
    is_mail_well: sql<boolean>`mail_from = ${mail.from} and is_mail_well`,
  }).execute()

/** @param from who it was tried as: of whoever was entered meanwhile it says nothing. */
export const noteMailTest = (context: Context, from: string, isWell: boolean) =>
  update(context, { mail_tested_at: context.now, is_mail_well: isWell }).where('mail_from', '=', from).execute()

/** @returns false where the sale has opened. */
export async function planOpeningAt(context: Context, local: string | null): Promise<boolean> {
  const at = local === null ? null : sql<Date>`${local}::timestamp at time zone editions.time_zone`
  const { numUpdatedRows } = await update(context, { sale_opens_at: at })
    .where('sale_opened_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** The editions whose sale should be open by now. */
export const listDueOpenings = async (context: Pick<Context, 'db' | 'now'>): Promise<number[]> => {
  const due = await tables(context)
    .selectFrom('editions')
    .select('id')
    .where('sale_opens_at', '<=', context.now)
    .where('sale_opened_at', 'is', null)
    .orderBy('id')
    .execute()
  return due.map(({ id }) => id)
}

/** Opens the sale of the context's edition, whose time has come; once. */
export async function openSaleNow(context: Context): Promise<boolean> {
  const { numUpdatedRows } = await update(context, { sale_opened_at: context.now })
    .where('sale_opens_at', '<=', context.now)
    .where('sale_opened_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
