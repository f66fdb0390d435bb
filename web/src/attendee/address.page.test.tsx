import { readStayPlan } from '@foyer/contract/accommodation'
import { readAddress } from '@foyer/contract/addresses'
import { listSessions } from '@foyer/contract/credentials'
import { listUnpaidOrders, readCurrentOrder } from '@foyer/contract/orders'
import { checkEligibility } from '@foyer/contract/pass-choice'
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit, wire } from '#testing/visit.tsx'
import { approvedPass, lena } from '#testing/world.ts'

const holder = { user: lena, pass: approvedPass }

/** What an address is asked for with, whatever its fields are called inside. */
async function fieldsOfAddress(): Promise<string> {
  await screen.findByRole('combobox', { name: 'Country' })
  const fields = screen.getByLabelText('Street and number').closest('.fields')?.cloneNode(true) as HTMLElement
  // What the list of countries draws for itself before it is there.
  fields.querySelector('template')?.remove()
  for (const element of fields.querySelectorAll('*'))
    for (const name of ['id', 'for', 'name', 'value', 'aria-describedby', 'aria-labelledby', 'aria-controls'])
      element.removeAttribute(name)
  return fields.innerHTML
}

test('an address is asked for in the same way at the sign-up, in the registration and on the profile', async () => {
  wire().answer(checkEligibility, { isBlacklisted: false, isWhitelisted: false })
  wire().answer(readAddress, null)
  wire().answer(readCurrentOrder, null)
  wire().answer(listUnpaidOrders, [])
  wire().answer(readStayPlan, { plan: null })
  wire().answer(listSessions, [])
  const person = await visit('/sign-up')
  const goOn = async () => person.click((await screen.findAllByRole('button', { name: 'Continue' }))[0] as HTMLElement)
  await person.click(await screen.findByRole('radio', { name: /^We sell hardware/ }))
  await goOn()
  await person.type(await screen.findByLabelText('E-mail'), 'mira@fair.example')
  await person.click(await screen.findByRole('radio', { name: /^Standard/ }))
  await goOn()
  const atSignUp = await fieldsOfAddress()
  expect(atSignUp).toContain('Add company, floor, c/o')
  for (const path of ['/registration/account', '/profile']) {
    cleanup()
    await visit(path, holder)
    expect(await fieldsOfAddress(), path).toBe(atSignUp)
  }
})
