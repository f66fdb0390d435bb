import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { commonPasswordsPlugin } from './common-passwords.ts'

test('a browser gets the commonest passwords of the list, in their order, and neither the others nor the list itself', async () => {
  const code = commonPasswordsPlugin().load.handler()
  expect(code).not.toMatch(/\bimport\b/)
  const { commonPasswords } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  expect(commonPasswords).toEqual(dictionary['passwords-common'].slice(0, 3000))
})
