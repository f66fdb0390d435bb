import { expect, test } from 'vitest'
import { answered, someEvent } from '#testing/vip-events.ts'
import { firstDue, inOrder, isOpenQuestion } from './event-list.ts'

test('what has a time to answer comes first, what does not take place last, the rest by when it begins', () => {
  const late = someEvent({ id: 1, startsAt: '2025-10-23T18:00:00.000Z' })
  const early = someEvent({ id: 2, startsAt: '2025-10-21T18:00:00.000Z' })
  const off = someEvent({ id: 3, startsAt: '2025-10-20T18:00:00.000Z', cancelledAt: '2025-08-11T08:00:00.000Z' })
  const offered = someEvent({ id: 4, startsAt: '2025-10-24T18:00:00.000Z', attendance: answered('offered') })
  expect(inOrder([late, off, offered, early]).map(({ id }) => id)).toEqual([4, 2, 1, 3])
})

test.each([
  ['an event that can be attended', someEvent({}), true],
  ['a place that is offered', someEvent({ attendance: answered('offered') }), true],
  ['a place that is not paid', someEvent({ attendance: answered('held') }), true],
  ['an ignored event', someEvent({ isIgnored: true }), false],
  [
    'a place that is theirs',
    someEvent({
      attendance: answered('attending'),
      can: { attend: false, wait: false, withdraw: true, ignore: false },
    }),
    false,
  ],
])('%s is a question: %#', (_what, event, isOpen) => expect(isOpenQuestion(event)).toBe(isOpen))

test('the first answer that is due is the one whose time ends first', () => {
  const until = (offeredUntil: string) => someEvent({ attendance: answered('offered', { offeredUntil }) })
  expect(firstDue([until('2025-08-20T07:00:00.000Z'), someEvent({}), until('2025-08-19T07:00:00.000Z')])).toBe(
    '2025-08-19T07:00:00.000Z',
  )
  expect(firstDue([someEvent({})])).toBe(null)
})
