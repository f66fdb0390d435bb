import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { line, optionalLine } from './fields.ts'

const isName = (text: string) => z.safeParse(line(80), text).success

test.each([
  ['a Hangul filler', '\u3164'],
  ['a half-width Hangul filler', '\uffa0'],
  ['Hangul fillers of syllables', '\u115f\u1160'],
  ['empty Braille cells', '\u2800\u2800'],
  ['a grapheme joiner', '\u034f'],
  ['Khmer vowels that show nothing', '\u17b4\u17b5'],
  ['tags', '\u{e0041}\u{e007f}'],
  ['an accent alone', '\u0301'],
  ['a variation selector alone', '\ufe0f'],
  ['wide blanks', '\u3000\u2003'],
])('%s is no name', (_what, text) => {
  expect(isName(text)).toBe(false)
  expect(isName(` ${text} `)).toBe(false)
})

test.each(['\u3164', '\u2800', '\uffa0', '\u{e0041}'])('nor is what hides %j', (hidden) => {
  expect(isName(`Ada${hidden}`)).toBe(false)
  expect(z.safeParse(optionalLine(80), `Ada${hidden}`).success).toBe(false)
})

test.each(['Ada', 'Ö', 'A\u0301da', '李', 'محمد', 'Nguyễn Thị', "O'Neill", '3M', '김', 'ⵣ', '❤️ Club', '!?'])(
  '%s is one',
  (text) => {
    expect(isName(text)).toBe(true)
  },
)
