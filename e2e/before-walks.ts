import type { BrowserContext } from 'playwright-core'
import { expect } from 'vitest'
import { demoSecret } from './stays.ts'

/** What the person who is signed in is known by. */
async function headersOf(context: BrowserContext, cookie = 'foyer_auth') {
  const token = (await context.cookies()).find(({ name }) => name === cookie)?.value
  return { authorization: `Bearer ${token}` }
}

/** Opens the later steps of a registration: without a pass and an address each of them leads back. */
export async function beginRegistration(context: BrowserContext): Promise<void> {
  const headers = await headersOf(context)
  const types = (await (await context.request.get('/api/pass/type/paid', { headers })).json()) as { id: number }[]
  const pass = { passTypeId: types[0]?.id }
  expect((await context.request.put('/api/order/current/pass', { headers, data: pass })).ok()).toBe(true)
  const countries = (await (await context.request.get('/api/country')).json()) as { id: number }[]
  const address = { addressLine1: 'Ringstraße 5', zip: '50667', city: 'Köln', countryId: countries[0]?.id }
  // The second time it is there already.
  await context.request.post('/api/address/', { headers, data: { address, type: 'billingAddress' } })
}

/** Holds a room: there is something to pay. */
export async function holdRoom(context: BrowserContext): Promise<void> {
  const headers = await headersOf(context)
  const stay = { arrival: '2025-10-20', departure: '2025-10-24', roomOccupancy: 1 }
  const search = `start=${stay.arrival}&end=${stay.departure}&roomOccupancy=1&roomActive=true&roomInternal=false`
  const rooms: { id: number; bookable: boolean }[] = await (
    await context.request.get(`/api/accommodation/28/?${search}`, { headers })
  ).json()
  const roomId = rooms.find(({ bookable }) => bookable)?.id
  const held = await context.request.post('/api/booking', { headers, data: { roomId, ...stay } })
  expect(held.status(), await held.text()).toBe(201)
}

/** Somebody who has a pass gives it away. @returns the page that the colleague's mail leads to. */
export async function beInvited({ request }: BrowserContext): Promise<readonly string[]> {
  const email = 'colleague@nordwerk.example'
  const login = await request.post('/api/user/login', {
    data: { email: 'badgevip@demo.example', password: demoSecret },
  })
  const headers = { authorization: `Bearer ${((await login.json()) as { token: string }).token}` }
  const data = { email, firstName: 'Maximiliane', lastName: 'Oberhuber' }
  // The second time there is an invitation already.
  expect([201, 409]).toContain((await request.post('/api/pass/transfer', { headers, data })).status())
  const link = async () => {
    const mails = (await (await request.get(`/api/demo/mailbox?to=${email}`)).json()) as { text: string }[]
    return mails.flatMap(({ text }) => /\/pass\/accept\/\S+/.exec(text) ?? [])[0] ?? ''
  }
  await expect.poll(link).not.toBe('')
  return [await link()]
}

/** Somebody forgot their password. @returns the page that the mail leads to. */
export async function forgetPassword({ request }: BrowserContext): Promise<readonly string[]> {
  const email = 'attendee@demo.example'
  expect((await request.post('/api/user/forgot-password', { data: { email } })).ok()).toBe(true)
  const link = async () => {
    const mails = (await (await request.get(`/api/demo/mailbox?to=${email}`)).json()) as { text: string }[]
    return mails.flatMap(({ text }) => /\/sign-in\/changepassword\/[\w-]+/.exec(text) ?? [])[0] ?? ''
  }
  await expect.poll(link).not.toBe('')
  return [await link()]
}

/** The page of the newest post. */
export async function findPost(context: BrowserContext): Promise<readonly string[]> {
  const headers = await headersOf(context)
  const posts = (await (await context.request.get('/api/news', { headers })).json()) as { id: string }[]
  return posts.slice(0, 1).map(({ id }) => `/news/${id}`)
}

/** The page of the newest order in the office. */
export async function findNewestOrder(context: BrowserContext): Promise<readonly string[]> {
  const headers = await headersOf(context, 'foyer_auth_staff')
  const orders = await context.request.get('/api/organiser/order?limit=1', { headers })
  const { items } = (await orders.json()) as { items: { uuid: string }[] }
  return items.map(({ uuid }) => `/organiser/orders/${uuid}`)
}

/** The page of the newest account in the office, and those on which it is merged with the one before. */
export async function findPerson(context: BrowserContext): Promise<readonly string[]> {
  const headers = await headersOf(context, 'foyer_auth_staff')
  const people = await context.request.get('/api/organiser/person?limit=2', { headers })
  const { items } = (await people.json()) as { items: { uuid: string }[] }
  const [one, other] = items.map(({ uuid }) => `/organiser/people/${uuid}`)
  if (one === undefined || other === undefined) throw new Error('The demo has no two people.')
  return [one, `${one}/merge`, `${one}/merge?with=${other.split('/').at(-1)}`]
}
