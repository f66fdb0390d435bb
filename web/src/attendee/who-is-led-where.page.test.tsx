import { VENDOR_TAG_ID } from '@foyer/contract/constants'
import { readEdition } from '@foyer/contract/editions'
import { readProfile, readUser } from '@foyer/contract/identity'
import { requests } from '@foyer/contract/kit/refusal'
import { type Pass, readPass } from '@foyer/contract/passes'
import { listSurveyQuestions, readSurvey } from '@foyer/contract/surveys'
import { createMemoryHistory } from '@tanstack/react-router'
import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { keepToken } from '#platform/token.ts'
import { wire } from '#testing/visit.tsx'
import { approvedPass, edition, lena } from '#testing/world.ts'
import { openRouter } from './router.ts'
import { routes } from './routes.ts'

// Specification, sections 2, 4 and 6; docs/decisions/008-who-is-led-where.md.

const uuid = '0198bbfa-7212-7996-94df-c6cea4c13a77'
const signedOut = '/sign-in?reason='

interface Person {
  readonly tags?: readonly [number, string]
  readonly scope?: 'organiser'
  readonly pass: Pass | null
  /** The survey has begun. */
  readonly isAsked?: true
  readonly hasAnswered?: true
  readonly hasSkipped?: true
  readonly hasEnded?: true
}

const vendorTag = [VENDOR_TAG_ID, 'vendor'] as const
/** Who asks, in the order of the table's columns. */
const people = {
  nobody: null,
  'who holds an approved pass': { pass: approvedPass },
  'a vendor without a pass': { tags: vendorTag, pass: null },
  'a vendor with a pass': { tags: vendorTag, pass: approvedPass },
  'who owes the survey': { pass: approvedPass, isAsked: true },
  'who has answered it': { pass: approvedPass, isAsked: true, hasAnswered: true },
} as const satisfies Record<string, Person | null>

/** Who is in nowhere: signed out, and told why. */
const turnedAway = {
  'whose pass is pending': [
    { pass: { ...approvedPass, status: 'pending', reason: 'awaiting-payment' } },
    'awaiting-payment',
  ],
  'whose pass is cancelled': [
    { pass: { ...approvedPass, status: 'cancelled', reason: 'order-cancelled' } },
    'order-cancelled',
  ],
  'whose pass is rejected': [{ pass: { ...approvedPass, status: 'rejected', reason: 'rejected' } }, 'rejected'],
  'who has no pass': [{ pass: null }, 'no-pass'],
  'staff without a pass': [{ scope: 'organiser', pass: null }, 'organiser'],
} as const satisfies Record<string, readonly [Person, string]>

type Who = keyof typeof people
const stays = true
const [home, pass, survey, signIn] = ['/', '/pass', '/survey', '/sign-in'] as const

/** A path of each route → where each of `people` ends who asks for it; `true`: there. */
const table: Readonly<Record<string, readonly (string | true)[]>> = {
  '/': [signIn, stays, pass, stays, survey, stays],
  '/accommodation': [signIn, stays, pass, stays, survey, stays],
  '/accommodation/28': [signIn, stays, pass, stays, survey, stays],
  '/agenda': [signIn, stays, pass, stays, survey, stays],
  '/floor-plan': [signIn, stays, pass, stays, survey, stays],
  '/information': [signIn, stays, pass, stays, survey, stays],
  '/site-plan': [signIn, stays, pass, stays, survey, stays],
  '/invoices': [signIn, stays, stays, stays, survey, stays],
  '/pass': [signIn, stays, stays, stays, survey, stays],
  '/pass/upgrade': [signIn, stays, pass, stays, survey, stays],
  '/profile': [signIn, stays, stays, stays, survey, stays],
  '/registration': [signIn, stays, stays, stays, survey, stays],
  '/registration/account': [signIn, stays, stays, stays, survey, stays],
  '/registration/checkout': [signIn, stays, stays, stays, survey, stays],
  '/registration/finish': [signIn, stays, stays, stays, survey, stays],
  '/registration/hotel': [signIn, stays, stays, stays, survey, stays],
  '/registration/survey': [signIn, stays, stays, stays, survey, stays],
  '/sign-in': [stays, home, home, home, home, home],
  '/sign-in/forgotpassword': [stays, stays, stays, stays, stays, stays],
  '/sign-in/changepassword/a-token': [stays, stays, stays, stays, stays, stays],
  '/sign-up': [stays, home, home, home, home, home],
  '/sign-up/success': [stays, stays, stays, stays, stays, stays],
  [`/sign-up/confirm/${uuid}`]: [stays, stays, stays, stays, stays, stays],
  '/survey': [signIn, stays, pass, stays, stays, home],
  '/train-ticket': [signIn, stays, pass, stays, survey, stays],
  '/visa-invitation-letter': [signIn, stays, pass, stays, survey, stays],
}

/** Home leads on whoever is not to be there. */
const onFrom = (place: string, who: Who): string => {
  const next = table[place]?.[Object.keys(people).indexOf(who)]
  return next === undefined || next === stays ? place : onFrom(next, who)
}

function comeIn(person: Person | null): void {
  if (person === null) return
  keepToken('a-session')
  const [id, name] = person.tags ?? []
  const scope = person.scope === undefined ? [] : [person.scope]
  const tags = id === undefined || name === undefined ? [] : [{ id, name }]
  wire().answer(readUser, { ...lena, tags, scope: ['attendee', ...scope] })
  wire().answer(readPass, person.pass)
  wire().answer(readProfile, { firstName: lena.firstName, lastName: lena.lastName })
  if (person.hasEnded) wire().refuse(readUser, requests.notSignedIn)
  if (!person.isAsked) return
  const question = { topic: 'You', text: 'Well?', required: true, options: null, max: null, scale: null }
  wire().answer(readEdition, { ...edition, surveyStartsOn: '2025-08-01' })
  wire().answer(listSurveyQuestions, [{ ...question, id: uuid, type: 'yes-no' }])
  const createdAt = '2025-08-02T08:00:00.000Z'
  if (person.hasAnswered)
    wire().answer(readSurvey, { answers: [{ questionId: uuid, value: true, createdAt }], updatedAt: createdAt })
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  if (person.hasSkipped) document.cookie = 'foyer_survey=skip; path=/'
}

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  for (const name of ['foyer_survey', 'foyer_survey_path']) document.cookie = `${name}=; path=/; max-age=0`
})

/** Where somebody ends who opens this address. */
async function whereFrom(path: string, person: Person | null): Promise<string> {
  comeIn(person)
  const router = openRouter({ history: createMemoryHistory({ initialEntries: [path] }) })
  await router.load()
  await waitFor(() => expect(router.state.status).toBe('idle'))
  const { pathname, searchStr } = router.state.location
  return `${pathname}${searchStr}`
}

/** Section 2, its table of routes. */
const specified = [
  '/',
  '/accommodation',
  '/accommodation/$accommodationId',
  '/agenda',
  '/floor-plan',
  '/information',
  '/site-plan',
  '/invoices',
  '/pass',
  '/pass/upgrade',
  '/profile',
  '/registration',
  '/registration/account',
  '/registration/checkout',
  '/registration/finish',
  '/registration/hotel',
  '/registration/survey',
  '/sign-in',
  '/sign-in/forgotpassword',
  '/sign-in/changepassword/$token',
  '/sign-up',
  '/sign-up/success',
  '/sign-up/confirm/$userUuid',
  '/survey',
  '/train-ticket',
  '/visa-invitation-letter',
]

test('every route of the specification that is there is walked', () => {
  const there = specified.filter((path) => routes.some((route) => route.path === path))
  const walked = Object.keys(table).map((path) =>
    path.replace(uuid, '$userUuid').replace('a-token', '$token').replace('28', '$accommodationId'),
  )
  expect(walked.sort()).toEqual(there.sort())
})

describe.each(Object.entries(people) as [Who, Person | null][])('%s', (who, person) => {
  test.each(Object.keys(table).map((path) => [path, onFrom(path, who)]))(
    'who opens %s ends at %s',
    async (path, end) => {
      expect(await whereFrom(path, person)).toBe(end)
    },
  )
})

describe.each(Object.entries(turnedAway))('%s is signed out and told why', (_who, [person, reason]) => {
  test.each(Object.keys(table))('on %s', async (path) => {
    expect(await whereFrom(path, person)).toBe(`${signedOut}${reason}`)
    // Within the millisecond in which it is emptied this window still names it.
    expect(document.cookie).not.toMatch(/foyer_auth=[^;]/)
  })
})

test.each(Object.keys(table).map((path) => [path, onFrom(path, 'nobody')]))(
  'whose session has ended meanwhile is nobody: who opens %s ends at %s',
  async (path, end) => {
    const where = await whereFrom(path, { pass: approvedPass, hasEnded: true })
    expect(where).toBe(end === path ? path : `${signedOut}session-ended`)
  },
)

test.each(Object.keys(table))('who skipped the survey is not led there from %s', async (path) => {
  const end = await whereFrom(path, { pass: approvedPass, isAsked: true, hasSkipped: true })
  expect(end).toBe(onFrom(path, 'who holds an approved pass'))
})

test('who comes to the survey on the way to a page has that page in a cookie', async () => {
  expect(await whereFrom('/accommodation/28?start=2025-10-21', people['who owes the survey'])).toBe('/survey')
  expect(decodeURIComponent(document.cookie)).toContain('foyer_survey_path=/accommodation/28?start=2025-10-21')
})

test('who comes to the sign-in on the way to a page has that page remembered', async () => {
  expect(await whereFrom('/accommodation/28?start=2025-10-21', null)).toBe('/sign-in')
  expect(sessionStorage.getItem('wanted-path')).toBe('/accommodation/28?start=2025-10-21')
})

test.each(['/x-registration-y', '/registration/nowhere'])(
  '%s leads whoever is signed out to the sign-in',
  async (path) => {
    expect(await whereFrom(path, null)).toBe('/sign-in')
  },
)
