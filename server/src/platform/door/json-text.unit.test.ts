import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseJson } from './json-text.ts'

test('what is JSON is read as the language reads it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2), (value, indent) => {
      const text = JSON.stringify(value, null, indent)
      fc.pre(!/"(__proto__|constructor)":/.test(text))
      expect(parseJson(text)).toEqual(JSON.parse(text))
    }),
  )
})

test('texts that look like keys, brackets and commas are texts', () => {
  const value = { a: '{"a":1,"a":2}', b: [',', '"', '\\', '}', ']', { a: 'a', b: 'a' }], 'a,': ['a', 'a', 'a'] }
  expect(parseJson(JSON.stringify(value))).toEqual(value)
})

test.each([
  '{"a":1,"a":2}',
  '{"a":1,"b":{"c":1,"c":1}}',
  '[{"a":1},{"a":1,"\\u0061":1}]',
  '{"":1,"":2}',
  '{"a":[{"a":1}],"b":"a","a":1}',
  '{"__proto__":{}}',
  '{"a":{"\\u005f_proto__":{}}}',
  '{"constructor":1}',
])('%s is refused', (text) => {
  expect(() => JSON.parse(text)).not.toThrow()
  expect(() => parseJson(text)).toThrow()
})

test.each(['{"a":1,"a"}', '{"a', '"', '{"\\"', '{,}', '[}', '{"a":1,}', '{]"a":1'])('%s is no JSON', (text) => {
  expect(() => parseJson(text)).toThrow()
})

test('the same key in two objects is no key twice', () => {
  expect(parseJson('{"a":{"a":1},"b":[{"a":1},{"a":1}]}')).toEqual({ a: { a: 1 }, b: [{ a: 1 }, { a: 1 }] })
})

test('a thousand keys cost no more than a look at each', () => {
  const value = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`key ${index}`, index]))
  expect(parseJson(JSON.stringify(value))).toEqual(value)
})
