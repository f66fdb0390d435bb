import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { doors, inside, onlyOnJourneys } from '../e2e/routes.ts'
import { routes } from '../web/src/attendee/routes.ts'

/** Found by a walk when there is a demo: their addresses hold an id of it. */
const found = ['/pass/accept/$uuid', '/news/$postId']
const walked = [doors, ...inside].flatMap(({ paths }) => paths.map((path) => path.split(/[?#]/)[0] ?? ''))
const isWalked = (route: string) => {
  const pattern = new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}$`)
  return found.includes(route) || walked.some((path) => pattern.test(path))
}
const paths: readonly string[] = routes.map(({ path }) => path)

test('a browser opens every page of attendees, or a journey that is named leads there', () => {
  expect(paths.filter((path) => !isWalked(path) && !(path in onlyOnJourneys))).toEqual([])
})

test('nothing is named that is walked, that is no page, or whose journey is not there', () => {
  const named = [...Object.keys(onlyOnJourneys), ...found]
  expect(named.filter((path) => !paths.includes(path))).toEqual([])
  expect(Object.keys(onlyOnJourneys).filter(isWalked)).toEqual([])
  const journeys = Object.values(onlyOnJourneys)
  expect(journeys.filter((file) => !existsSync(new URL(`../e2e/${file}`, import.meta.url)))).toEqual([])
})
