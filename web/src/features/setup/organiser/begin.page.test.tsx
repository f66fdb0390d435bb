import { checkOwnerLink, claimOwnership, ownerLinkUsed } from '@foyer/contract/setup'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const link = 'the-link-that-the-server-printed'
const open = () => visitOffice(`/organiser/begin#${link}`)

const expectOver = async () => {
  await screen.findByText('This link is used or old.')
  expect(screen.queryByRole('button', { name: 'Come in' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Sign in to the back office' }).getAttribute('href')).toBe(
    '/organiser/sign-in',
  )
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Begin' })))
}

test('whoever opens a link by which somebody came in before is told before they fill anything in', async () => {
  wire().refuse(checkOwnerLink, ownerLinkUsed)
  await open()
  await expectOver()
  expect(wire().sent(checkOwnerLink)).toMatchObject([{ body: { token: link } }])
  expect(wire().sent(claimOwnership)).toEqual([])
})

test('who comes second while both fill it in is told so as well', async () => {
  wire().answer(checkOwnerLink, undefined)
  wire().refuse(claimOwnership, ownerLinkUsed)
  const person = await open()
  await person.type(await screen.findByLabelText('First name'), 'Imke')
  await person.type(screen.getByLabelText('Last name'), 'Harms')
  await person.type(screen.getByLabelText('E-mail'), 'imke@fair.example')
  await person.type(screen.getByLabelText('Password'), 'Kupfer-Teekanne-19')
  await person.click(screen.getByRole('button', { name: 'Come in' }))
  await expectOver()
})

test('a link that was cut off on its way is asked about nowhere', async () => {
  await visitOffice('/organiser/begin#cut')
  await screen.findByText('This is not the whole link.')
  expect(wire().sent(checkOwnerLink)).toEqual([])
})
