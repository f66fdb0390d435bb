import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { compileMessage } from './compile.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } }).setMessagesCompiler(compileMessage)

test.each([
  ['Sign in', {}, 'Sign in'],
  ['Hello {name}', { name: 'Lena' }, 'Hello Lena'],
  ['{a}{b}', { a: 1, b: 2 }, '12'],
  ['# 5', {}, '# 5'],
  ['{n, plural, one {# day} other {# days}} left', { n: 1 }, '1\u00a0day left'],
  ['{n, plural, one {# day} other {# days}} left', { n: 2 }, '2\u00a0days left'],
  ['{n, plural, =0 {none} other {# in {city}}}', { n: 0, city: 'Berlin' }, 'none'],
  ['{n, plural, =0 {none} other {# in {city}}}', { n: 3, city: 'Berlin' }, '3\u00a0in Berlin'],
  ['{kind, select, vip {Very} other {Less}}', { kind: 'vip' }, 'Very'],
])('%s', (text, values, said) => {
  expect(i18n._(text, values)).toBe(said)
})
