import type { OfficePageLine } from '@foyer/contract/office-pages'
import type { ProgramParts } from '@foyer/contract/office-program'
import { beforeAll, expect, test } from 'vitest'
import { meanwhile } from '../../testing/meanwhile.ts'
import { call } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
let token: string
beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
})

const send = <Body = object>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  call<Body>(house, method, `/api/organiser/${path}`, { token, ...(body === undefined ? {} : { body }) })

const kinds = {
  page: {
    list: async () =>
      (await send<{ items: OfficePageLine[] }>('GET', 'page?limit=200')).body.items.map(({ slug }) => slug),
    add: () => {
      const blocks = [{ kind: 'text', text: { en: 'Get off at the fair.' }, link: null }]
      const sections = [{ anchor: 'train', title: { en: 'By train' }, blocks }]
      return send('POST', 'page', { slug: 'added', title: { en: 'Added' }, sections, isPublished: true })
    },
    arrange: (slugs: readonly string[]) => send('PUT', 'page-order', { slugs }),
  },
  stage: {
    list: async () => (await send<ProgramParts>('GET', 'program-part')).body.stages.map(({ code }) => code),
    add: () => send('POST', 'stage', { code: 'added', hall: '5', name: 'Added', seats: 9, way: { en: 'Up.' } }),
    arrange: (codes: readonly string[]) => send('PUT', 'stage-order', { codes }),
  },
} as const

test.each(['page', 'stage'] as const)(
  'a %s that a colleague adds while the others are put into another order stands behind them',
  async (kind) => {
    const { list, add, arrange } = kinds[kind]
    const order = (await list()).toReversed()
    const [arranged, added] = await meanwhile(house, `update "${kind}s" set "position"`, () => arrange(order), add)
    expect([arranged.status, added.status]).toEqual([200, 201])
    expect(await list()).toEqual([...order, 'added'])
  },
)
