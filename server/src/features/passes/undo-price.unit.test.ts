import { expect, test } from 'vitest'
import { type PricedStep, undoPrice } from './undo-price.ts'

const step = (reference: string, given: number, paid: number): PricedStep => ({
  kind: reference === 'pass' ? 'pass' : 'upgrade',
  reference,
  given,
  paid,
})
const paidBack = (steps: readonly PricedStep[], amount: number) =>
  undoPrice(steps, amount).reduce((sum, one) => sum + one.paidBack, 0)

test('a step of which nothing is taken is none of those that are undone, and a cent is something', () => {
  expect(undoPrice([step('pass', 0, 100), step('one', 0, 0), step('two', 0, 1)], 1)).toEqual([
    { ...step('two', 0, 1), givenBack: 0, paidBack: 1 },
  ])
})

test.each<[string, readonly PricedStep[], number, number]>([
  ['paid in one', [step('pass', 0, 300)], 200, 200],
  ['paid in two', [step('pass', 0, 100), step('one', 0, 200)], 250, 250],
  ['given upon what was paid', [step('pass', 0, 100), step('one', 200, 0)], 200, 0],
  ['paid upon what was given', [step('pass', 0, 100), step('one', 200, 0), step('two', 0, 50)], 50, 50],
  ['a part of it by voucher', [step('pass', 60, 240)], 200, 140],
  ['all of it by voucher', [step('pass', 300, 0)], 200, 0],
  ['never more than was paid', [step('pass', 0, 100)], 200, 100],
  ['as much as was given', [step('pass', 0, 100), step('one', 200, 0)], 250, 50],
])('%s: nobody has back what nobody paid', (_what, steps, amount, back) => {
  expect(paidBack(steps, amount)).toBe(back)
})
