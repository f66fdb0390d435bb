import { requests } from '@foyer/contract/kit/refusal'
import { readCurrentOrder } from '@foyer/contract/orders'
import {
  attendVipEvent,
  eventCancelled,
  ignoreVipEvent,
  listVipEvents,
  showVipEvent,
  type VipEvent,
  withdrawFromVipEvent,
} from '@foyer/contract/vip-events'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answered, someEvent } from '#testing/vip-events.ts'
import { visit, wire } from '#testing/visit.tsx'
import { approvedPass, euros, lena } from '#testing/world.ts'

const none = { attend: false, wait: false, withdraw: false, ignore: false }
const theirs = { ...none, withdraw: true }

beforeEach(() => wire().answer(readCurrentOrder, null))

/** Opens the page over events that change as they are answered. */
async function open(...events: VipEvent[]) {
  let now = events
  wire().answer(listVipEvents, () => now)
  const become = (changes: Partial<VipEvent>) => {
    const first = { ...someEvent({}), ...now[0], ...changes }
    now = [first, ...now.slice(1)]
    return first
  }
  const person = await visit('/vip-events', { user: lena, pass: approvedPass })
  await screen.findByRole('heading', { level: 1, name: 'VIP events' })
  return { person, become }
}
const card = (name = 'Boiler House Night') => screen.findByRole('article', { name })

test('an event says what one needs to know, and is attended with one click', async () => {
  const { person, become } = await open(someEvent({}))
  const shown = within(await card())
  for (const text of ['Invited by Kestrel Cloud', 'Smart casual', 'VIP, Vendor VIP', '24 of 80 left', 'Thu, Oct'])
    expect(shown.getByText(text, { exact: false })).toBeDefined()
  wire().answer(attendVipEvent, ({ body }) => {
    expect(body).toEqual({ guest: null })
    return become({ attendance: answered('attending'), can: theirs })
  })
  await person.click(shown.getByRole('button', { name: 'Attend Boiler House Night' }))
  expect(await within(await card()).findByText('Attending')).toBeDefined()
})

test('who brings a guest names them, and is asked for the name where it is missing', async () => {
  const { person, become } = await open(someEvent({ hasPlusOne: true }))
  await person.click(await screen.findByRole('checkbox', { name: 'I bring one guest' }))
  await person.click(screen.getByRole('button', { name: /^Attend/ }))
  await screen.findByRole('heading', { name: 'There is a problem' })
  wire().answer(attendVipEvent, ({ body }) => {
    const { guest } = body as { guest: string }
    return become({ attendance: answered('attending', { guest, places: 2 }), can: theirs })
  })
  await person.type(screen.getByRole('textbox', { name: /Name of your guest/ }), 'Ada Byron')
  await person.click(screen.getByRole('button', { name: /^Attend/ }))
  expect(await screen.findByText('Attending, with one guest')).toBeDefined()
  expect(screen.getByText('Your guest: Ada Byron.', { exact: false })).toBeDefined()
})

test('who answers by keyboard goes on at the event’s name, not at the top of the page', async () => {
  const { person, become } = await open(someEvent({}))
  wire().answer(attendVipEvent, () => become({ attendance: answered('attending'), can: theirs }))
  wire().answer(withdrawFromVipEvent, () => ({
    event: become({ attendance: answered('withdrawn'), can: { ...none, attend: true } }),
    refunded: euros(0),
  }))
  const name = async () => within(await card()).getByRole('heading', { name: 'Boiler House Night' })
  ;(await screen.findByRole('button', { name: 'Attend Boiler House Night' })).focus()
  await person.keyboard('{Enter}')
  await within(await card()).findByText('Attending')
  await waitFor(async () => expect(document.activeElement).toBe(await name()))
  screen.getByRole('button', { name: 'Withdraw Boiler House Night' }).focus()
  await person.keyboard('{Enter}')
  within(await screen.findByRole('dialog'))
    .getByRole('button', { name: 'Withdraw' })
    .focus()
  await person.keyboard('{Enter}')
  await screen.findByRole('button', { name: 'Attend Boiler House Night' })
  await waitFor(async () => expect(document.activeElement).toBe(await name()))
})

test('whoever comes and wants to bring a guest is asked for the name at once', async () => {
  const attending = { attendance: answered('attending'), can: theirs, hasPlusOne: true }
  const { person, become } = await open(someEvent(attending))
  await person.click(await screen.findByRole('button', { name: 'Bring a guest Boiler House Night' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Your guest at Boiler House Night' }))
  wire().answer(attendVipEvent, ({ body }) => {
    const { guest } = body as { guest: string }
    return become({ attendance: answered('attending', { guest, places: 2 }) })
  })
  await person.type(dialog.getByRole('textbox', { name: /Name of your guest/ }), 'Ada Byron')
  await person.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Attending, with one guest')).toBeDefined()
})

test('an ignored event can be called back from where it stood, by keyboard too, and later under “Show ignored”', async () => {
  const { person, become } = await open(someEvent({}), someEvent({ id: 2, name: 'Partner Dinner' }))
  wire().answer(ignoreVipEvent, () => become({ isIgnored: true }))
  wire().answer(showVipEvent, () => become({ isIgnored: false }))
  await person.click(await screen.findByRole('button', { name: 'Ignore Boiler House Night' }))
  const undo = await screen.findByRole('button', { name: /^Undo/ })
  await waitFor(() => expect(document.activeElement).toBe(undo))
  await person.keyboard('{Enter}')
  await card()
  await person.click(screen.getByRole('button', { name: 'Ignore Boiler House Night' }))
  await screen.findByRole('button', { name: /^Undo/ })
  await person.click(screen.getByText('Show ignored', { selector: 'summary' }))
  await person.click(screen.getByRole('button', { name: 'Show again Boiler House Night' }))
  await card()
})

test('who waits sees the place in line, and leaves it only when they mean it', async () => {
  const { person, become } = await open(someEvent({ left: 0, attendance: answered('waiting'), can: theirs }))
  expect(await screen.findByText(/You are number 4 in line/)).toBeDefined()
  wire().answer(withdrawFromVipEvent, () => ({
    event: become({ attendance: answered('withdrawn'), can: { ...none, wait: true, ignore: true } }),
    refunded: euros(0),
  }))
  await person.click(screen.getByRole('button', { name: 'Leave the list Boiler House Night' }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText('You lose your place in line. Who comes again stands at its end.')
  await person.click(dialog.getByRole('button', { name: 'Leave the list' }))
  expect(await screen.findByRole('button', { name: /^Join the waiting list/ })).toBeDefined()
})

test('an offered place comes first, says how long it is theirs, and is taken', async () => {
  const offered = someEvent({
    id: 2,
    name: 'Canal Cruise',
    startsAt: '2025-10-24T18:00:00.000Z',
    attendance: answered('offered'),
    can: { ...none, attend: true, withdraw: true },
  })
  const { person, become } = await open(offered, someEvent({}))
  const first = (await screen.findAllByRole('article'))[0] as HTMLElement
  expect(within(first).getByRole('heading', { name: 'Canal Cruise' })).toBeDefined()
  expect(within(first).getByText('Take the place by Tue 19 Aug, 10:00 CEST')).toBeDefined()
  expect(within(first).getByText(/Next step, (23 h 59|24 h 0) min left/)).toBeDefined()
  expect(within(first).getByText('One, yours for now')).toBeDefined()
  wire().answer(attendVipEvent, () => become({ attendance: answered('attending'), can: theirs }))
  await person.click(within(first).getByRole('button', { name: 'Attend Canal Cruise' }))
  expect(await screen.findByText('Attending')).toBeDefined()
})

test('a place in an order that staff made is paid or cancelled with it, and not let go by itself', async () => {
  const orderUuid = '0198bbfa-7212-7996-94df-c6cea4c13b01'
  const attendance = answered('held', { orderUuid, holdExpiresAt: '2025-08-18T08:20:00.000Z' })
  await open(someEvent({ price: euros(45), attendance, can: none }))
  const shown = within(await card())
  expect(shown.getByText(/in an order that we made for you/)).toBeTruthy()
  expect(shown.getByRole('link', { name: 'Go to checkout' })).toBeTruthy()
  expect(shown.queryByRole('button', { name: /^Let it go/ })).toBeNull()
})

test('a priced place is held, and leads to the checkout; giving it back says what one gets', async () => {
  const price = euros(45)
  const { person, become } = await open(someEvent({ price }))
  const orderUuid = '0198bbfa-7212-7996-94df-c6cea4c14001'
  wire().answer(attendVipEvent, () =>
    become({
      attendance: answered('held', { orderUuid, holdExpiresAt: '2025-08-18T08:20:00.000Z' }),
      can: theirs,
    }),
  )
  await person.click(await screen.findByRole('button', { name: /^Attend for 45.00/ }))
  const link = await screen.findByRole('link', { name: 'Go to checkout' })
  expect(link.getAttribute('href')).toContain(`/registration/checkout?order=${orderUuid}`)
  expect(screen.getByText(/^Pay 45.00\s€ by 10:20\sCEST$/)).toBeDefined()
})

test('what was paid goes back with a withdrawal, as it says before', async () => {
  const paid = answered('attending', { paid: euros(45), refundable: euros(45) })
  const { person } = await open(someEvent({ price: euros(45), attendance: paid, can: theirs }))
  await person.click(await screen.findByRole('button', { name: /^Withdraw/ }))
  expect(within(await screen.findByRole('dialog')).getByText(/you get 45.00\s€ back/)).toBeDefined()
})

test('why a withdrawal failed is said then, and no more when it is asked anew', async () => {
  const { person } = await open(someEvent({ attendance: answered('attending'), can: theirs }))
  wire().refuse(withdrawFromVipEvent, requests.unexpected)
  const ask = async () => {
    await person.click(await screen.findByRole('button', { name: /^Withdraw/ }))
    return within(await screen.findByRole('dialog'))
  }
  const dialog = await ask()
  await person.click(dialog.getByRole('button', { name: 'Withdraw' }))
  await dialog.findByRole('alert')
  await person.click(dialog.getByRole('button', { name: 'Keep it' }))
  expect((await ask()).queryByRole('alert')).toBe(null)
})

test('an event that does not take place says why, and what comes back', async () => {
  await open(
    someEvent({
      cancelledAt: '2025-08-11T08:00:00.000Z',
      cancellation: 'The house has water damage.',
      attendance: answered('cancelled', { paid: euros(45), refunded: euros(45) }),
      can: { ...none, ignore: true },
    }),
  )
  const shown = within(await card())
  for (const text of ['Cancelled on Mon 11 Aug', 'The house has water damage.', /You get 45.00\s€ back/])
    expect(shown.getByText(text)).toBeDefined()
  expect(shown.queryByRole('button', { name: /^Attend/ })).toBe(null)
})

test('what is refused is said at the event', async () => {
  const { person } = await open(someEvent({}))
  wire().refuse(attendVipEvent, eventCancelled)
  await person.click(await screen.findByRole('button', { name: /^Attend/ }))
  expect(await screen.findByText(eventCancelled.detail)).toBeDefined()
})

test('whose pass opens no event is told so', async () => {
  await open()
  expect(await screen.findByText('No VIP events for your pass')).toBeDefined()
})

test('an event that could not be put aside, or shown again, says why beside its button', async () => {
  const { person, become } = await open(someEvent({}))
  wire().lose(ignoreVipEvent)
  await person.click(await screen.findByRole('button', { name: 'Ignore Boiler House Night' }))
  await within(await card()).findByText(/^We cannot reach the server\./)
  wire().answer(ignoreVipEvent, () => become({ isIgnored: true }))
  wire().lose(showVipEvent)
  await person.click(screen.getByRole('button', { name: 'Ignore Boiler House Night' }))
  await person.click(await screen.findByRole('button', { name: /^Undo/ }))
  await screen.findByText(/^We cannot reach the server\./)
  await person.click(screen.getByText('Show ignored', { selector: 'summary' }))
  await person.click(screen.getByRole('button', { name: 'Show again Boiler House Night' }))
  await waitFor(() => expect(screen.getAllByText(/^We cannot reach the server\./)).toHaveLength(2))
})
