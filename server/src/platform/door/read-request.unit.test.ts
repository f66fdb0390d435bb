import { allEndpoints } from '@foyer/contract/all'
import type { Endpoint } from '@foyer/contract/kit/endpoint'
import { expect, test } from 'vitest'
import { InvalidInput } from './problem.ts'
import { parseInput } from './read-request.ts'

const addPassType = allEndpoints.find(({ id }) => id === 'passes.addPassType') as Endpoint

function said(body: object): Readonly<Record<string, string>> {
  try {
    parseInput(addPassType, { params: {}, query: {}, body })
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error
    return Object.fromEntries(error.issues.map(({ path, message }) => [path, message]))
  }
  return {}
}

test('what no form sends is refused by a sentence that says what is expected, and what a form may send by its own words', () => {
  expect(said({ capacity: -1, list: 'secret', isHidden: 'yes' })).toMatchObject({
    capacity: 'Too small: expected number to be >=0',
    isHidden: 'Invalid input: expected boolean, received string',
    list: 'Invalid option: expected one of "paid"|"paid-upgrade"|"voucher"',
  })
  expect(said({ price: Number.MAX_VALUE })).toMatchObject({ price: 'This number is too large.' })
})
