import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  answersOf,
  changeDraft,
  emptyDraft,
  finishDraft,
  firstOpenStep,
  keepPassword,
  keepSignUp,
  parseDraft,
  type SignUpDraft,
  standingSignUp,
  stepBefore,
} from './sign-up-draft.ts'

const whole: SignUpDraft = {
  ...emptyDraft,
  attendeeType: 'oem',
  email: 'a@b.example',
  passTypeId: 1,
  firstName: 'A',
  lastName: 'B',
  companyName: 'C',
  addressLine1: 'D',
  zip: '1',
  city: 'E',
  countryId: 3,
}

test.each([
  ['nobody has said what they do', emptyDraft, true, '/sign-up'],
  ['there is no pass yet', { ...whole, passTypeId: null }, true, '/sign-up/pass'],
  [
    'a voucher stands in for the pass',
    { ...whole, passTypeId: null, voucherPass: { id: 1, name: 'Standard', codeType: 'standard' } },
    true,
    '/sign-up/payment',
  ],
  ['the city is missing', { ...whole, city: ' ' }, true, '/sign-up/details'],
  ['a reload forgot the password', whole, false, '/sign-up/details'],
  ['all is there', whole, true, '/sign-up/payment'],
] as const)('the first open step when %s', (_when, draft, hasPassword, step) => {
  expect(firstOpenStep(draft, hasPassword)).toBe(step)
})

test('somebody who opens a later step is led to the first open one, and may always go back', () => {
  expect(stepBefore('/sign-up/payment', { ...whole, passTypeId: null }, true)).toBe('/sign-up/pass')
  expect(stepBefore('/sign-up', whole, true)).toBeNull()
})

test.each([
  ['null', null],
  ['nonsense', '{'],
  ['another version', '{"email":1}'],
])('a draft that is %s is an empty one', (_what, text) => {
  expect(parseDraft(text)).toEqual(emptyDraft)
})

test('a draft never holds a password', () => {
  expect(parseDraft(JSON.stringify({ ...whole, password: 'secret' }))).not.toHaveProperty('password')
})

describe('a sign-up that the server knows', () => {
  const stored = new Map<string, string>()
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
    })
    keepPassword('Correct-Horse-7')
    changeDraft(whole)
    keepSignUp({
      uuid: 'u',
      email: whole.email,
      orderUuid: 'o',
      orderSecret: 's',
      answers: JSON.stringify(answersOf(whole, 'en')),
    })
  })
  const now = () => parseDraft(stored.get('foyer_sign_up_2') ?? null)

  test('stands as long as answers, language and password are those it was made with', () => {
    expect(standingSignUp(now(), 'en')?.uuid).toBe('u')
    expect(standingSignUp(now(), 'de')).toBeNull()
    expect(standingSignUp({ ...now(), city: 'Bonn' }, 'en')).toBeNull()
    keepPassword('Another-Horse-7')
    expect(standingSignUp(now(), 'en')).toBeNull()
  })

  test('stands after the way to the bank and back, which forgets the password', () => {
    keepPassword('')
    expect(standingSignUp(now(), 'en')?.uuid).toBe('u')
  })

  test('stands in another language too where nothing is there to sign up with again: its place is not lost for that', () => {
    keepPassword('')
    expect(standingSignUp(now(), 'de')?.uuid).toBe('u')
    expect(standingSignUp({ ...now(), city: 'Bonn' }, 'de')).toBeNull()
  })

  test('is over once it is through: its answers are gone, and sending them again would be another one', () => {
    finishDraft()
    expect(now()).toEqual({ ...emptyDraft, signedUp: expect.objectContaining({ uuid: 'u', answers: '' }) })
    expect(standingSignUp({ ...whole, signedUp: now().signedUp }, 'en')).toBeNull()
  })
})

test('a draft that was begun before a newer version came is gone on with', async () => {
  // As it was written before a voucher's pass had its id.
  const old = {
    ...whole,
    passTypeId: null,
    voucherCode: 'DEMO-STANDARD',
    voucherPass: { name: 'Standard', codeType: 'standard' },
    signedUp: { uuid: 'u', email: 'a@b.example', orderUuid: null, orderSecret: null, answers: '{}' },
    savedAt: '2025-08-18T07:00:00.000Z',
  }
  const stored = new Map([['foyer_sign_up_2', JSON.stringify(old)]])
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  })
  vi.resetModules()
  const opened = await import('./sign-up-draft.ts')
  opened.changeDraft({ city: 'Bonn' })
  expect(JSON.parse(stored.get('foyer_sign_up_2') ?? '')).toEqual({
    ...old,
    city: 'Bonn',
    savedAt: expect.any(String),
  })
})

test('where the browser forbids to keep anything, a draft lives until the page is left, and is forgotten with its person', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: forbid,
    setItem: forbid,
    removeItem: forbid,
  })
  vi.resetModules()
  const opened = await import('./sign-up-draft.ts')
  const { forgetPerson } = await import('#platform/forget-person.ts')
  opened.changeDraft({ city: 'Bonn' })
  expect(() => forgetPerson()).not.toThrow()
})

function forbid(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
