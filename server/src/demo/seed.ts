import { needsSecondFactor } from '@foyer/contract/kit/scopes'
import { countryId, createEdition, keepCountries, listCountries, makeEditionCurrent } from '#features/editions'
import { addMember, giveFactor } from '#features/identity'
import { openInvoiceSeries } from '#features/invoices'
import { createNewsPost } from '#features/news'
import { createPassType, createVoucher, listAddresses } from '#features/passes'
import { createSurveyQuestion } from '#features/surveys'
import { addTrainTicketCodes, createTrainTicketType } from '#features/train-tickets'
import { cancelVipEvent, createVipEvent } from '#features/vip-events'
import type { OfficeContext } from '#platform/context'
import type { Database, Db } from '#platform/database/database'
import { hashPassword } from '#platform/door/passwords/password-hash'
import { systemClock } from '#platform/ground/clock'
import type { App } from '../app.ts'
import { makeContracts } from './accommodation/contracts.ts'
import { keepPictures } from './accommodation/keep-pictures.ts'
import { makeHotels } from './accommodation/make-hotels.ts'
import { DEMO_START } from './demo-clock.ts'
import { buyers, demoPassword, edition, eligibility, invoicePrefixes, staff } from './demo-edition.ts'
import { keepNewsPictures, newsPosts } from './demo-news.ts'
import { passTypes, vouchers } from './demo-passes.ts'
import { stars } from './demo-stars.ts'
import { surveyQuestions } from './demo-survey.ts'
import { trainTickets } from './demo-train-tickets.ts'
import { answers, calledOff, vipEvents } from './demo-vip-events.ts'
import { makeExhibitors } from './exhibitors/make-exhibitors.ts'
import { keepPortraits, makeProgram } from './program/make-program.ts'
import { reservations } from './program/program.ts'

/** What the office's use cases are given by the demo: the time at which it begins, and an edition that is read once. */
export function officeContext(db: Db, editionId: number): OfficeContext {
  const known = new Map<string, unknown>()
  return {
    db,
    now: DEMO_START,
    editionId,
    recall: async <T>(name: string, load: () => Promise<T>) => {
      const recalled = known.get(name) ?? (await load())
      known.set(name, recalled)
      return recalled as T
    },
    // Nobody is served before the event is there.
    changed: () => {},
  }
}

/** Makes what an organiser would have typed in, by the same use cases, in one transaction. */
export async function seedEdition(database: Database): Promise<void> {
  await database.transaction(async (db) => {
    await keepCountries({ db }, listCountries())
    const id = await createEdition({ db }, edition)
    await makeEditionCurrent({ db }, id)
    const context = officeContext(db, id)
    await openInvoiceSeries(context, invoicePrefixes)
    for (const type of passTypes) await createPassType(context, type)
    for (const voucher of vouchers) await createVoucher(context, voucher)
    for (const entries of eligibility) await listAddresses(context, entries)
    for (const question of surveyQuestions) await createSurveyQuestion(context, question)
    for (const event of vipEvents) await createVipEvent(context, event)
    for (const post of newsPosts) await createNewsPost(context, post)
    await makeHotels(context)
    for (const { type, codes } of trainTickets)
      await addTrainTicketCodes(context, { typeId: await createTrainTicketType(context, type), codes: [...codes] })
    await makeProgram(context)
    await makeExhibitors(context)
  })
}

/**
 * Fills an empty database with the demo edition and its people, wholly or not at all: what a process left that died
 * on the way is cleared, and begun again. Of processes that start together one does it and the others wait, so that
 * nobody is served before it is done. An event that is none of the demo's is left alone.
 */
export async function seedDemo(app: App, database: Database): Promise<void> {
  await database.alone('seedDemo', async () => {
    const { db } = database
    const seed = await db.selectFrom('demo_seed').selectAll().executeTakeFirst()
    if (seed?.finished_at != null) return
    if (seed !== undefined) await clear(database)
    else if ((await db.selectFrom('editions').select('id').executeTakeFirst()) !== undefined) return
    else await db.insertInto('demo_seed').values({ began_at: systemClock.now() }).execute()
    await seedEdition(database)
    await keepPictures(await app.context())
    await keepPortraits(await app.context())
    await keepNewsPictures(await app.context())
    await seedContracts(app, await seedStaff(app))
    for (const buyer of buyers) await seedBuyer(app, database, buyer)
    const tokenOf = signingIn(app)
    await seedAnswers(app, tokenOf)
    await seedReservations(app, tokenOf)
    await seedStars(db, app, tokenOf)
    await app.jobs.drain()
    await db.deleteFrom('demo_mails').execute()
    await db.updateTable('demo_seed').set({ finished_at: systemClock.now() }).execute()
  })
}

/** What migrations wrote, what knows how far the seeding is, and the audit log, which nobody empties, stay. */
async function clear(database: Database): Promise<void> {
  await database.script(`do $clear$ declare tables text; kept regclass; begin
    select string_agg(format('%I', tablename), ', ') into tables from pg_tables
      where schemaname = 'public' and tablename not in ('migrations', 'tags', 'demo_clock', 'demo_seed', 'audit_entries');
    for kept in select tgrelid::regclass from pg_trigger
      where tgname = tgrelid::regclass || '_stay' and tgrelid <> 'audit_entries'::regclass loop
      execute format('alter table %s disable trigger user', kept);
    end loop;
    execute 'truncate ' || tables || ' restart identity cascade';
    for kept in select tgrelid::regclass from pg_trigger
      where tgname = tgrelid::regclass || '_stay' and tgrelid <> 'audit_entries'::regclass loop
      execute format('alter table %s enable trigger user', kept);
    end loop;
    alter sequence order_numbers restart;
    delete from jobs.job;
  end $clear$;`)
}

/** @returns their ids, in the order in which they are listed. */
export async function seedStaff(app: App): Promise<string[]> {
  const passwordHash = await hashPassword(demoPassword)
  const context = await app.context()
  return context.inTransaction(async (inner) => {
    const ids: string[] = []
    for (const person of staff) {
      const id = await addMember(inner, { ...person, passwordHash }, 'demo')
      if (needsSecondFactor(person.scope)) await giveFactor(inner, id)
      ids.push(id)
    }
    return ids
  })
}

async function seedContracts(app: App, members: readonly string[]): Promise<void> {
  const organiser = members[staff.findIndex(({ scope }) => scope === 'organiser')]
  if (organiser === undefined) return
  const context = await app.context()
  await context.inTransaction((inner) => makeContracts(inner, organiser))
}

const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' }

/** What the demo's people came with: their profile names it where they are signed in. */
const browser = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7; rv:141.0) Gecko/20100101 Firefox/141.0'

async function send(
  app: App,
  method: 'POST' | 'PUT',
  url: string,
  payload: object,
  token?: string,
): Promise<Record<string, unknown>> {
  const answer = await app.http.inject({
    method,
    url,
    payload,
    headers: { 'user-agent': browser, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
  })
  if (answer.statusCode >= 300) throw new Error(`The demo could not be filled: ${url} answered ${answer.body}`)
  return answer.body === '' ? {} : answer.json()
}

const post = (app: App, url: string, payload: object, token?: string) => send(app, 'POST', url, payload, token)
const put = (app: App, url: string, payload: object, token?: string) => send(app, 'PUT', url, payload, token)

type TokenOf = (email: string) => Promise<string>

/** Signs each in once. */
function signingIn(app: App): TokenOf {
  const tokens = new Map<string, string>()
  return async (email) => {
    const token =
      tokens.get(email) ?? String((await post(app, '/api/user/login', { email, password: demoPassword }))['token'])
    tokens.set(email, token)
    return token
  }
}

/** Through the front door, as anybody: sign up, pay, follow the mail's link, and book a room. */
async function seedBuyer(app: App, database: Database, buyer: (typeof buyers)[number]): Promise<void> {
  const [addressLine1, zip, city, country] = buyer.address
  const call = (url: string, payload: object, token?: string) => post(app, url, payload, token)
  const signedUp = await call('/api/sign-up', {
    attendeeType: buyer.attendeeType,
    email: buyer.email,
    ...('voucherCode' in buyer ? { voucherCode: buyer.voucherCode } : { passTypeId: buyer.passTypeId }),
    firstName: buyer.firstName,
    lastName: buyer.lastName,
    password: demoPassword,
    companyName: buyer.companyName,
    jobTitle: buyer.jobTitle,
    vatId: buyer.vatId,
    billingAddress: { addressLine1, zip, city, countryId: countryId(country) },
    locale: 'en',
    acceptTerms: true,
  })
  const order = signedUp['order'] as { uuid: string } | null
  const secret = String(signedUp['orderSecret'])
  // What a voucher opens costs nothing, and has no order.
  if (order !== null) {
    await call(`/api/order/${order.uuid}/place`, { method: 'card' }, secret)
    await call(`/api/order/${order.uuid}/payment`, { card }, secret)
  }
  await app.jobs.drain()
  const mail = await database.db
    .selectFrom('demo_mails')
    .select('body_text')
    .where('to_address', '=', buyer.email)
    .where('body_text', 'like', '%/sign-up/confirm/%')
    .orderBy('sent_at', 'desc')
    .executeTakeFirstOrThrow()
  const token = /token=([\w-]+)/.exec(mail.body_text)?.[1]
  await call(`/api/sign-up/${String(signedUp['uuid'])}/confirm`, { token })
  if ('stay' in buyer) await seedStay(app, buyer)
}

/** Some answer to the events that their passes open, and one of these is called off. */
async function seedAnswers(app: App, tokenOf: TokenOf): Promise<void> {
  for (const { email, event, guest } of answers) {
    await put(app, `/api/vip-event/${event}/attendance`, { guest }, await tokenOf(email))
  }
  const context = await app.context()
  await context.inTransaction((inner) => cancelVipEvent(inner, calledOff.event, { reason: calledOff.reason }))
}

/** Some reserve seats, and one comes too late. */
async function seedReservations(app: App, tokenOf: TokenOf): Promise<void> {
  for (const { email, session } of reservations)
    await put(app, `/api/agenda/${session}/reservation`, {}, await tokenOf(email))
}

async function seedStars(db: Db, app: App, tokenOf: TokenOf): Promise<void> {
  for (const { email, sessions } of stars) {
    for (const code of sessions) {
      const { id } = await db
        .selectFrom('program_sessions')
        .select('id')
        .where('code', '=', code)
        .executeTakeFirstOrThrow(() => new Error(`The demo has no session ${code}.`))
      await put(app, `/api/agenda/${id}/favourite`, {}, await tokenOf(email))
    }
  }
}

async function seedStay(app: App, { email, firstName, lastName, stay }: (typeof buyers)[1]): Promise<void> {
  const token = await signingIn(app)(email)
  const booking = await post(
    app,
    '/api/booking',
    { ...stay, roomOccupancy: 1, guests: [{ firstName, lastName, email }] },
    token,
  )
  const order = `/api/order/${String(booking['orderUuid'])}`
  await post(app, `${order}/place`, { method: 'card' }, token)
  await post(app, `${order}/payment`, { card }, token)
}
