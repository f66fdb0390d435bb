import type { Order } from '@foyer/contract/orders'
import { expect, test } from 'vitest'
import { isOverdue, lostLines } from './held-order.ts'

const now = new Date('2025-08-18T09:20:00Z')
const line = (id: number, description: string) => ({ id, description }) as Order['lines'][number]
const order = (lines: Order['lines'], status: Order['status'] = 'open', uuid = 'a') =>
  ({ uuid, status, lines }) as Order
const pass = line(1, 'VIP pass')
const room = line(2, 'Hotel Adler')

test('what is held is overdue from its very moment on, and never where nothing is held', () => {
  expect(isOverdue({ holdExpiresAt: '2025-08-18T09:20:00Z' }, now)).toBe(true)
  expect(isOverdue({ holdExpiresAt: '2025-08-18T09:20:01Z' }, now)).toBe(false)
  expect(isOverdue({ holdExpiresAt: null }, now)).toBe(false)
  expect(isOverdue(null, now)).toBe(false)
})

test('lost is what an open order held when its time was over and holds no more', () => {
  expect(lostLines(order([pass, room]), order([pass]))).toEqual(['Hotel Adler'])
  expect(lostLines(order([pass, room]), order([pass, room]))).toEqual([])
  expect(lostLines(order([room]), order([room], 'expired'))).toEqual([])
  expect(lostLines(order([room]), order([], 'open', 'b'))).toEqual([])
  expect(lostLines(null, order([pass]))).toEqual([])
})
