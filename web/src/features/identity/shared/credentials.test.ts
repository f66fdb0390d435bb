import { expect, test } from 'vitest'
import { credentials } from './credentials.ts'

test('the address is sent without the spaces around it, the password as it is', () => {
  expect(credentials.safeParse({ email: ' lena@example.com ', password: ' secret ' })).toEqual({
    success: true,
    data: { email: 'lena@example.com', password: ' secret ' },
  })
})

test('what is missing is named at its field', () => {
  const found = credentials.safeParse({ email: '  ', password: '' })
  expect(found.success ? [] : found.error.issues.map(({ path }) => path)).toEqual([['email'], ['password']])
})
