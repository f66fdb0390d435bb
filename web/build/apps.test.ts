import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { appAt, apps, modulesOf } from './apps.ts'

const web = join(import.meta.dirname, '..')
const exportsOf = (module: string) =>
  parseSync(module, readFileSync(join(web, module), 'utf8')).module.staticExports.flatMap(({ entries }) =>
    entries.filter(({ isType }) => !isType),
  )

test.each(apps)('every page of $name stands in its table once, and nothing else does', ({ name, routes }) => {
  const pages = globSync(`src/features/*/${name}/**/*-page.tsx`, { cwd: web })
  expect(routes.map(({ page }) => `src/features/${page}`).sort()).toEqual(pages.sort())
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
})

test.each(apps)('each page of $name has a frame, and its module gives the page alone', (app) => {
  for (const route of app.routes) {
    const [frame = '', page = ''] = modulesOf(app, route)
    expect(exportsOf(frame).length, frame).toBeGreaterThan(0)
    expect(exportsOf(page), page).toHaveLength(1)
  }
})

test('a frame that nobody knows is missed when the product is built', () => {
  const app = { name: 'a', document: 'a.html', base: '/', routes: [], frames: {} }
  expect(() => modulesOf(app, { path: '/a', frame: 'none', page: 'a-page.tsx' })).toThrow('none')
})

test.each([
  ['/', 'attendee'],
  ['/pass', 'attendee'],
  ['/organiser', 'organiser'],
  ['/organiser/', 'organiser'],
  ['/organiser/nowhere', 'organiser'],
  ['/organisers', 'attendee'],
  ['/gate/sign-in', 'gate'],
  ['/gates', 'attendee'],
])('at %s answers the app of the %s', (path, name) => {
  expect(appAt(path).name).toBe(name)
})

test.each(apps)('every page of $name is where $name answers', ({ name, routes }) => {
  for (const { path } of routes) expect([path, appAt(path).name]).toEqual([path, name])
})
