import { orderActs } from '@foyer/contract/order-acts'
import { expect, test } from 'vitest'
import { eventWords } from './order-words.ts'

test('whatever staff do that changes an order has words in its timeline', () => {
  // What was written stands there for itself.
  const told = orderActs.filter((act) => act !== 'orders.commentOnOrder')
  expect(told.filter((act) => eventWords[`staff ${act}`] === undefined)).toEqual([])
})
