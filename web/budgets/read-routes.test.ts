import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readRoutes } from './read-routes.ts'

const web = join(import.meta.dirname, '..')
const table = readFileSync(join(web, 'src/attendee/routes.tsx'), 'utf8')

test('every route of the table is read, with the modules of its page: none escapes its bars', () => {
  const routes = readRoutes(table)
  const paths = [...table.matchAll(/\bpath:\s*(['"`])(.*?)\1/g)].map(([, , path]) => path)
  expect(paths.length).toBeGreaterThan(20)
  expect(routes.map(({ path }) => path)).toEqual(paths)
  for (const { modules } of routes)
    for (const module of modules) expect(existsSync(join(web, module)), module).toBe(true)
})
