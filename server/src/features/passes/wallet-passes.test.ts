import type { Pass } from '@foyer/contract/passes'
import { importSPKI, jwtVerify } from 'jose'
import sharp from 'sharp'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { attendee, call, signIn } from '../../testing/people.ts'
import { readPkpass } from '../../testing/read-pkpass.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { openTestWallets } from '../../testing/wallets.ts'

const wallets = openTestWallets()
const house = useTestHouse({ ports: wallets.ports })
const keyless = useTestHouse()
const noon = new Date('2025-08-18T10:00:00Z')
beforeEach(() => house.clock.set(noon))

interface Fields {
  readonly eventTicket: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
}

/** As a browser does: by a one-time address, because it sends no token where it opens something by itself. */
async function download(token: string) {
  const { body, status } = await call<{ url: string }>(house, 'POST', '/api/download', {
    token,
    body: { path: '/api/pass/wallet/apple' },
  })
  expect(status).toBe(201)
  return house.app.http.inject({ method: 'GET', url: body.url })
}

async function appleOf(token: string) {
  const { rawPayload, headers, statusCode } = await download(token)
  expect({ statusCode, type: headers['content-type'], name: headers['content-disposition'] }).toEqual({
    statusCode: 200,
    type: 'application/vnd.apple.pkpass',
    name: 'attachment; filename="pass.pkpass"',
  })
  return readPkpass(rawPayload, wallets.issuer)
}

async function googleOf(token: string, language = 'en') {
  const headers = { 'accept-language': language }
  const { body } = await call<{ url: string }>(house, 'GET', '/api/pass/wallet/google', { token, headers })
  const [address, signed = ''] = body.url.split('/gp/v/save/')
  expect(address).toBe('https://pay.google.com')
  const { payload, protectedHeader } = await jwtVerify(signed, await importSPKI(wallets.publicKey, 'RS256'), {
    audience: 'google',
    issuer: 'wallet@conference.iam.gserviceaccount.com',
    currentDate: house.clock.now(),
  })
  const { eventTicketClasses, eventTicketObjects } = payload['payload'] as Record<string, Record<string, unknown>[]>
  return { signed, payload, protectedHeader, event: eventTicketClasses![0]!, ticket: eventTicketObjects![0]! }
}

const passOf = async (token: string, at = house) => (await call<Pass>(at, 'GET', '/api/pass', { token })).body
const codeOf = async (token: string) =>
  (await call<{ text: string; code: string }>(house, 'GET', '/api/pass/code', { token })).body
const setName = (name: Record<string, string>) =>
  house.database.db
    .updateTable('pass_types')
    .set({ name: JSON.stringify(name) })
    .where('id', '=', 1)
    .execute()

test('a pass is offered for the wallets that there are keys for, and for no other', async () => {
  expect((await passOf((await attendee(house)).token)).wallets).toEqual(['apple', 'google'])
  const { token } = await attendee(keyless)
  expect((await passOf(token, keyless)).wallets).toEqual([])
  for (const wallet of ['apple', 'google'])
    expect((await call(keyless, 'GET', `/api/pass/wallet/${wallet}`, { token })).status).toBe(404)
})

test('the file for Apple Wallet is whole, and signed by the certificate that Apple’s authority issued', async () => {
  const { files, manifest, hashes, signature } = await appleOf((await attendee(house)).token)
  expect(manifest).toEqual(hashes)
  expect(signature).toEqual({
    isIssued: true,
    isOfSigner: true,
    isOfContent: true,
    hasTime: true,
    bringsAuthority: true,
  })
  expect(Object.keys(files).sort()).toEqual([
    'de.lproj/pass.strings',
    'en.lproj/pass.strings',
    'fr.lproj/pass.strings',
    'icon.png',
    'icon@2x.png',
    'icon@3x.png',
    'logo.png',
    'logo@2x.png',
    'logo@3x.png',
    'pass.json',
  ])
  for (const [name, width] of Object.entries({ 'icon.png': 29, 'icon@2x.png': 58, 'icon@3x.png': 87, 'logo.png': 40 }))
    expect(await sharp(files[name]).metadata()).toMatchObject({ format: 'png', width, height: width })
})

test('one that was touched on the way is noticed: the check can fail', async () => {
  const { rawPayload } = await download((await attendee(house)).token)
  const touched = Buffer.from(rawPayload)
  const at = touched.indexOf('Mira')
  touched.write('Mara', at)
  const { manifest, hashes } = readPkpass(touched, wallets.issuer)
  expect(hashes['pass.json']).not.toBe(manifest['pass.json'])
  const { signature } = readPkpass(rawPayload, openTestWallets().issuer)
  expect(signature).toMatchObject({ isIssued: false, isOfSigner: true })
})

test('it is an event ticket with what Apple asks for, and the code of the page', async () => {
  const { token } = await attendee(house)
  const { uuid } = await passOf(token)
  const { text, code } = await codeOf(token)
  const { pass } = await appleOf(token)
  expect(pass).toMatchObject({
    formatVersion: 1,
    passTypeIdentifier: 'pass.example.conference',
    teamIdentifier: 'TEAM123456',
    serialNumber: uuid,
    organizationName: 'MSPG Messe GmbH',
    description: 'Pass for MSPG 2025',
    logoText: 'MSPG 2025',
    sharingProhibited: true,
    backgroundColor: 'rgb(4, 106, 106)',
    barcodes: [
      {
        format: 'PKBarcodeFormatQR',
        message: text,
        messageEncoding: 'iso-8859-1',
        altText: `${code.slice(0, 4)} ${code.slice(4, 8)} ${code.slice(8)}`,
      },
    ],
    // The end of the 24th in Berlin.
    expirationDate: '2025-10-24T22:00:00.000Z',
    relevantDate: '2025-10-20T06:30:00.000Z',
  })
  expect((pass['relevantDates'] as { date: string }[]).map(({ date }) => date)).toEqual([
    '2025-10-20T06:30:00.000Z',
    '2025-10-21T06:30:00.000Z',
    '2025-10-22T06:30:00.000Z',
    '2025-10-23T06:30:00.000Z',
    '2025-10-24T06:30:00.000Z',
  ])
  const { eventTicket } = pass as unknown as Fields
  expect(eventTicket).toMatchObject({
    // The clock of the venue, in whatever zone the phone is.
    headerFields: [{ label: 'Doors', value: '2025-10-20T08:30:00+02:00', ignoresTimeZone: true }],
    primaryFields: [{ value: 'MSPG 2025' }],
    secondaryFields: [
      { label: 'Name', value: 'Mira Okafor' },
      { label: 'Pass', value: 'Standard' },
    ],
    auxiliaryFields: [
      { label: 'When', value: '20–24\u00a0October\u00a02025' },
      { label: 'Entrance', value: 'South, Hall 3' },
    ],
  })
  expect(eventTicket['backFields']!.map(({ key }) => key)).toEqual([
    'where',
    'doors-open',
    'company',
    'order',
    'yours',
    'page',
    'contact',
  ])
})

test('it speaks the language of the phone, whatever signs a name has', async () => {
  const { token } = await attendee(house)
  onTestFinished(async () => void (await setName({ en: 'Standard', de: 'Standard' })))
  await setName({ en: 'Standard "Plus" \\ more', de: 'Normal „Plus“ "\nmehr' })
  const { pass, strings } = await appleOf(token)
  const { eventTicket } = pass as unknown as Fields
  expect(eventTicket['secondaryFields']![1]!['value']).toBe('Standard "Plus" \\ more')
  const { de, en, fr } = strings
  expect(de!.get('Standard "Plus" \\ more')).toBe('Normal „Plus“ "\nmehr')
  expect(de!.get('South, Hall 3')).toBe('Süd, Halle 3')
  expect(de!.get('Doors')).toBe('Türöffnung')
  expect(de!.get('Pass for MSPG 2025')).toBe('Ticket für MSPG 2025')
  expect(de!.get('20–24\u00a0October\u00a02025')).toBe('20.–24.\u00a0Oktober\u00a02025')
  expect(fr!.get('20–24\u00a0October\u00a02025')).toBe('20–24\u00a0octobre\u00a02025')
  // Where English is not among them, a phone that speaks it would choose another of these.
  expect([...en!].every(([key, value]) => key === value)).toBe(true)
  // Whatever stands in the pass and is a word of ours is in every language.
  const labels = Object.values(eventTicket)
    .flat()
    .map(({ label }) => String(label))
  expect(labels.filter((label) => !de!.has(label))).toEqual(['Südhallen Berlin'])
})

test('the link for Google Wallet is signed by the service account, and saves the event with the ticket', async () => {
  const { token } = await attendee(house)
  const { text, code } = await codeOf(token)
  const { payload, protectedHeader, event, ticket, signed } = await googleOf(token)
  expect(protectedHeader).toEqual({ alg: 'RS256', typ: 'JWT' })
  expect(payload).toMatchObject({
    iss: 'wallet@conference.iam.gserviceaccount.com',
    aud: 'google',
    typ: 'savetowallet',
    iat: noon.getTime() / 1000,
    origins: ['https://register.example.com'],
  })
  const inEnglish = (value: string) => ({ defaultValue: { language: 'en', value } })
  expect(event).toEqual({
    id: expect.stringMatching(/^3388000000022222222\.MS25\.[\w-]{8}$/),
    issuerName: 'MSPG Messe GmbH',
    reviewStatus: 'UNDER_REVIEW',
    eventName: inEnglish('MSPG 2025'),
    venue: { name: inEnglish('Südhallen Berlin'), address: inEnglish('Berlin') },
    dateTime: {
      start: '2025-10-20T08:30:00+02:00',
      end: '2025-10-25T00:00:00+02:00',
    },
    logo: { sourceUri: { uri: 'https://register.example.com/icon-512.png' } },
  })
  expect(ticket).toEqual({
    id: expect.stringMatching(/^3388000000022222222\.[\w-]{16}$/),
    classId: event['id'],
    state: 'ACTIVE',
    ticketHolderName: 'Mira Okafor',
    ticketType: inEnglish('Standard'),
    seatInfo: { gate: inEnglish('South, Hall 3') },
    barcode: {
      type: 'QR_CODE',
      value: text,
      alternateText: `${code.slice(0, 4)} ${code.slice(4, 8)} ${code.slice(8)}`,
    },
    hexBackgroundColor: '#046a6a',
  })
  // It travels in an address: nothing is said twice.
  expect(signed.length).toBeLessThan(2000)
})

test('and it speaks the language of whoever saves it, the event aside, which is everybody’s', async () => {
  const { token } = await attendee(house)
  const { event, ticket } = await googleOf(token, 'de')
  expect(ticket).toMatchObject({ seatInfo: { gate: { defaultValue: { language: 'de', value: 'Süd, Halle 3' } } } })
  expect(event).toEqual((await googleOf(token, 'fr')).event)
})

test('what Google knows it does not read again: a ticket that changed has another number', async () => {
  const { token } = await attendee(house)
  const first = await googleOf(token)
  expect(await googleOf(token)).toEqual(first)
  await house.database.db
    .updateTable('users')
    .set({ last_name: 'Okafor-Lind' })
    .where('first_name', '=', 'Mira')
    .execute()
  const { event, ticket } = await googleOf(token)
  expect(event).toEqual(first.event)
  expect(ticket['ticketHolderName']).toBe('Mira Okafor-Lind')
  expect(ticket['id']).not.toBe(first.ticket['id'])
})

test('a pass of the VIP colour is one in a wallet too', async () => {
  const { token } = await attendee(house)
  const { uuid } = await passOf(token)
  await house.database.script(
    `update passes set pass_type_id = (select id from pass_types where code_type = 'vip' limit 1) where id = '${uuid}'`,
  )
  expect((await appleOf(token)).pass).toMatchObject({ backgroundColor: 'rgb(112, 11, 93)' })
  expect((await googleOf(token)).ticket).toMatchObject({ hexBackgroundColor: '#700b5d' })
})

test.each(['pending', 'rejected', 'cancelled'] as const)('a %s pass goes into no wallet', async (state) => {
  const { token } = await attendee(house)
  const { uuid } = await passOf(token)
  const asVendor = await call<{ uuid: string }>(house, 'GET', '/api/user/', { token })
  const { db } = house.database
  const user = { user_id: asVendor.body.uuid, granted_by: asVendor.body.uuid }
  await db
    .insertInto('user_tags')
    .values({ ...user, tag_id: 2, granted_at: noon })
    .execute()
  await db
    .updateTable('passes')
    .set({ state, place: state === 'pending' ? 'sold' : 'none' })
    .where('id', '=', uuid)
    .execute()
  expect(await passOf(token)).toMatchObject({ status: state, wallets: [] })
  for (const wallet of ['apple', 'google'])
    expect(await call(house, 'GET', `/api/pass/wallet/${wallet}`, { token })).toMatchObject({
      status: 404,
      body: { code: 'requests/not-found' },
    })
})

test('the last moment is the end of the last day in Berlin', async () => {
  const { email } = await attendee(house)
  house.clock.set(new Date('2025-10-24T21:59:59Z'))
  const { token } = (await signIn(house, email)).body
  expect((await passOf(token)).wallets).toEqual(['apple', 'google'])
  house.clock.set(new Date('2025-10-24T22:00:00Z'))
  expect((await passOf(token)).wallets).toEqual([])
  for (const wallet of ['apple', 'google'])
    expect((await call(house, 'GET', `/api/pass/wallet/${wallet}`, { token })).status).toBe(404)
})
