import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetPathAfterSurvey, pathAfterSurvey } from './path-after-survey.ts'
import { hasSkippedSurvey, rememberForSurvey, skipSurvey } from './survey-cookies.ts'

/** A browser's cookies, and what was written to them. */
const kept = new Map<string, string>()
let written: string[]

beforeEach(() => {
  kept.clear()
  written = []
  vi.stubGlobal('document', {
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      if (text.includes('max-age=0')) kept.delete(name)
      else kept.set(name, value)
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('skipping sets the cookie to "skip" for a week', () => {
  expect(hasSkippedSurvey()).toBe(false)
  skipSurvey()
  expect(hasSkippedSurvey()).toBe(true)
  expect(written).toEqual(['foyer_survey=skip; max-age=604800; path=/; Secure; SameSite=Lax'])
})

test('any other value of the cookie skips nothing', () => {
  kept.set('foyer_survey', 'skipped')
  kept.set('other_foyer_survey', 'skip')
  expect(hasSkippedSurvey()).toBe(false)
})

test('the wanted path is kept with its search, and forgotten', () => {
  rememberForSurvey('/invoices?year=2025#a;b')
  expect(pathAfterSurvey()).toBe('/invoices?year=2025#a;b')
  forgetPathAfterSurvey()
  expect(pathAfterSurvey()).toBeNull()
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/%2f/evil.example',
  'javascript:alert(1)',
  '',
  '/survey',
  '/survey?again',
  '/survey/',
])('a cookie that says %j leads nowhere', (path) => {
  rememberForSurvey(path)
  expect(pathAfterSurvey()).toBeNull()
})

test('a cookie that cannot be read is none', () => {
  kept.set('foyer_survey_path', '%E0%A4%A')
  expect(pathAfterSurvey()).toBeNull()
})
