import { listActs } from '@foyer/contract/bulk-acts'
import { requests } from '@foyer/contract/kit/refusal'
import { listViews } from '@foyer/contract/list-views'
import { mailJustSent, type SentMail, sendMailAgain } from '@foyer/contract/office-mails'
import { listOfficePassTypes } from '@foyer/contract/office-pass-types'
import { type ListedSignUp, listPeople, listSignUps } from '@foyer/contract/office-people'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startIn } from '#platform/messages/messages.ts'
import { phone, sitAt } from '#testing/sit-at.ts'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const uuid = (last: string) => `0198bbfa-7212-7996-94df-c6cea4c13d${last}`
const line = (last: string, name: string, changes: Partial<ListedSignUp> = {}): ListedSignUp => ({
  name,
  email: `${last}@fair.example`,
  company: 'Nordlicht IT',
  pass: {
    uuid: uuid(last),
    status: 'pending',
    reason: 'awaiting-confirmation',
    passTypeId: 1,
    name: 'Standard',
    codeType: 'standard',
    createdAt: '2025-08-18T08:00:00.000Z',
  },
  person: null,
  order: null,
  mail: null,
  ...changes,
})
const byVoucher = line('01', 'Ana Ferreira', { mail: { uuid: uuid('91'), outcome: 'refused' } })
const ordered = line('02', 'Bo Li', { order: { uuid: uuid('82'), number: 'MS25-0002' } })
const known = line('03', 'Cem Kaya', { person: uuid('73'), order: { uuid: uuid('83'), number: 'MS25-0003' } })
const onItsWay: SentMail = {
  ...{ uuid: uuid('92'), kind: 'confirm-sign-up', subject: null, email: '01@fair.example', order: null },
  ...{ outcome: 'waiting', answer: null, tries: 0, createdAt: '2025-08-18T08:10:00.000Z', triedAt: null },
  ...{ askedBy: null, can: { sendAgain: false } },
}
const path = '/organiser/people/sign-ups'

beforeEach(() => wire().answer(listSignUps, { items: [byVoucher, ordered, known], next: null }))

const lineOf = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement)

test('who signed up leads to their record, and without an account to their order', async () => {
  await visitOffice(path, ['finance'])
  expect((await screen.findByRole('link', { name: 'Cem Kaya' })).getAttribute('href')).toBe(
    `/organiser/people/${uuid('73')}`,
  )
  expect(screen.getByRole('link', { name: 'Bo Li' }).getAttribute('href')).toBe(`/organiser/orders/${uuid('82')}`)
  expect(screen.queryByRole('link', { name: 'Ana Ferreira' })).toBeNull()
  const ana = await lineOf('Ana Ferreira')
  ana.getByText('Mailbox not proven')
  ana.getByText('Refused by the mail server')
  ana.getByText('01@fair.example')
  ana.getByText(/^Mon 18 Aug, 10:00/)
  ;(await lineOf('Bo Li')).getByText('Order MS25-0002')
  const cells = (await lineOf('Cem Kaya')).getAllByRole('cell').map(({ textContent }) => textContent)
  expect(cells[3]).toBe('')
  // Finance sends no mails.
  expect(screen.queryByRole('button', { name: /Send again/ })).toBeNull()
})

test('who may come in is sent no mail to confirm', async () => {
  const confirmed = { ...byVoucher, pass: { ...byVoucher.pass, status: 'approved', reason: null } } as const
  wire().answer(listSignUps, { items: [confirmed], next: null })
  await visitOffice(path, ['support'])
  await (await lineOf('Ana Ferreira')).findByText('Refused by the mail server')
  expect(screen.queryByRole('button', { name: /Send again/ })).toBeNull()
})

test('who got no mail is sent it again from their line, or it says why not', async () => {
  const user = await visitOffice(path, ['support'])
  wire().refuse(sendMailAgain, mailJustSent)
  const again = await screen.findByRole('button', { name: 'Send again : Ana Ferreira' })
  await user.click(again)
  await screen.findByText(mailJustSent.detail)
  wire().answer(sendMailAgain, onItsWay)
  wire().answer(listSignUps, {
    items: [{ ...byVoucher, mail: { uuid: uuid('92'), outcome: 'waiting' } }],
    next: null,
  })
  await user.click(again)
  const ana = await lineOf('Ana Ferreira')
  await ana.findByText('On its way')
  expect(ana.queryByRole('button')).toBeNull()
  expect(wire().sent(sendMailAgain)).toMatchObject([{ params: { uuid: uuid('91') } }, { params: { uuid: uuid('91') } }])
})

test('on a phone a line also says what became of the mail, to which address, and sends it again', async () => {
  sitAt(phone)
  wire().answer(sendMailAgain, onItsWay)
  const user = await visitOffice(path, ['support'])
  const ana = await lineOf('Ana Ferreira')
  for (const words of ['01@fair.example', 'Refused by the mail server'])
    expect(placeOnCard(ana.getByText(words))).toMatch(/^(note|below)$/)
  await user.click(ana.getByRole('button', { name: 'Send again : Ana Ferreira' }))
  await waitFor(() => expect(wire().sent(sendMailAgain)).toMatchObject([{ params: { uuid: uuid('91') } }]))
})

/** Of what has no place there nothing is shown. */
const placeOnCard = (shown: HTMLElement) => shown.closest('td')?.dataset['at']

test('what became of a mail that is on its way is looked at again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const withMail = (outcome: 'waiting' | 'accepted') => ({
    items: [{ ...byVoucher, mail: { uuid: uuid('92'), outcome } }],
    next: null,
  })
  wire().answer(listSignUps, withMail('waiting'))
  await visitOffice(path, ['support'])
  const ana = await lineOf('Ana Ferreira')
  ana.getByText('On its way')
  wire().answer(listSignUps, withMail('accepted'))
  vi.advanceTimersByTime(2000)
  await ana.findByText('Accepted')
})

test('the address says which are shown, and each choice is asked of the server', async () => {
  const user = await visitOffice(`${path}?since=week&step=unproven`, ['support'])
  await screen.findByText('Ana Ferreira')
  expect(wire().sent(listSignUps).at(-1)).toMatchObject({ query: { since: 'week', step: 'unproven' } })
  await user.selectOptions(screen.getByLabelText('How far'), 'Not paid')
  await waitFor(() =>
    expect(wire().sent(listSignUps).at(-1)).toMatchObject({ query: { since: 'week', step: 'unearned' } }),
  )
  await user.type(screen.getByRole('searchbox'), 'fer{Enter}')
  await waitFor(() => expect(wire().sent(listSignUps).at(-1)).toMatchObject({ query: { q: 'fer' } }))
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  await waitFor(() => expect(location.search).toBe(''))
})

test('that nobody is there says why, and shows all; what could not be loaded comes at the next try, in German too', async () => {
  wire().answer(listSignUps, { items: [], next: null })
  const user = await visitOffice(`${path}?step=unearned`)
  await screen.findByText('Nobody who signed up fits.')
  await user.click(screen.getByRole('button', { name: /Show all/i }))
  await screen.findByText('Who signs up stands here at once, before they have paid or confirmed their address.')
  wire().refuse(listSignUps, requests.unexpected)
  await user.selectOptions(screen.getByLabelText('Signed up'), 'In the last 7 days')
  await screen.findByText('This could not be loaded')
  wire().answer(listSignUps, { items: [ordered], next: null })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Bo Li')
  await startIn('de')
  await screen.findByRole('heading', { name: 'Registrierungen' })
})

test('both lists of people lead to each other', async () => {
  wire().answer(listPeople, { items: [], next: null })
  wire().answer(listOfficePassTypes, { items: [], next: null })
  wire().answer(listViews, [])
  wire().answer(listActs, [])
  const user = await visitOffice(path)
  const page = within(await screen.findByRole('main'))
  await user.click(await page.findByRole('link', { name: 'People' }))
  await screen.findByRole('heading', { name: 'People', level: 1 })
  await user.click(await page.findByRole('link', { name: 'Sign-ups' }))
  await screen.findByRole('heading', { name: 'Sign-ups', level: 1 })
})
