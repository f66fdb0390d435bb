import type { Country } from '@foyer/contract/editions'
import { type Locale, locales } from '@foyer/contract/kit/languages'
import type { Order } from '@foyer/contract/orders'
import { expect, test } from 'vitest'
import { goToBank } from './testing/bank.ts'
import { attendee, call, pay, place, signUpVisitor } from './testing/people.ts'
import { useTestHouse } from './testing/test-house.ts'

const house = useTestHouse()

/** What each language says; a new one has to say it too. */
const said: Record<Locale, { germany: string; line: string; bank: string; mail: string }> = {
  en: {
    germany: 'Germany',
    line: 'Standard pass, MSPG 2025',
    bank: 'Confirm your payment',
    mail: 'Your order is complete',
  },
  de: {
    germany: 'Deutschland',
    line: 'Ticket Standard, MSPG 2025',
    bank: '<h1>Zahlung bestätigen',
    mail: 'Ihre Bestellung ist abgeschlossen',
  },
  fr: {
    germany: 'Allemagne',
    line: 'Pass Standard, MSPG 2025',
    bank: 'Confirmez votre paiement',
    mail: 'Votre commande est terminée',
  },
}

const germany = async (language: string) =>
  (await call<Country[]>(house, 'GET', '/api/country', { headers: { 'accept-language': language } })).body.find(
    ({ code }) => code === 'DE',
  )?.name

test.each(locales)(
  'whoever asks for %s is answered in it: countries, what they order, and the bank',
  async (locale) => {
    const headers = { 'accept-language': `${locale}-CH, ${locale};q=0.9` }
    expect(await germany(headers['accept-language'])).toBe(said[locale].germany)

    const visitor = await signUpVisitor(house)
    const { body } = await call<{ lines: { description: string }[] }>(
      house,
      'GET',
      `/api/order/${visitor.order!.uuid}`,
      {
        token: visitor.orderSecret!,
        headers,
      },
    )
    expect(body.lines.map(({ description }) => description)).toEqual([said[locale].line])

    await place(house, visitor.order!, visitor.orderSecret)
    const ref = await goToBank(house, visitor.order!, visitor.orderSecret)
    const page = await house.app.http.inject({ method: 'GET', url: `/sandbox/3ds/${ref}`, headers })
    expect(page.body).toContain(`<html lang="${locale}">`)
    expect(page.body).toContain(said[locale].bank)
  },
)

test.each(locales)('an order that is made on a page in %s is written about in it', async (locale) => {
  const { token, email } = await attendee(house)
  const order = await call<Order>(house, 'POST', '/api/pass/upgrade', {
    token,
    body: { passTypeId: 7 },
    headers: { 'accept-language': locale },
  })
  await place(house, order.body, token)
  await pay(house, order.body, token)
  await house.app.jobs.drain()
  const { body: mails } = await call<{ subject: string }[]>(house, 'GET', `/api/demo/mailbox?to=${email}`)
  expect(mails.map(({ subject }) => subject)).toContain(`${said[locale].mail} · MSPG 2025`)
})

test.each([
  ['nl, fr;q=0.8, de;q=0.5', 'Allemagne'],
  ['de;q=0.5, fr;q=0.8', 'Allemagne'],
  ['FR-ca', 'Allemagne'],
  ['fr;q=0, de;q=0.1', 'Deutschland'],
  ['nl, pl;q=0.8', 'Germany'],
  ['constructor', 'Germany'],
  ['*', 'Germany'],
])('of the languages %s the first that is spoken here', async (asked, name) => {
  expect(await germany(asked)).toBe(name)
})
