import { listInvoices } from '@foyer/contract/invoices'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { closeToast, forgetToasts, toast, toastError, toastStore } from '#platform/toasts.ts'
import { visit, wire } from '#testing/visit.tsx'
import { approvedPass, lena } from '#testing/world.ts'

afterEach(() => {
  vi.useRealTimers()
  act(() => {
    for (const { id } of toastStore.read()) closeToast(id)
    forgetToasts()
  })
})

async function open() {
  wire().answer(listInvoices, [])
  await visit('/invoices', { user: lena, pass: approvedPass })
}

test('what worked and what failed is said in the words of the specification where nobody says it better', async () => {
  await open()
  act(() => {
    toast()
    toastError()
  })
  await screen.findByText('Operation completed successfully.')
  await screen.findByText('Uh oh, an unexpected error happened. Please try again later.')
})

test('a message stays four seconds, one of a failure until it is closed', async () => {
  await open()
  // The part that shows one is loaded with the first.
  act(() => toast('The first'))
  await screen.findByText('The first')
  act(() => closeToast(toastStore.read()[0]?.id ?? 0))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  act(() => {
    toast('Saved')
    toastError('Not sent')
  })
  act(() => vi.advanceTimersByTime(3999))
  screen.getByText('Saved')
  act(() => vi.advanceTimersByTime(1))
  expect(screen.queryByText('Saved')).toBe(null)
  act(() => vi.advanceTimersByTime(3_600_000))
  screen.getByText('Not sent')
})
