import { forgotPassword } from '@foyer/contract/identity'
import { requests } from '@foyer/contract/kit/refusal'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Reply } from '#testing/network.ts'
import { visit, wire } from '#testing/visit.tsx'

const words = 'Many people are here. You keep your place.'

/** As the server says it: come again, and when. */
const sentAway = (retryAfterSeconds: number | undefined): Reply => ({
  status: 503,
  body: {
    type: 'about:blank',
    ...requests.busy,
    statusCode: 503,
    requestId: 'test',
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  },
})

async function askForLink() {
  const person = await visit('/sign-in/forgotpassword')
  await person.type(screen.getByLabelText('E-mail'), 'lena@fair.example')
  await person.click(await screen.findByRole('button', { name: 'Send the link' }))
}

test('who comes when too many are there is told so, and served without pressing again', async () => {
  let letIn = false
  wire().respond(forgotPassword, () => (letIn ? { status: 202, body: undefined } : sentAway(0.05)))
  await askForLink()
  await screen.findByText(words)
  await waitFor(() => expect(wire().sent(forgotPassword).length).toBeGreaterThan(2))
  expect(screen.queryByRole('heading', { name: 'One moment' })).toBeNull()
  letIn = true
  await waitFor(() => expect(screen.queryByText(words)).toBeNull())
  await screen.findByText('Look into your mailbox.')
  const keys = new Set(
    wire()
      .sent(forgotPassword)
      .map(({ headers }) => headers.get('idempotency-key')),
  )
  expect(keys.size).toBe(1)
})

test('a machine in between that says no more than 503 is no reason to wait: the person decides', async () => {
  wire().respond(forgotPassword, () => sentAway(undefined))
  await askForLink()
  await screen.findByText('Many people are here at once. Try again in a few seconds.')
  expect(screen.queryByText(words)).toBeNull()
  expect(wire().sent(forgotPassword)).toHaveLength(1)
})
