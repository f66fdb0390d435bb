import { expect, test } from 'vitest'
import { followKeys, type KeyBinding } from './key-bindings.ts'

const run = () => {}
const orders: KeyBinding = { keys: ['g', 'o'], run }
const next: KeyBinding = { keys: ['j'], run }
const bindings = [orders, next]

test.each<[string, readonly string[], string, KeyBinding | undefined, readonly string[]]>([
  ['a key by itself acts at once', [], 'j', next, []],
  ['the first of two waits for the second', [], 'g', undefined, ['g']],
  ['the second completes it', ['g'], 'o', orders, []],
  ['a second that leads nowhere acts by itself', ['g'], 'j', next, []],
  ['the first again begins again', ['g'], 'g', undefined, ['g']],
  ['the second alone does nothing', [], 'o', undefined, []],
  ['keys of capital letters are others', [], 'J', undefined, []],
])('%s', (_, before, key, found, held) => {
  expect(followKeys(bindings, before, key)).toEqual({ found, held })
})
