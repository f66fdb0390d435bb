import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf } from '../../../../test/architecture/rules.ts'
import { readRoutes } from '../../../budgets/read-routes.ts'
import { german } from './de.ts'
import type { Texts } from './messages.ts'
import { type TextPart, textParts } from './text-parts.ts'

const root = join(import.meta.dirname, '../../../..')
const table = 'web/src/attendee/routes.tsx'
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const call = /(?<![\w.])(?:t|rich|message|translate)\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)")/g

/** Every module of ours that one brings along, at once or later. The pages of the route table are not followed. */
function modulesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || file.endsWith('text-parts.ts') || !/^(web|contract)\/.*\.tsx?$/.test(file)) return seen
  if (!existsSync(join(root, file))) return seen
  seen.add(file)
  for (const { target } of importsOf(file, read(file))) {
    if (file !== table || !target.startsWith('web/src/features/')) modulesOf(target, seen)
  }
  return seen
}

const textsOf = (file: string) =>
  [...read(file).matchAll(call)].map((match) => (match[1] ?? match[2] ?? '').replace(/\\(.)/g, '$1'))

/** The texts that have no German where only these parts are loaded. */
async function untranslated(entry: string, parts: readonly string[]): Promise<string[]> {
  const loaded = await Promise.all(parts.map((name): Promise<Texts> => textParts[name as TextPart]()))
  const known: Texts = Object.assign({}, german, ...loaded)
  return [...modulesOf(entry)].flatMap((file) =>
    textsOf(file).flatMap((text) => (known[text] === undefined ? [`${file}: ${text}`] : [])),
  )
}

const pages = readRoutes(read(table))

test('every route is read, and a page without its parts is found', async () => {
  expect(pages.length).toBeGreaterThan(10)
  expect(pages.length).toBe([...read(table).matchAll(/\bpath: '/g)].length)
  expect(await untranslated('web/src/features/identity/attendee/sign-in-page.tsx', [])).not.toEqual([])
})

test('what stands around the pages has its German on every page', async () => {
  expect(await untranslated('web/src/attendee/main.tsx', [])).toEqual([])
})

test.each(pages)('$path loads the German of all that it says', async ({ modules, texts }) => {
  const missing = await Promise.all(modules.map((module) => untranslated(`web/${module}`, texts)))
  expect(missing.flat()).toEqual([])
})
