import type { Archive } from '@foyer/contract/archive'
import { beforeAll, expect, test } from 'vitest'
import { fillAccount } from './testing/fill-account.ts'
import { book, openHotel } from './testing/hotels.ts'
import { columnsNamingAccounts, idOf } from './testing/merging.ts'
import { attendee, call, pay, place } from './testing/people.ts'
import { openSeats, reserve } from './testing/reservations.ts'
import { provenColleague } from './testing/staff.ts'
import { useTestHouse } from './testing/test-house.ts'
import { chooseTrainTicket, openTrainTickets } from './testing/train-tickets.ts'
import { attend, openEvent } from './testing/vip-events.ts'
import { askForLetter } from './testing/visa-letters.ts'

const house = useTestHouse()

type Part = (archive: Archive) => readonly unknown[]
const given = (value: unknown): readonly unknown[] => (value === null || value === undefined ? [] : [value])

/** Tables that hold something of a person, each with where their archive (GDPR, article 15) has it. */
const archived: Readonly<Record<string, Part>> = {
  addresses: ({ addresses }) => addresses,
  audit_entries: ({ acts, handled }) => (acts.length === 0 ? handled : acts),
  bank_allocations: ({ transfers }) => transfers,
  bank_entries: ({ transfers }) => transfers,
  booking_guests: ({ bookings, guestIn }) => (guestIn.length === 0 ? [] : bookings.flatMap(({ guests }) => guests)),
  bookings: ({ bookings }) => bookings,
  calendar_keys: ({ agenda }) => given(agenda.calendarSince),
  eligibility_entries: ({ lists }) => lists,
  favourites: ({ agenda }) => agenda.favourites,
  former_addresses: ({ formerAddresses }) => formerAddresses,
  invoices: ({ invoices }) => invoices,
  kept_clashes: ({ agenda }) => agenda.keptClashes,
  mails: ({ mails }) => mails,
  news_reads: ({ newsRead }) => newsRead,
  order_comments: ({ orderNotes }) => orderNotes,
  order_lines: ({ orders }) => orders.flatMap(({ lines }) => lines),
  orders: ({ orders }) => orders,
  pass_transfers: ({ passTransfers }) => passTransfers,
  pass_waiters: ({ waits }) => waits,
  passes: ({ passes }) => passes,
  passkeys: ({ work }) => work.passkeys,
  payments: ({ payments }) => payments.filter(({ kind }) => kind === 'payment'),
  person_notes: ({ notes }) => notes,
  recovery_codes: ({ work }) => (work.recoveryCodesLeft === 0 ? [] : [work.recoveryCodesLeft]),
  refunds: ({ payments }) => payments.filter(({ kind }) => kind === 'refund'),
  rooming_list_lines: ({ bookings }) => bookings.flatMap(({ toldTheHouse }) => toldTheHouse),
  session_reservations: ({ agenda }) => agenda.reservations,
  sessions: ({ sessions }) => sessions,
  sign_ups: ({ signUps }) => signUps,
  staff_invitations: ({ work }) => work.invitations,
  stay_plans: ({ stayPlans }) => stayPlans,
  survey_answers: ({ survey }) => survey.answers,
  survey_responses: ({ survey }) => survey.drafts,
  totp_factors: ({ work }) => given(work.appSince),
  train_tickets: ({ trainTickets }) => trainTickets,
  user_scopes: ({ person }) => person.scope,
  user_tags: ({ person }) => person.tags,
  users: ({ person }) => [person],
  vip_attendances: ({ vipEvents }) => vipEvents.answers,
  vip_ignores: ({ vipEvents }) => vipEvents.ignored,
  visa_letters: ({ visaLetters }) => visaLetters,
}

/** What is of a person and not in their archive, and why. */
const leftOut: Readonly<Record<string, string>> = {
  booked_nights: 'the nights of a stay that is told',
  booking_changes: 'the stay is told as it became, and the order for what it cost more',
  bulk_act_people: 'for a week; what became of it stands with passes, notes and mails',
  bulk_acts: 'what somebody did as staff is told by the log',
  demo_mails: 'the mailbox of the demo alone',
  downloads: 'for a minute; a hash',
  export_pieces: 'what staff took with them is of others',
  exports: 'what somebody did as staff is told by the log',
  factor_challenges: 'for minutes; made up by us',
  files: 'the picture and the documents, at the addresses that are told',
  house_contracts: 'of a house; who saved it is told by the log',
  idempotency_keys: 'answers that were given already, sealed, for a day',
  image_variants: 'the picture in other sizes',
  invoice_lines: 'in the documents of the invoices that are told',
  known_networks: 'fingerprints',
  ledger_entries: 'sums of what is told of orders',
  ledger_lines: 'sums of what is told of orders',
  list_views: 'how staff look at others',
  order_events: 'the order and its payments are told with their moments',
  order_secrets: 'hashes of secrets',
  pass_upgrades: 'the order for one is told, and the pass as it became',
  password_tokens: 'hashes of secrets',
  payment_alarms: 'numbers of payments that are told',
  payment_events: 'what the provider said of payments that are told',
  provider_lines: 'fees for payments that are told',
  rate_limits: 'fingerprints',
  refund_lines: 'in the documents of the invoices that are told',
  rooming_lists: 'of a house; its lines are told with the stays',
  sandbox_charges: 'the pretend provider of the demo alone',
  saved_exports: 'how staff look at others',
  train_ticket_codes: 'the code is told with its ticket',
  vat_id_checks: 'of a number, whoever has it',
  waiting_places: 'fingerprints, for minutes',
}

/** What an organiser publishes, sells or sets, whoever comes. */
const ofNobody = [
  ...['accommodations', 'availabilities', 'client_reports', 'countdown_phases', 'countries', 'demo_clock', 'demo_seed'],
  ...['edition_steps', 'editions', 'entrances', 'exhibitor_categories', 'exhibitor_stands', 'exhibitors', 'facilities'],
  ...[
    'hall_drawings',
    'hall_rooms',
    'halls',
    'invoice_series',
    'migrations',
    'news_posts',
    'owner_links',
    'pages',
    'pass_keys',
  ],
  ...['pass_quotas', 'pass_type_upgrades', 'pass_types', 'product_categories', 'program_sessions', 'provider_reads'],
  ...['rooms', 'session_seats', 'session_speakers', 'site_plans', 'speakers', 'stages', 'stands', 'survey_questions'],
  ...['tags', 'tracks', 'train_ticket_types', 'vip_events', 'voucher_batches', 'vouchers', 'waiting_gauges'],
  ...['waiting_rooms', 'way_points', 'way_segments', 'way_versions'],
]

const archiveOf = async (token: string) => (await call<Archive>(house, 'GET', '/api/user/export', { token })).body

/** Where what is written by hand of somebody stands: their order, their stay, the mailbox, and a stay of another that names them. */
interface Known {
  readonly order: string
  readonly stay: number
  readonly otherStay: number
  readonly email: string
  readonly actor: string
}

const written = ({ order, stay, otherStay, email, actor }: Known) => `
  insert into order_comments (id, order_id, actor_id, at, text)
    values (gen_random_uuid(), '${order}', '${actor}', now(), 'Called');
  insert into refunds (id, payment_id, amount, reason, state, created_at)
    select gen_random_uuid(), id, 1, 'asked', 'succeeded', now() from payments where order_id = '${order}';
  insert into bank_entries
    (id, entry_key, source, booked_on, amount, currency, payer_name, payer_iban, remittance, created_at)
    select gen_random_uuid(), words, 'hand', '2025-08-18', amount, 'EUR', 'Ada', 'DE89370400440532013000', words, now()
    from (values ('For one', 5), ('For several', 9)) came(words, amount);
  insert into bank_allocations (id, entry_id, order_id, amount, created_at)
    select gen_random_uuid(), id, '${order}', 5, now() from bank_entries;
  insert into rooming_lists (id, accommodation_id, number, sent_at, sent_by, sent_to, house_name, house_address, rooms)
    values (gen_random_uuid(), 971, 1, now(), '${actor}', 'x', 'x', 'x', '[]');
  insert into rooming_list_lines (list_id, booking_id, change, room_id, arrival, departure, occupancy, guests, booked_by)
    select l.id, b.id, 'none', b.room_id, b.arrival, b.departure, 1, '{Ada}', 'Ada' from rooming_lists l, bookings b
    where b.id = ${stay};
  insert into booking_guests (booking_id, first_name, last_name, email, created_at)
    select b.id, 'Ada', 'Byron', g.email, now() from bookings b, (values ('${email}'), (null)) g(email)
    where b.id = case when g.email is null then ${stay} else ${otherStay} end;
  insert into eligibility_entries (edition_id, list, email_key, added_at) select max(id), 'whitelist', '${email}', now() from editions;
  insert into pass_waiters (id, pass_type_id, email, mailbox_key, locale, asked_at)
    values (gen_random_uuid(), 1, '${email}', '${email}', 'en', now());
  update survey_responses set draft = '[]', draft_saved_at = now();
  insert into passkeys (id, user_id, name, public_key, sign_count, transports, created_at)
    values ('x', '${actor}', 'Key', 'x', 0, '', now());
  insert into recovery_codes (user_id, code_hash) values ('${actor}', 'x');
  insert into staff_invitations (id, email, email_key, scopes, invited_by, locale, token_hash, state, sent_at, expires_at)
    select gen_random_uuid(), email, email_key, '{gate}', id, 'en', 'own', 'invited', now(), now() from users where id = '${actor}'`

let archives: readonly Archive[]
beforeAll(async () => {
  await openHotel(house, 971, [{ id: 9711, allotment: 50 }])
  const desk = await provenColleague(house, 'owner')
  const [person, host] = [await attendee(house), await attendee(house)]
  const nights = { roomId: 9711, arrival: '2025-10-20', departure: '2025-10-22' }
  const [stay, otherStay] = [await book(house, person.token, nights), await book(house, host.token, nights)]
  await chooseTrainTicket(house, person.token, await openTrainTickets(house), 'Ada Byron')
  await place(house, { uuid: stay.body.orderUuid ?? '' }, person.token)
  await pay(house, { uuid: stay.body.orderUuid ?? '' }, person.token)
  await attend(house, person, await openEvent(house, { openTo: ['standard'] }))
  await reserve(house, person, await openSeats(house))
  await askForLetter(house, person.token)
  const userId = await idOf(house, person.email)
  const path = `/api/organiser/person/${userId}/note`
  await call(house, 'POST', path, { token: desk.token, body: { text: 'Called' } })
  await fillAccount(house, userId, desk.id)
  const known = {
    ...{ order: person.signUp.order?.uuid ?? '', email: person.email, actor: desk.id },
    ...{ stay: stay.body.bookingId, otherStay: otherStay.body.bookingId },
  }
  await house.database.script(written(known))
  await house.app.jobs.drain()
  archives = [await archiveOf(person.token), await archiveOf(desk.token)]
})

test('of every table it is said where the archive of a person has it, or why not', async () => {
  const { rows } = await house.database.raw(`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`)
  const said = [...Object.keys(archived), ...Object.keys(leftOut), ...ofNobody]
  expect(said.toSorted()).toEqual(rows.map(({ name }) => String(name)).toSorted())
  const naming = (await columnsNamingAccounts(house)).map((column) => column.split('.')[0] ?? '')
  expect(naming.filter((table) => ofNobody.includes(table))).toEqual([])
})

test.each(Object.entries(archived))('%s: what stands there of a person is in their archive', (_, part) => {
  expect(archives.flatMap(part)).not.toEqual([])
})

test('of a transfer nothing is told that is of others: neither the whole IBAN nor words about several orders', () => {
  const [first] = archives
  const told = first?.transfers.map(({ payerName, payerIbanLast4, remittance }) => [
    payerName,
    payerIbanLast4,
    remittance,
  ])
  expect(told?.toSorted()).toEqual([
    ['Ada', '3000', null],
    ['Ada', '3000', 'For one'],
  ])
})
