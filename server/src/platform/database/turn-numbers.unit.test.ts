import { expect, test } from 'vitest'
import { turnNumbers } from './turn-numbers.ts'

test('nobody waits for who does something else: each turn has a number of its own', () => {
  const numbers = Object.values(turnNumbers)
  expect(new Set(numbers).size).toBe(numbers.length)
})
