import { expect, test, vi } from 'vitest'
import { keepPendingOrder, pendingOrder } from './pending-order.ts'

const order = { uuid: 'u', secret: 's', next: '/sign-up/finish', back: '/sign-up/payment' }

test('an order is found again after the way to the bank and back', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  })
  expect(pendingOrder()).toBeNull()
  keepPendingOrder(order)
  expect(pendingOrder()).toEqual(order)
})

test('where the browser forbids to keep anything, paying goes on', () => {
  const forbid = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid })
  keepPendingOrder(order)
  expect(pendingOrder()).toBeNull()
})
