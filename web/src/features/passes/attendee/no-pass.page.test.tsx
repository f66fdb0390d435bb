import { VENDOR_TAG_ID } from '@foyer/contract/constants'
import { listPaidPassTypes } from '@foyer/contract/passes'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit, wire } from '#testing/visit.tsx'
import { lena, standardPass, vipPass } from '#testing/world.ts'

const vendor = { ...lena, tags: [{ id: VENDOR_TAG_ID, name: 'Vendor' }] }
const few = { ...vipPass, available: 12 }
const none = { ...vipPass, id: 4, name: 'Host', available: 0, onSale: false }

async function openOffer() {
  wire().answer(listPaidPassTypes, [standardPass, few, none])
  await visit('/pass', { user: vendor, pass: null })
  const offer = within(await screen.findByRole('region', { name: 'Passes' }))
  await offer.findByRole('heading', { name: 'Standard' })
  return (name: string) => within(offer.getByRole('heading', { name }).closest('li') as HTMLElement)
}

test('each pass on offer leads to where it is chosen; one that is sold out leads nowhere, and has its list to wait on', async () => {
  const pass = await openOffer()
  for (const { id, name } of [standardPass, few])
    expect(pass(name).getByRole('link', { name }).getAttribute('href')).toBe(`/registration?pass=${id}`)
  pass(none.name).getByText('Sold out')
  pass(none.name).getByRole('button', { name: /^Tell me when one is free/ })
  expect(pass(none.name).queryByRole('link')).toBeNull()
})

test('what a pass costs and how few are left is said in the words of the sign-up', async () => {
  const pass = await openOffer()
  pass(few.name).getByText(/^1,499\.00\s€$/)
  pass(few.name).getByText('with 19 % VAT')
  pass(few.name).getByText('12 passes left')
  expect(pass(standardPass.name).queryByText(/left/)).toBeNull()
})
