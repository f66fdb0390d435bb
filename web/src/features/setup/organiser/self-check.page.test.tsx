import { requests } from '@foyer/contract/kit/refusal'
import { readSelfCheck, type SelfCheck } from '@foyer/contract/platform'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startIn } from '#platform/messages/messages.ts'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const well = { state: 'well' } as const
const check: SelfCheck = {
  at: '2025-08-18T08:00:00.000Z',
  database: { ...well, engine: 'postgres', version: '17.2', answeredMs: 2 },
  jobs: { ...well, waiting: 0, oldestSeconds: null, failed: 0 },
  auditLog: { ...well, guarded: true },
  mail: { ...well, answer: '220 ready' },
  payment: {
    ...well,
    provider: 'stripe',
    mode: 'live',
    webhook: { url: 'https://fair.example/api/payment/webhook/stripe', tells: 'all', missing: [] },
  },
  publicAddress: { ...well, url: 'https://fair.example', status: 200 },
  clock: { ...well, machineAt: '2025-08-18T08:00:00.000Z', aheadMs: 3 },
  disk: { ...well, freeBytes: 9_000_000_000, totalBytes: 20_000_000_000 },
  browsers: { ...well, failures: 0, statuses: [] },
  version: { ...well, program: '1.0.0', node: '24.21.0', migration: '100' },
}

test('each state has its word, and how many need a look is said first', async () => {
  wire().answer(readSelfCheck, {
    ...check,
    mail: { state: 'ill', answer: 'no answer' },
    disk: { ...check.disk, state: 'doubtful' },
  })
  await visitOffice('/organiser/self-check')
  await screen.findByText(/2\sthings need a look\./)
  screen.getByText('Does not work')
  screen.getByText('Look at it')
})

test('nobody is looking any more when the look has failed', async () => {
  wire().refuse(readSelfCheck, requests.unexpected)
  await visitOffice('/organiser/self-check')
  await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByText('Looking …')).toBeNull()
})

test('what the demo says of its mails is said in the language of whoever reads it, and a mail server’s answer as it came', async () => {
  wire().answer(readSelfCheck, { ...check, mail: { state: 'well', answer: null } })
  const user = await visitOffice('/organiser/self-check')
  await screen.findByText('Kept in /demo/mailbox')
  await startIn('de')
  await screen.findByText('E-Mails bleiben in /demo/mailbox')
  wire().answer(readSelfCheck, check)
  await user.click(screen.getByRole('button', { name: 'Noch einmal nachsehen' }))
  await screen.findByText('220 ready')
})

test('a second look that fails says so, and does not pass off the first as new', async () => {
  wire().answer(readSelfCheck, check)
  const user = await visitOffice('/organiser/self-check')
  await screen.findByText('Everything is as it should be.')
  wire().refuse(readSelfCheck, requests.unexpected)
  await user.click(screen.getByRole('button', { name: 'Look again' }))
  await screen.findByRole('alert')
  wire().answer(readSelfCheck, check)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await expect.poll(() => screen.queryByRole('alert')).toBeNull()
})

test('what Stripe is not set to tell of is named, with what to switch on and where', async () => {
  const url = 'https://fair.example/api/payment/webhook/stripe'
  const missing = ['payment_intent.payment_failed', 'refund.failed']
  const payment = { state: 'doubtful', provider: 'stripe', mode: 'live' } as const
  wire().answer(readSelfCheck, { ...check, payment: { ...payment, webhook: { url, tells: 'some', missing } } })
  const user = await visitOffice('/organiser/self-check')
  await screen.findByText(
    `Stripe takes cards and wallets. It does not tell of everything: in its dashboard, switch on payment_intent.payment_failed and refund.failed for the webhook ${url}.`,
  )
  wire().answer(readSelfCheck, { ...check, payment: { ...payment, webhook: { url, tells: 'unknown', missing: [] } } })
  await user.click(screen.getByRole('button', { name: 'Look again' }))
  await screen.findByText(/could not be looked at/)
})

test('what browsers could not read is said, with how often and with which answer', async () => {
  wire().answer(readSelfCheck, check)
  const user = await visitOffice('/organiser/self-check')
  await screen.findByText('In the last seven days every browser could read which nights are free.')
  wire().answer(readSelfCheck, { ...check, browsers: { state: 'doubtful', failures: 7, statuses: [0, 503] } })
  await user.click(screen.getByRole('button', { name: 'Look again' }))
  await screen.findByText(
    /^7\stimes in the last seven days a browser could not read which nights are free: no answer came and status\s503\.$/,
  )
  await screen.findByText(/One thing needs a look\./)
})
