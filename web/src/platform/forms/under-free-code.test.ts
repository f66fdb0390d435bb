import { requests } from '@foyer/contract/kit/refusal'
import { expect, test } from 'vitest'
import { ProblemError } from '#platform/problem-error.ts'
import { addUnderFreeCode } from './under-free-code.ts'

const refusal = (...paths: string[]) =>
  new ProblemError({
    ...requests.invalid,
    type: 'about:blank',
    statusCode: 400,
    errors: paths.map((path) => ({ path, message: 'Another one has this code.' })),
  })

/** Adds under a code that is none of these. */
const addBeside = (taken: readonly string[]) => {
  const tried: string[] = []
  const add = async (code: string) => {
    tried.push(code)
    if (taken.includes(code)) throw refusal('code')
    return code
  }
  return { tried, add }
}

test('what nobody has a name of is added under its own code', async () => {
  const { add, tried } = addBeside([])
  expect(await addUnderFreeCode('maria-schmidt', add)).toBe('maria-schmidt')
  expect(tried).toHaveLength(1)
})

test('the second and the third of one name have a number, and a long code has room for it', async () => {
  expect(await addUnderFreeCode('maria-schmidt', addBeside(['maria-schmidt']).add)).toBe('maria-schmidt-2')
  const both = addBeside(['maria-schmidt', 'maria-schmidt-2'])
  expect(await addUnderFreeCode('maria-schmidt', both.add)).toBe('maria-schmidt-3')
  const long = 'm'.repeat(60)
  expect(await addUnderFreeCode(long, addBeside([long]).add)).toBe(`${'m'.repeat(58)}-2`)
  const broken = `${'m'.repeat(57)}-mm`
  expect(await addUnderFreeCode(broken, addBeside([broken]).add)).toBe(`${'m'.repeat(57)}-2`)
})

test('whatever else is wrong is said at once, and a name that everybody has is not tried for ever', async () => {
  let tries = 0
  const failing = (error: Error) => async () => {
    tries += 1
    throw error
  }
  await expect(addUnderFreeCode('one', failing(refusal('code', 'name')))).rejects.toMatchObject({ status: 400 })
  expect(tries).toBe(1)
  await expect(addUnderFreeCode('one', failing(refusal('code')))).rejects.toMatchObject({ status: 400 })
  expect(tries).toBe(51)
})
