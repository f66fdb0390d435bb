import { listAuditEntries } from '@foyer/contract/audit'
import { changedMeanwhile } from '@foyer/contract/kit/versions.refusals'
import { removeBanner, setBanner } from '@foyer/contract/logo'
import { readSetup, type Setup } from '@foyer/contract/setup'
import { listStaff } from '@foyer/contract/staff'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { setupIn } from '#testing/setup-of.ts'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const picture = { file: '0198bbfa-7212-7996-94df-c6cea4c13e09', width: 480, height: 160, tone: '#0b1b1d' }
const url = 'https://partner.example'
const setup = (version: number, shown: typeof picture | null): Setup => ({
  ...setupIn(['en', 'de']),
  banner: { version, entered: { picture: shown } },
  texts: {
    version: 5,
    entered: { surveyStartsOn: null, banner: { text: { en: 'Partner' }, alt: null, url }, phases: [], visaDesk: null },
  },
})

beforeEach(() => {
  wire().answer(readSetup, setup(4, null))
  wire().answer(listStaff, { members: [], invitations: [] })
  wire().answer(listAuditEntries, { items: [], next: null })
})

test('the picture of the partner is saved as it is chosen, told from the pages by day and by night, described and taken away', async () => {
  const user = await visitOffice('/organiser/settings')
  const part = within(await screen.findByRole('region', { name: 'Partner' }))
  expect(screen.queryByRole('group', { name: /^Picture of the partner/ })).toBeNull()
  wire().answer(setBanner, setup(5, picture))
  await user.upload(part.getByLabelText('Picture of the partner'), new File(['x'], 'sign.png', { type: 'image/png' }))
  const verdicts = (await part.findAllByText(/contrast/)).map((line) => line.parentElement?.textContent)
  expect(verdicts).toEqual([expect.stringMatching(/^Passes/), expect.stringMatching(/^Fails, 3.0 needed/)])
  expect(wire().sent(setBanner)[0]?.query).toEqual({ version: '4' })
  expect(screen.getByRole('group', { name: /^Picture of the partner/ })).toBeTruthy()
  wire().answer(readSetup, setup(6, picture))
  wire().refuse(removeBanner, changedMeanwhile)
  await user.click(part.getByRole('button', { name: 'Take away Picture of the partner' }))
  await part.findByText('A colleague changed this meanwhile. Look at it once more and save again.')
  wire().answer(removeBanner, setup(7, null))
  await user.click(part.getByRole('button', { name: 'Take away Picture of the partner' }))
  await screen.findByText('The picture is taken away.')
  expect(part.queryByText(/contrast/)).toBeNull()
  expect(
    wire()
      .sent(removeBanner)
      .map(({ query }) => query),
  ).toEqual([{ version: '5' }, { version: '6' }])
})
