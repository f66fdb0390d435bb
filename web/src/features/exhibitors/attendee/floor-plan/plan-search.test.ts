import type { Exhibitor, FloorPlan } from '@foyer/contract/exhibitors'
import { expect, test } from 'vitest'
import { findChosen, fittingExhibitors, type PlanSearch, readPlanSearch, writePlanSearch } from './plan-search.ts'

const nothing: PlanSearch = readPlanSearch({})
const exhibitor = (code: string, part: Partial<Exhibitor>): Exhibitor => ({
  ...{
    code,
    name: code,
    city: '',
    tagline: '',
    description: '',
    website: null,
    categories: [],
    products: [],
    stands: [],
  },
  ...part,
})
const jokull = exhibitor('jokull', {
  name: 'Jökull Data',
  city: 'Reykjavík',
  tagline: 'Cold storage',
  stands: [{ hall: '5', code: 'C12' }],
})
const guest = exhibitor('guest', {
  name: 'Polder IT',
  categories: [{ code: 'law', name: 'Law' }],
  stands: [
    { hall: '5', code: 'C12' },
    { hall: '3', code: 'A01' },
  ],
})
const roofless = exhibitor('roofless', { name: 'Roofless' })
const all = [jokull, guest, roofless]
const area = { x: 0, y: 0, width: 5, depth: 5 }
const plan: FloorPlan = {
  halls: [
    {
      code: '3',
      name: 'Hall 3',
      outline: [],
      rooms: [{ ...area, code: '3-stage', name: '3 Stage', kind: 'stage' }],
      stands: [{ ...area, code: 'A01' }],
    },
    {
      code: '5',
      name: 'Hall 5',
      outline: [],
      rooms: [],
      stands: [
        { ...area, code: 'C12' },
        { ...area, code: 'C13' },
      ],
    },
  ],
  facilities: [],
  entrances: [],
  ways: { points: [], segments: [] },
}
const known = { exhibitors: all, plan }
const fitting = (part: Partial<PlanSearch>) => fittingExhibitors(all, { ...nothing, ...part }).map(({ code }) => code)
const chosen = (part: Partial<PlanSearch>) => findChosen({ ...nothing, ...part }, known)

test('the address says what is searched, and nothing that is not', () => {
  const search = { ...nothing, q: 'cold', hall: '5', isStepFree: true }
  expect(writePlanSearch(search)).toEqual({ q: 'cold', hall: '5', steps: 'none' })
  expect(readPlanSearch(writePlanSearch(search))).toEqual(search)
  expect(writePlanSearch(nothing)).toEqual({})
})

test('people are found by name, town, what they do and stand, accents or not, each word somewhere', () => {
  expect(fitting({ q: 'JOKULL' })).toEqual(['jokull'])
  expect(fitting({ q: 'storage reykjavik' })).toEqual(['jokull'])
  expect(fitting({ q: 'storage polder' })).toEqual([])
  expect(fitting({ q: '5 c12' })).toEqual(['jokull', 'guest'])
  expect(fitting({ q: '5-C12', hall: '3' })).toEqual(['guest'])
  expect(fitting({ category: 'law' })).toEqual(['guest'])
  expect(fitting({ q: '  ' })).toHaveLength(3)
})

test('somebody is looked at with all of their stands, a stand with all who share it', () => {
  expect(chosen({ exhibitor: 'guest' })).toMatchObject({
    exhibitors: [guest],
    stands: guest.stands,
    goal: { hall: '5', area },
  })
  expect(chosen({ stand: '5-C12' })?.exhibitors).toEqual([jokull, guest])
  expect(chosen({ stand: '5-C13' })).toMatchObject({ exhibitors: [], stands: [{ hall: '5', code: 'C13' }] })
  expect(chosen({ exhibitor: 'roofless' })).toMatchObject({ exhibitors: [roofless], goal: null })
})

test('a room and a hall can be looked at; what is not there is nothing', () => {
  expect(chosen({ room: '3-stage' })).toMatchObject({ room: { name: '3 Stage' }, hall: null, goal: { hall: '3' } })
  expect(chosen({ hall: '3' })).toMatchObject({ room: null, hall: '3', goal: { hall: '3', area: null } })
  for (const part of [
    {},
    { stand: '5-Z99' },
    { stand: '-' },
    { room: 'none' },
    { hall: '9' },
    { exhibitor: '__proto__' },
  ])
    expect(chosen(part)).toBeNull()
})

test('without a plan the list still says who stands where', () => {
  expect(findChosen({ ...nothing, stand: '5-C12' }, { exhibitors: all, plan: undefined })).toMatchObject({
    exhibitors: [jokull, guest],
    goal: null,
  })
})
