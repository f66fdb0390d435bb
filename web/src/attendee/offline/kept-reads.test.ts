import { allEndpoints } from '@foyer/contract/all'
import { expect, test } from 'vitest'
import { keptReads, whoseIs } from './kept-reads.ts'

test('the event’s own answers are everybody’s, and a person’s are theirs', () => {
  for (const path of [
    '/api/edition',
    '/api/agenda',
    '/api/speaker',
    '/api/page/information',
    '/api/floor-plan',
    '/api/site-plan',
  ])
    expect(whoseIs(path), path).toBe('everybody')
  for (const path of [
    '/api/user/',
    '/api/pass',
    '/api/pass/code',
    '/api/news',
    '/api/booking',
    '/api/agenda/favourite',
  ])
    expect(whoseIs(path), path).toBe('person')
})

test('a path that only begins like one of them is not kept', () => {
  for (const path of ['/api/page', '/api/page/a/b', '/api/booking/7/pdf', '/api/agenda/favourites.ics', '/api/passes'])
    expect(whoseIs(path), path).toBeNull()
})

test('only what is read is kept, and nothing of passports, payments, orders, invoices and addresses', () => {
  expect(keptReads.filter(({ method }) => method !== 'GET')).toEqual([])
  const isSecret = /visa|passport|verify|order|payment|invoice|address|survey|session|download|organiser|gate/
  expect(keptReads.map(({ path }) => path).filter((path) => isSecret.test(path))).toEqual([])
  const kept = allEndpoints.filter(
    ({ method, path }) => method === 'GET' && whoseIs(path.replace(/:\w+/g, 'x')) !== null,
  )
  expect(kept.map(({ id }) => id).sort(), 'no pattern takes another’s path').toEqual(
    keptReads.map(({ id }) => id).sort(),
  )
})
