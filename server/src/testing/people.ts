import { randomUUID } from 'node:crypto'
import type { Order } from '@foyer/contract/orders'
import { countryId } from '#features/editions'
import type { TestHouse } from './test-house.ts'

export const password = 'Correct-Horse-7-Battery'
export const cards = {
  pays: { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' },
  declined: { number: '4000 0000 0000 0002', expiry: '12/30', cvc: '123' },
  asksBank: { number: '4000 0025 0000 3155', expiry: '12/30', cvc: '123' },
  late: { number: '4000 0000 0000 0077', expiry: '12/30', cvc: '123' },
}

export interface Reply<T = Record<string, unknown>> {
  readonly status: number
  readonly body: T
  readonly headers: Readonly<Record<string, unknown>>
}

/** Calls the house over HTTP, as a browser would. */
export async function call<T = Record<string, never>>(
  house: Pick<TestHouse, 'app'>,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  options: {
    readonly token?: string | undefined
    readonly body?: unknown
    readonly headers?: Record<string, string>
  } = {},
): Promise<Reply<T>> {
  const answer = await house.app.http.inject({
    method,
    url,
    headers: {
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(options.body === undefined ? {} : { payload: JSON.stringify(options.body) }),
  })
  const isJson = String(answer.headers['content-type'] ?? '').includes('json')
  return { status: answer.statusCode, body: (isJson ? answer.json() : answer.body) as T, headers: answer.headers }
}

/** Asks again where a crowd on a slow machine is told to: how fast the machine is decides nothing. */
export async function unlessBusy<T>(ask: () => Promise<Reply<T>>): Promise<Reply<T>> {
  const reply = await ask()
  return reply.status === 503 ? unlessBusy(ask) : reply
}

export const someEmail = (): string => `person-${randomUUID().slice(0, 8)}@guests.example`

/** What a visitor fills in; `changes` replaces parts of it. */
export function signUpForm(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    attendeeType: 'reseller',
    email: someEmail(),
    passTypeId: 1,
    firstName: 'Mira',
    lastName: 'Okafor',
    password,
    companyName: 'Okafor Handels GmbH',
    jobTitle: 'Buyer',
    phone: null,
    vatId: null,
    billingAddress: {
      addressLine1: 'Ringstraße 5',
      addressLine2: null,
      zip: '50667',
      city: 'Köln',
      state: null,
      countryId: countryId('DE'),
    },
    locale: 'en',
    acceptTerms: true,
    ...changes,
  }
}

export interface SignedUp {
  readonly uuid: string
  readonly order: Order | null
  readonly orderSecret: string | null
  readonly email: string
}

/** A visitor who signed up and has not paid yet. */
export async function signUpVisitor(house: TestHouse, changes: Record<string, unknown> = {}): Promise<SignedUp> {
  const form = signUpForm(changes)
  const { status, body } = await call<Omit<SignedUp, 'email'>>(house, 'POST', '/api/sign-up', { body: form })
  if (status !== 201) throw new Error(`The sign-up answered ${status}: ${JSON.stringify(body)}`)
  return { ...body, email: String(form['email']) }
}

export const place = (house: Pick<TestHouse, 'app'>, order: { uuid: string }, secret: string | null) =>
  call<Order>(house, 'POST', `/api/order/${order.uuid}/place`, { token: secret ?? undefined, body: { method: 'card' } })

export const pay = (house: Pick<TestHouse, 'app'>, order: { uuid: string }, secret: string | null, card = cards.pays) =>
  call<Order & { action?: { url: string } | null; code?: string }>(house, 'POST', `/api/order/${order.uuid}/payment`, {
    token: secret ?? undefined,
    body: { card },
  })

/** The newest mail to an address, after all jobs have run. */
export async function newestMail(
  house: TestHouse,
  to: string,
): Promise<{ subject: string; text: string; html: string }> {
  await house.app.jobs.drain()
  const { body } = await call<{ subject: string; text: string; html: string }[]>(
    house,
    'GET',
    `/api/demo/mailbox?to=${encodeURIComponent(to)}`,
  )
  const mail = body[0]
  if (mail === undefined) throw new Error(`No mail went to ${to}.`)
  return mail
}

/** Follows the confirmation mail's link. */
export async function confirm(
  house: TestHouse,
  visitor: SignedUp,
): Promise<Reply<{ passStatus: string; reason: string | null }>> {
  await house.app.jobs.drain()
  const { body } = await call<{ text: string }[]>(
    house,
    'GET',
    `/api/demo/mailbox?to=${encodeURIComponent(visitor.email)}`,
  )
  const link = body
    .map((mail) => new RegExp(`/sign-up/confirm/${visitor.uuid}\\?token=([\\w-]+)`).exec(mail.text))
    .find((found) => found !== null)
  return call(house, 'POST', `/api/sign-up/${visitor.uuid}/confirm`, { body: { token: link?.[1] ?? 'none' } })
}

export const signIn = (house: Pick<TestHouse, 'app'>, email: string, with_ = password) =>
  call<{ token: string; code?: string; reason?: string; passStatus?: string }>(house, 'POST', '/api/user/login', {
    body: { email, password: with_ },
  })

export interface Attendee {
  readonly email: string
  readonly token: string
  readonly signUp: SignedUp
}

/** Somebody with an approved pass, signed in: they came the whole way. */
export async function attendee(house: TestHouse, changes: Record<string, unknown> = {}): Promise<Attendee> {
  const visitor = await signUpVisitor(house, changes)
  if (visitor.order !== null) {
    await place(house, visitor.order, visitor.orderSecret)
    await pay(house, visitor.order, visitor.orderSecret)
  }
  await confirm(house, visitor)
  const { status, body } = await signIn(house, visitor.email)
  if (status !== 200) throw new Error(`The sign-in answered ${status}: ${JSON.stringify(body)}`)
  return { email: visitor.email, token: body.token, signUp: visitor }
}
