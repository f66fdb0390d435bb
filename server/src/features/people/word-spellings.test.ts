import type { ListedPerson } from '@foyer/contract/office-people'
import { beforeAll, expect, test } from 'vitest'
import { call, confirm, signUpVisitor } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
let token: string

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'support')
  for (const lastName of ['Strauß', 'Strauss', 'Müller', 'Mueller', 'Größing', 'Bauer', 'Baur'])
    await confirm(house, await signUpVisitor(house, { firstName: 'Kim', lastName }))
})

async function found(list: 'person' | 'order', q: string): Promise<string[]> {
  const path = `/api/organiser/${list}?${new URLSearchParams({ q })}`
  const { body } = await call<{ items: (ListedPerson & { buyer: { name: string } })[] }>(house, 'GET', path, { token })
  return body.items.map((line) => (list === 'person' ? line.name : line.buyer.name).replace('Kim ', '')).toSorted()
}

test.each([
  ['Strauss', ['Strauss', 'Strauß']],
  ['strauß', ['Strauss', 'Strauß']],
  ['kim STRAUẞ', ['Strauss', 'Strauß']],
  ['Müller', ['Mueller', 'Müller']],
  ['Müller Kim', ['Mueller', 'Müller']],
  ['gröss', ['Größing']],
  ['Bauer', ['Bauer']],
])('of people and of orders %s finds what may be written so', async (typed, names) => {
  expect(await found('person', typed)).toEqual(names)
  expect(await found('order', typed)).toEqual(names)
})
