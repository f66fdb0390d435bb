import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { attemptLimits } from '#platform/door/attempt-limits'
import { demoPassword, staff } from './demo/demo-edition.ts'
import {
  type Attendee,
  attendee,
  cards,
  password,
  place,
  type SignedUp,
  signUpForm,
  signUpVisitor,
  someEmail,
} from './testing/people.ts'
import { seedStaffForTests } from './testing/staff.ts'
import { useTestHouse } from './testing/test-house.ts'
import { chooseTrainTicket, openTrainTickets } from './testing/train-tickets.ts'

const house = useTestHouse({ isRateLimited: true })
const wrong = 'Wrong-Password-1!'
const fresh = 'Fresh-Battery-9-Staple'

const forget = () => house.database.db.deleteFrom('rate_limits').execute()
beforeAll(() => seedStaffForTests(house))
beforeEach(forget)

let last = 0
/** An address from which nobody came before. */
const somewhere = () => {
  last += 1
  return `203.0.${113 + Math.floor(last / 250)}.${1 + (last % 250)}`
}

const send = (method: 'POST' | 'PUT', url: string, body: object, from: string, token?: string) =>
  house.app.http.inject({
    method,
    url,
    remoteAddress: from,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    payload: JSON.stringify(body),
  })
const login = (email: string, with_: string, from: string) =>
  send('POST', '/api/user/login', { email, password: with_ }, from)
const remind = (email: string, from = somewhere()) => send('POST', '/api/user/forgot-password', { email }, from)

async function mailsTo(email: string, what: RegExp): Promise<string[]> {
  await house.app.jobs.drain()
  const url = `/api/demo/mailbox?to=${encodeURIComponent(email)}`
  const { payload } = await house.app.http.inject({ method: 'GET', url })
  return (JSON.parse(payload) as { text: string }[]).flatMap(({ text }) => what.exec(text)?.[1] ?? [])
}

/** As many as are let through, from ever new addresses. */
async function tryPasswords(email: string, times: number): Promise<number> {
  const statuses = []
  for (let time = 0; time < times; time += 1) statuses.push((await login(email, wrong, somewhere())).statusCode)
  expect(new Set(statuses).difference(new Set([401, 429]))).toEqual(new Set())
  return statuses.filter((status) => status === 401).length
}

/** Somebody who has signed in from their office. */
async function known(): Promise<Attendee & { office: string }> {
  const person = await attendee(house)
  await forget()
  const office = somewhere()
  expect((await login(person.email, password, office)).statusCode).toBe(200)
  await forget()
  return { ...person, office }
}

test('one account is tried from no more than so many addresses, and its owner gets in from where they are known', async () => {
  const victim = await known()
  const { attempts } = attemptLimits['sign-in-from-new-network']
  expect(await tryPasswords(victim.email, attempts + 10)).toBe(attempts)
  // Not even the right one is looked at from elsewhere, but it is at home.
  expect((await login(victim.email, password, somewhere())).statusCode).toBe(429)
  expect((await login(victim.email, password, victim.office)).statusCode).toBe(200)
  expect((await login(victim.email, wrong, victim.office)).statusCode).toBe(401)
})

test('whoever reads the mailbox gets in from anywhere, while others try the password', async () => {
  const victim = await attendee(house)
  await forget()
  await tryPasswords(victim.email, attemptLimits['sign-in-from-new-network'].attempts + 1)
  const hotel = somewhere()
  expect((await login(victim.email, password, hotel)).statusCode).toBe(429)
  expect((await remind(victim.email, hotel)).statusCode).toBe(202)
  const [link] = await mailsTo(victim.email, /changepassword\/([\w-]+)/)
  expect((await send('POST', `/api/user/change-password/${link}`, { password: fresh }, hotel)).statusCode).toBe(204)
  expect((await login(victim.email, fresh, hotel)).statusCode).toBe(200)
})

test('an address that has no account is limited alike', async () => {
  const { attempts } = attemptLimits['sign-in-from-new-network']
  expect(await tryPasswords(someEmail(), attempts + 5)).toBe(attempts)
})

test('many networks of one site are one', async () => {
  const email = someEmail()
  const statuses = []
  for (let network = 0; network < 26; network += 1)
    for (let time = 0; time < 2; time += 1)
      statuses.push((await login(email, wrong, `2001:db8:7:${network.toString(16)}::1`)).statusCode)
  expect(statuses.filter((status) => status === 401)).toHaveLength(30)
  await forget()
  const each = []
  for (let network = 0; network < 26; network += 1) {
    const from = `2001:db8:8:${network.toString(16)}::1`
    for (let time = 0; time < 8; time += 1)
      each.push((await send('POST', '/api/voucher/check', { code: `GUESS-${time}`, email }, from)).statusCode)
  }
  expect(each.filter((status) => status === 200)).toHaveLength(180)
})

test('a mailbox gets few reminders, whoever asks, and the newest link works', async () => {
  const { email } = await attendee(house)
  await forget()
  for (let time = 0; time < 40; time += 1) expect((await remind(email)).statusCode).toBe(202)
  const links = await mailsTo(email, /changepassword\/([\w-]+)/)
  expect(links).toHaveLength(attemptLimits['reminder-mail'].attempts)
  const answers = []
  for (const link of links)
    answers.push((await send('POST', `/api/user/change-password/${link}`, { password: fresh }, somewhere())).statusCode)
  expect(answers.filter((status) => status === 204)).toHaveLength(1)
})

test('a mailbox gets few confirmations, whoever signs it up or asks again, and the link sent last works', async () => {
  const email = someEmail()
  const free = { passTypeId: null, voucherCode: 'DEMO-STANDARD' }
  const signUps: SignedUp[] = []
  for (let time = 0; time < 12; time += 1) {
    const tagged = time % 2 === 0 ? email : email.replace('@', `+${time}@`)
    const answer = await send(
      'POST',
      '/api/sign-up',
      signUpForm({ ...(time === 0 ? free : {}), email: tagged }),
      somewhere(),
    )
    expect(answer.statusCode).toBe(201)
    signUps.push({ ...answer.json<Omit<SignedUp, 'email'>>(), email: tagged })
    expect((await send('POST', `/api/sign-up/${signUps[0]?.uuid}/resend`, {}, somewhere())).statusCode).toBe(202)
  }
  const sent = []
  for (const address of new Set(signUps.map((signUp) => signUp.email)))
    sent.push(...(await mailsTo(address, /sign-up\/confirm\/([\w-]+)/)))
  expect(sent).toHaveLength(attemptLimits['confirmation-mail'].attempts)
  const { uuid } = signUps[0]!
  const tokens = await mailsTo(email, new RegExp(`${uuid}\\?token=([\\w-]+)`))
  const answers = []
  for (const token of tokens)
    answers.push((await send('POST', `/api/sign-up/${uuid}/confirm`, { token }, somewhere())).statusCode)
  expect(answers.filter((status) => status === 200)).toHaveLength(1)
})

test('a mail that must be sent again is counted once', async () => {
  const { attempts } = house.world.ports
  const { attempts: most } = attemptLimits['reminder-mail']
  for (let time = 0; time < 20; time += 1) expect(await attempts.trySpend('reminder-mail', 'box', 'job')).toBe(true)
  for (let time = 1; time < most; time += 1)
    expect(await attempts.trySpend('reminder-mail', 'box', `job ${time}`)).toBe(true)
  expect(await attempts.trySpend('reminder-mail', 'box', 'another job')).toBe(false)
})

test('a voucher is not guessed by choosing passes', async () => {
  const email = staff.find(({ isVendor }) => isVendor)!.email
  const { token } = (await login(email, demoPassword, somewhere())).json<{ token: string }>()
  const statuses = []
  for (let time = 0; time < 60; time += 1) {
    const body = { voucherCode: `GUESS-${time}` }
    statuses.push((await send('PUT', '/api/order/current/pass', body, somewhere(), token)).statusCode)
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(30)
})

const payFrom = (visitor: SignedUp, card: object, from = somewhere()) =>
  send('POST', `/api/order/${visitor.order?.uuid}/payment`, { card }, from, visitor.orderSecret ?? '')
async function visitorAtCheckout(): Promise<SignedUp> {
  const visitor = await signUpVisitor(house)
  await place(house, visitor.order!, visitor.orderSecret)
  await forget()
  return visitor
}

test('few declined cards are tried for one order, from wherever, and one that pays is not counted', async () => {
  const visitor = await visitorAtCheckout()
  const { attempts } = attemptLimits['declined-card-of-order']
  const statuses = []
  for (let time = 0; time < attempts + 10; time += 1) statuses.push((await payFrom(visitor, cards.declined)).statusCode)
  expect(statuses).toEqual([...Array(attempts).fill(402), ...Array(10).fill(429)])
  const refused = await payFrom(visitor, cards.declined)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  await house.database.raw('update rate_limits set expire = 1')
  expect((await payFrom(visitor, cards.pays)).statusCode).toBe(200)
  const { rows } = await house.database.raw(`select points from rate_limits where key like 'declined%' and expire > 1`)
  expect(rows.map(({ points }) => points)).toEqual(rows.map(() => 0))
})

test('few declined cards are tried from one network, for whatever orders', async () => {
  const { attempts } = attemptLimits['declined-card-of-network']
  const visitors = []
  for (let count = 0; count < 5; count += 1) visitors.push(await visitorAtCheckout())
  const from = somewhere()
  const statuses = []
  for (const visitor of visitors)
    for (let time = 0; time < 5; time += 1) statuses.push((await payFrom(visitor, cards.declined, from)).statusCode)
  expect(statuses.filter((status) => status === 402)).toHaveLength(attempts)
  expect((await payFrom(visitors[4]!, cards.pays)).statusCode).toBe(200)
})

/** Somebody signed in who has chosen a train ticket, and goes to pay it. */
async function travellerAtCheckout(token: string, typeId: string) {
  const { body: order } = await chooseTrainTicket(house, token, typeId)
  await place(house, order, token)
  const payWith = (card: object, bearer = token) =>
    send('POST', `/api/order/${order.uuid}/payment`, { card }, somewhere(), bearer)
  const cancel = () => send('POST', `/api/order/${order.uuid}/cancel`, {}, somewhere(), token)
  return { payWith, cancel }
}

const declinedCounts = async () =>
  (
    await house.database.raw(
      `select key, points from rate_limits where key like 'declined%' and points > 0 order by key`,
    )
  ).rows

test('few declined cards are tried by one account, for whatever orders and from wherever; nobody else spends what it may try', async () => {
  const { attempts } = attemptLimits['declined-card-of-account']
  const ofOrder = attemptLimits['declined-card-of-order'].attempts
  const typeId = await openTrainTickets(house, { capacity: 50, codes: 50 })
  const [victim, thief] = [await attendee(house), await attendee(house)]
  await forget()
  const theirs = await travellerAtCheckout(victim.token, typeId)
  for (let time = 0; time < attempts; time += 1)
    expect((await theirs.payWith(cards.declined, thief.token)).statusCode).toBe(404)
  expect(await declinedCounts()).toEqual([])
  for (let tried = 0; tried < attempts; tried += ofOrder - 1) {
    const { payWith, cancel } = await travellerAtCheckout(thief.token, typeId)
    for (let time = tried; time < Math.min(attempts, tried + ofOrder - 1); time += 1)
      expect((await payWith(cards.declined)).statusCode).toBe(402)
    await cancel()
  }
  const last = await travellerAtCheckout(thief.token, typeId)
  const refused = await last.payWith(cards.pays)
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ code: 'requests/too-many' })
  expect((await theirs.payWith(cards.pays)).statusCode).toBe(200)
})

test('once many cards are declined anywhere, each order may try few', async () => {
  const { attempts } = attemptLimits['declined-cards']
  const visitor = await visitorAtCheckout()
  const other = await visitorAtCheckout()
  for (let time = 0; time < attempts; time += 1) await house.world.ports.attempts.spend('declined-cards', 'all')
  const statuses = []
  for (let time = 0; time < 4; time += 1) statuses.push((await payFrom(visitor, cards.declined)).statusCode)
  expect(statuses).toEqual([402, 402, 429, 429])
  // Who comes to pay, pays.
  expect((await payFrom(other, cards.pays)).statusCode).toBe(200)
})

test('few voucher codes that are none are tried by signing up from one network, and one that is good is not counted', async () => {
  const { attempts } = attemptLimits['wrong-voucher']
  const from = somewhere()
  const signUp = (voucherCode: string, network = from) =>
    send('POST', '/api/sign-up', signUpForm({ passTypeId: null, voucherCode }), network)
  expect((await signUp('DEMO-STANDARD')).statusCode).toBe(201)
  const statuses = []
  for (let time = 0; time < attempts + 3; time += 1) statuses.push((await signUp(`GUESS-${time}`)).statusCode)
  expect(statuses).toEqual([...Array(attempts).fill(409), ...Array(3).fill(429)])
  const late = await signUp('DEMO-STANDARD')
  expect(late.statusCode).toBe(429)
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
  // Who has no code, and who comes from elsewhere, is not kept waiting.
  expect((await send('POST', '/api/sign-up', signUpForm(), from)).statusCode).toBe(201)
  expect((await signUp('DEMO-STANDARD', somewhere())).statusCode).toBe(201)
})

test('once many codes that are none are tried from anywhere, each network may try few; one that is good is not counted', async () => {
  const { attempts } = attemptLimits['wrong-vouchers']
  const signUp = (voucherCode: string, from = somewhere()) =>
    send('POST', '/api/sign-up', signUpForm({ passTypeId: null, voucherCode }), from)
  const check = (code: string, from = somewhere()) =>
    send('POST', '/api/voucher/check', { code, email: someEmail() }, from)
  // Each from an address of its own, in one way or the other.
  expect((await signUp('GUESS-1')).statusCode).toBe(409)
  expect((await check('GUESS-2')).statusCode).toBe(200)
  for (let time = 2; time < attempts; time += 1) await house.world.ports.attempts.spend('wrong-vouchers', 'all')
  const from = somewhere()
  const statuses = []
  for (const guess of [signUp, check, check, signUp]) statuses.push((await guess('GUESS-3', from)).statusCode)
  expect(statuses).toEqual([409, 200, 429, 429])
  const other = somewhere()
  for (let time = 0; time < 3; time += 1) expect((await check('DEMO-STANDARD', other)).statusCode).toBe(200)
  expect((await signUp('DEMO-STANDARD', other)).statusCode).toBe(201)
})

/** Somebody who is let in and has no pass. */
async function vendorWithoutPass(): Promise<string> {
  const { email } = staff.find(({ isVendor }) => isVendor)!
  const { token } = (await login(email, demoPassword, somewhere())).json<{ token: string }>()
  await forget()
  return token
}
const choose = (token: string, voucherCode: string, from = somewhere()) =>
  send('PUT', '/api/order/current/pass', { voucherCode }, from, token)
const wrongVouchers = async () =>
  (await house.database.raw(`select points from rate_limits where key like 'wrong-voucher%' and points <> 0`)).rows

test('a code that is none is counted where a pass is chosen with it too; one that is good is not', async () => {
  const token = await vendorWithoutPass()
  const { attempts } = attemptLimits['wrong-vouchers']
  expect((await choose(token, 'DEMO-STANDARD')).statusCode).toBe(200)
  expect(await wrongVouchers()).toEqual([])
  for (let time = 1; time < attempts; time += 1) await house.world.ports.attempts.spend('wrong-vouchers', 'all')
  expect((await choose(token, 'GUESS-1')).statusCode).toBe(409)
  const statuses = []
  for (const guess of ['GUESS-2', 'GUESS-3', 'GUESS-4', 'DEMO-STANDARD'])
    statuses.push((await choose(token, guess)).statusCode)
  expect(statuses).toEqual([409, 409, 429, 429])
})

test('who is signed in is kept waiting for their own wrong codes, and not for those of others in their network', async () => {
  const token = await vendorWithoutPass()
  const hall = somewhere()
  const { attempts } = attemptLimits['wrong-vouchers']
  for (let time = 0; time < attempts; time += 1) await house.world.ports.attempts.spend('wrong-vouchers', 'all')
  const guesses = []
  for (let time = 0; time < 3; time += 1)
    guesses.push((await send('POST', '/api/voucher/check', { code: 'GUESS', email: someEmail() }, hall)).statusCode)
  expect(guesses).toEqual([200, 200, 429])
  expect((await choose(token, 'DEMO-STANDRAD', hall)).statusCode).toBe(409)
  expect((await choose(token, 'DEMO-STANDARD', hall)).statusCode).toBe(200)
})

test('a code that is good is not counted, and gives its pass, where taking back its count fails', async () => {
  const token = await vendorWithoutPass()
  const { attempts } = house.world.ports
  const { giveBack } = attempts
  const lost = vi.spyOn(attempts, 'giveBack').mockImplementation(async (...counted) => {
    await giveBack(...counted)
    throw new Error('The answer was lost.')
  })
  try {
    expect((await choose(token, 'DEMO-STANDARD')).statusCode).toBe(200)
    expect(await wrongVouchers()).toEqual([])
  } finally {
    lost.mockRestore()
  }
})
