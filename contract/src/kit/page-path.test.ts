import { expect, test } from 'vitest'
import { pagePattern } from './page-path.ts'

const uuid = '0198f0aa-7d1c-7c3e-8a55-0123456789ab'

test.each([
  ['/', '/', true],
  ['/', '/pass', false],
  ['/pass', '/pass', true],
  ['/pass', '/pass/', true],
  ['/pass', '/pass/foo', false],
  ['/pass', '/Pass', false],
  ['/accommodation/$accommodationId', '/accommodation/28', true],
  ['/accommodation/$accommodationId', '/accommodation/28/', true],
  ['/accommodation/$accommodationId', '/accommodation/abc', false],
  ['/accommodation/$accommodationId', '/accommodation/0', false],
  ['/accommodation/$accommodationId', '/accommodation/1234567890', false],
  ['/accommodation/$accommodationId', '/accommodation/28/room', false],
  ['/sign-up/confirm/$userUuid', `/sign-up/confirm/${uuid}`, true],
  ['/sign-up/confirm/$userUuid', `/sign-up/confirm/${uuid.toUpperCase()}`, true],
  ['/sign-up/confirm/$userUuid', '/sign-up/confirm/nonsense', false],
  ['/sign-up/confirm/$userUuid', '/sign-up/confirm', false],
  ['/organiser/people/$uuid', `/organiser/people/${uuid}`, true],
  ['/organiser/people/$uuid', '/organiser/people/nonsense', false],
  ['/organiser/people/$uuid/merge', '/organiser/people/12/merge', false],
  ['/pass/accept/$uuid', '/pass/accept/nonsense', false],
  ['/news/$postId', `/news/${uuid}`, true],
  ['/news/$postId', '/news/4242', false],
  ['/agenda/$sessionId', '/agenda/37', true],
  ['/agenda/$sessionId', '/agenda/abc', false],
  ['/speakers/$speakerCode', '/speakers/henrik-dahl', true],
  ['/speakers/$speakerCode', '/speakers/Henrik', false],
  ['/sign-in/changepassword/$token', '/sign-in/changepassword/any-text_1', true],
])('of the page %s, the path %s is one: %s', (page, path, isOne) => {
  expect(pagePattern(page).test(path)).toBe(isOne)
})
