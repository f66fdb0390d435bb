import type { Accommodation, AccommodationDetail, Room } from '@foyer/contract/accommodation'
import type { Edition } from '@foyer/contract/editions'
import type { NewEdition } from '@foyer/contract/new-edition.schemas'
import type { Order } from '@foyer/contract/orders'
import type { PassType } from '@foyer/contract/passes'
import type { SurveyQuestion } from '@foyer/contract/surveys'
import { beforeAll, expect, test } from 'vitest'
import { createAccommodation, createRoom, offerNights } from '#features/accommodation'
import { createEdition, makeEditionCurrent } from '#features/editions'
import { openInvoiceSeries } from '#features/invoices'
import { createPassType, createVoucher, listAddresses } from '#features/passes'
import { createSurveyQuestion } from '#features/surveys'
import type { OfficeContext } from '#platform/context'
import { InvalidInput } from '#platform/door/problem'
import { edition as autumn } from './demo/demo-edition.ts'
import { book } from './testing/hotels.ts'
import { attendee, call, pay, place, signUpVisitor } from './testing/people.ts'
import { useTestHouse } from './testing/test-house.ts'

/** What was drawn, as its template was given it. */
const drawn: string[] = []
const house = useTestHouse({
  ports: (ports) => ({
    ...ports,
    documents: {
      draw: (template, data) => {
        drawn.push(JSON.stringify(data))
        return ports.documents.draw(template, data)
      },
    },
  }),
})

/** Written in German, and partly in French: an event without a word of English. */
const salon: NewEdition = {
  ...autumn,
  code: 'SA25',
  product: 'Salon',
  languages: ['de', 'fr'],
  entrance: { de: 'Tor Ost', fr: 'Porte est' },
  partnerBanner: { text: { de: 'Partner: Nordwerk' }, url: 'https://nordwerk.example/' },
  countdownPhases: [
    {
      name: 'promo',
      start: '2025-08-01T06:00:00Z',
      end: '2025-09-05T21:59:00Z',
      title: { de: 'Frühbucher', fr: 'Réservation anticipée' },
      link: { label: { de: 'Mehr dazu', fr: 'En savoir plus' }, url: 'https://salon.example/' },
    },
  ],
}

const made = { id: 0, passType: 0, house: 0, room: 0 }
/** The office at work, in a transaction. */
const inOffice = async <T>(work: (context: OfficeContext) => Promise<T>): Promise<T> =>
  (await house.app.context(made.id)).inTransaction(work)

beforeAll(async () => {
  made.id = await house.database.transaction((db) => createEdition({ db }, salon))
  await inOffice(async (office) => {
    await openInvoiceSeries(office, { invoice: 'R', creditNote: 'C' })
    made.passType = await createPassType(office, {
      name: { de: 'Tagesgast', fr: 'Visiteur' },
      codeType: 'standard',
      list: 'paid',
      description: { de: 'Alle Hallen', fr: 'Tous les halls' },
      benefits: [{ de: 'Kaffee', fr: 'Café' }, { de: 'Garderobe' }],
      price: 10_000,
      capacity: 50,
      onSaleFrom: null,
      onSaleUntil: null,
      isHidden: false,
      requiresApproval: false,
      upgradeableBy: [],
    })
    made.house = await createAccommodation(office, {
      name: 'Hotel Adler',
      stars: 3,
      description: { de: 'Ein Haus am Fluss', fr: 'Une maison au bord du fleuve' },
      address: 'Uferweg 1, 10115 Berlin',
      latitude: 52.5,
      longitude: 13.4,
      minutesToVenue: 9,
      wayKind: 'walk',
      way: { de: '9 Minuten zu Fuß', fr: '9 minutes à pied' },
      amenities: ['wifi'],
      images: [{ file: '01989c00-0000-7000-8000-000000000001', alt: { de: 'Der Fluss', fr: 'Le fleuve' } }],
      checkInFrom: '15:00',
      checkOutUntil: '11:00',
      phone: null,
    })
    made.room = await createRoom(office, {
      accommodationId: made.house,
      name: { de: 'Doppelzimmer', fr: 'Chambre double' },
      description: { de: 'Mit Blick', fr: 'Avec vue' },
      maxOccupancy: 2,
      board: 'breakfast',
      images: [],
      isInternal: false,
    })
    const nights = ['2025-10-20', '2025-10-21'].map((night) => ({ night, allotment: 2, price: 9_000 }))
    await offerNights(office, { roomId: made.room, nights })
    await createSurveyQuestion(office, {
      type: 'scale',
      topic: { de: 'Vor Ort', fr: 'Sur place' },
      text: { de: 'Wie war es?', fr: 'C’était comment ?' },
      isRequired: false,
      scale: { min: 0, max: 5, minLabel: { de: 'schlecht', fr: 'mauvais' }, maxLabel: { de: 'gut', fr: 'bon' } },
    })
    await createSurveyQuestion(office, {
      type: 'single',
      topic: { de: 'Vor Ort' },
      text: { de: 'Kommen Sie wieder?' },
      isRequired: false,
      options: [{ value: 'yes', label: { de: 'Ja', fr: 'Oui' } }],
    })
  })
  await house.database.transaction((db) => makeEditionCurrent({ db }, made.id))
})

const read = async <T>(url: string, language: string) =>
  (await call<T>(house, 'GET', url, { headers: { 'accept-language': language } })).body
const stay = 'start=2025-10-20&end=2025-10-22'

// Nothing is written in English, and the banner and a benefit in German alone.
test.each([
  [
    'fr',
    'a third language',
    {
      entrance: 'Porte est',
      phase: 'Réservation anticipée',
      link: 'En savoir plus',
      banner: 'Partner: Nordwerk',
      pass: 'Visiteur',
      sold: 'Tous les halls',
      benefits: ['Café', 'Garderobe'],
      house: 'Une maison au bord du fleuve',
      way: '9 minutes à pied',
      alt: 'Le fleuve',
      room: 'Chambre double',
      view: 'Avec vue',
      text: 'C’était comment ?',
      topic: 'Sur place',
      ends: ['mauvais', 'bon'],
      again: 'Kommen Sie wieder?',
      yes: 'Oui',
    },
  ],
  [
    'en',
    'a language that nothing is written in, and so in the edition’s first',
    {
      entrance: 'Tor Ost',
      phase: 'Frühbucher',
      link: 'Mehr dazu',
      banner: 'Partner: Nordwerk',
      pass: 'Tagesgast',
      sold: 'Alle Hallen',
      benefits: ['Kaffee', 'Garderobe'],
      house: 'Ein Haus am Fluss',
      way: '9 Minuten zu Fuß',
      alt: 'Der Fluss',
      room: 'Doppelzimmer',
      view: 'Mit Blick',
      text: 'Wie war es?',
      topic: 'Vor Ort',
      ends: ['schlecht', 'gut'],
      again: 'Kommen Sie wieder?',
      yes: 'Ja',
    },
  ],
])('all that the office wrote is read in %s, %s', async (language, _what, words) => {
  expect(await read<Edition>('/api/edition', language)).toMatchObject({
    product: 'Salon',
    entrance: words.entrance,
    partnerBanner: { text: words.banner },
    countdownPhases: [{ name: words.phase, link: { label: words.link } }],
  })
  expect(await read<PassType[]>('/api/pass/type/paid', language)).toMatchObject([
    { id: made.passType, name: words.pass, description: words.sold, benefits: words.benefits },
  ])
  expect(await read<Accommodation[]>(`/api/accommodation?${stay}`, language)).toMatchObject([
    {
      id: made.house,
      description: words.house,
      way: { text: words.way },
      images: [{ alt: words.alt }],
      room: { name: words.room },
    },
  ])
  expect(await read<AccommodationDetail>(`/api/accommodation/${made.house}?${stay}`, language)).toMatchObject({
    description: words.house,
  })
  expect(await read<Room[]>(`/api/accommodation/${made.house}/?${stay}`, language)).toMatchObject([
    { id: made.room, name: words.room, description: words.view, bookable: true },
  ])
  expect(await read<SurveyQuestion[]>('/api/survey/questions/', language)).toMatchObject([
    { topic: words.topic, text: words.text, scale: { minLabel: words.ends[0], maxLabel: words.ends[1] } },
    { text: words.again, options: [{ value: 'yes', label: words.yes }] },
  ])
})

test.each([
  ['fr', 'Visiteur', 'Chambre double', '9 minutes à pied'],
  ['en', 'Tagesgast', 'Doppelzimmer', '9 Minuten zu Fuß'],
])('orders, mails and papers say it in the buyer’s language too: %s', async (locale, pass, room, way) => {
  const person = await attendee(house, { passTypeId: made.passType, locale })
  await book(house, person.token, { roomId: made.room, arrival: '2025-10-20', departure: '2025-10-21' })
  const { body: order } = await call<Order>(house, 'GET', '/api/order/current', {
    token: person.token,
    headers: { 'accept-language': locale },
  })
  expect(order.lines.map((line) => line.description).join()).toContain(room)
  await place(house, order, person.token)
  await pay(house, order, person.token)
  drawn.length = 0
  await house.app.jobs.drain()
  const { rows } = await house.database.raw('select body_text from demo_mails where to_address = $1', [person.email])
  const mails = rows.map(({ body_text }) => String(body_text)).join('\n')
  expect(mails).toContain(pass)
  expect(mails).toContain(room)
  expect(mails).toContain(way)
  const papers = drawn.join('\n').replaceAll('\\u00a0', ' ')
  expect(papers).toContain(room)
  expect(papers).toContain(way)
})

test('what is sold for a voucher, and who is barred, are the office’s to say too', async () => {
  const [given] = await inOffice(async (office) => {
    const id = await createPassType(office, {
      name: { de: 'Aussteller' },
      codeType: 'vendor-vip',
      list: 'voucher',
      description: { de: 'Für Aussteller' },
      benefits: [],
      price: 0,
      capacity: null,
      onSaleFrom: null,
      onSaleUntil: null,
      isHidden: false,
      requiresApproval: false,
      upgradeableBy: [],
    })
    await createVoucher(office, { code: 'SALON-1', passTypeId: id, maxUses: 1, validUntil: null })
    await listAddresses(office, { list: 'blacklist', addresses: ['Barred@Guests.example'], reason: null })
    return [id]
  })
  const signedUp = await signUpVisitor(house, { passTypeId: undefined, voucherCode: 'salon 1' })
  expect(signedUp.order).toBeNull()
  expect(given).toBeGreaterThan(made.passType)
  await expect(signUpVisitor(house, { passTypeId: made.passType, email: 'barred@guests.example' })).rejects.toThrow(
    '409',
  )
})

const passType = {
  name: { de: 'Gast' },
  codeType: 'standard' as const,
  list: 'paid' as const,
  description: { de: 'Gast' },
  benefits: [],
  price: 0,
  capacity: null,
  onSaleFrom: null,
  onSaleUntil: null,
  isHidden: false,
  requiresApproval: false,
  upgradeableBy: [],
}

test.each<[what: string, path: string, write: (office: OfficeContext) => Promise<unknown>]>([
  [
    'a text that is missing in the first language',
    'benefits.0',
    (office) => createPassType(office, { ...passType, benefits: [{ fr: 'Café' }] }),
  ],
  ['a price below nothing', 'price', (office) => createPassType(office, { ...passType, price: -1 })],
  ['a text of nothing', 'name', (office) => createPassType(office, { ...passType, name: {} })],
  [
    'an upgrade from a type of another edition',
    'upgradeableBy',
    (office) => createPassType(office, { ...passType, list: 'paid-upgrade', upgradeableBy: [1] }),
  ],
  [
    'a voucher for a pass type of another edition',
    'passTypeId',
    (office) => createVoucher(office, { code: 'X', passTypeId: 1, maxUses: 1, validUntil: null }),
  ],
  [
    'a room in a house of another edition',
    'accommodationId',
    (office) =>
      createRoom(office, {
        accommodationId: 28,
        name: { de: 'Z' },
        description: { de: 'Z' },
        maxOccupancy: 1,
        board: 'none',
        images: [],
        isInternal: false,
      }),
  ],
  [
    'nights of a room of another edition',
    'roomId',
    (office) => offerNights(office, { roomId: 2801, nights: [{ night: '2025-10-20', allotment: 1, price: 1 }] }),
  ],
  [
    'an edition whose first language is not written',
    'entrance',
    ({ db }) => createEdition({ db }, { ...salon, code: 'SA26', languages: ['en', 'de'] }),
  ],
  [
    'an edition in a time zone that is none',
    'timeZone',
    ({ db }) => createEdition({ db }, { ...salon, code: 'SA26', timeZone: 'Mars/Base' }),
  ],
])('%s is refused, and named', async (_what, path, write) => {
  const refused = await inOffice(write).then(
    () => null,
    (error: unknown) => error,
  )
  expect(refused).toBeInstanceOf(InvalidInput)
  expect((refused as InvalidInput).issues.map((issue) => issue.path)).toContain(path)
})
