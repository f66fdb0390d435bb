import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allEndpoints } from '@foyer/contract/all'
import { requests } from '@foyer/contract/kit/refusal'
import { describe, expect, test } from 'vitest'
import { compileMessage } from './compile.ts'
import { german as everywhere } from './de.ts'
import type { Texts } from './messages.ts'
import { textParts } from './text-parts.ts'

/** The German of every part. */
const parts = await Promise.all(Object.values(textParts).map((load): Promise<Texts> => load()))
const german: Texts = Object.assign({}, everywhere, ...parts)

const root = join(import.meta.dirname, '../..')
const call = /(?<![\w.])(?:t|rich|message|translate)\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)")/g

/** Every English text in the code, with the file it stands in. */
const texts = globSync('**/*.{ts,tsx}', { cwd: root, exclude: (name) => /\.test\.tsx?$/.test(String(name)) })
  .filter((file) => !file.endsWith('texts-de.ts'))
  .flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(call)].map((match) => ({
      file,
      text: (match[1] ?? match[2] ?? '').replace(/\\(.)/g, '$1'),
    })),
  )

const holes = (text: string) =>
  [...text.matchAll(/\{\s*(\w+)/g)].map((match) => match[1]).filter((name) => name !== undefined)
const names = (text: string) => JSON.stringify([...new Set(holes(text))].sort())

describe('every text has its German', () => {
  test('in the code', () => {
    expect(texts.length).toBeGreaterThan(20)
    const missing = texts.filter(({ text }) => german[text] === undefined).map(({ file, text }) => `${file}: ${text}`)
    expect(missing).toEqual([])
  })

  test('in the contract', () => {
    const refusals = [...allEndpoints.flatMap((endpoint) => [...endpoint.refusals]), ...Object.values(requests)]
    const missing = refusals
      .flatMap(({ title, detail }) => [title, detail])
      .filter((text) => everywhere[text] === undefined)
    expect(missing).toEqual([])
  })
})

test('translations name what the English names, and compile', () => {
  const wrong = Object.entries(german).filter(([english, translated]) => {
    compileMessage(english)
    compileMessage(translated)
    return !english.includes('plural,') && names(english) !== names(translated)
  })
  expect(wrong).toEqual([])
})
