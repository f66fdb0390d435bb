import { afterEach, expect, test } from 'vitest'
import { askToSignInAgain, endQuestion, isAsked } from './session-end.ts'

afterEach(() => endQuestion(false))

test('calls that find the same session ended wait for one question', async () => {
  const calls = [askToSignInAgain('old'), askToSignInAgain('old')]
  expect(isAsked()).toBe(true)
  endQuestion(true)
  expect(await Promise.all(calls)).toEqual([true, true])
  expect(isAsked()).toBe(false)
})

test('a call that comes late is sent again without another question', async () => {
  const first = askToSignInAgain('late')
  endQuestion(true)
  await first
  expect(await askToSignInAgain('late')).toBe(true)
  expect(isAsked()).toBe(false)
})

test('who says no is asked again by the next call', async () => {
  const first = askToSignInAgain('declined')
  endQuestion(false)
  expect(await first).toBe(false)
  const second = askToSignInAgain('declined')
  expect(isAsked()).toBe(true)
  endQuestion(true)
  expect(await second).toBe(true)
})

test('the new session may end as well', async () => {
  const first = askToSignInAgain('one')
  endQuestion(true)
  await first
  void askToSignInAgain('two')
  expect(isAsked()).toBe(true)
})
