import { allEndpoints } from '@foyer/contract/all'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lineStream, loggableUrl } from './log.ts'

it.each([
  ['/api/pass/check-eligibility?email=ada%40example.com', 'ada'],
  ['/api/demo/mailbox?to=ada@example.com&x=1', 'ada'],
  ['/sign-up/confirm/01980000?token=s3cret', 's3cret'],
  ['/sign-up/confirm/01980000?x=1&TOKEN=s3cret', 's3cret'],
  ['/api/user/change-password/s3cret', 's3cret'],
  ['/sign-in/changepassword/s3cret', 's3cret'],
  ['/sign-in/changepassword/s3cret/', 's3cret'],
  ['/api/download/s3cret?x=1', 's3cret'],
  ['/sandbox/3ds/s3cret', 's3cret'],
])('the log of %s keeps what opens a door, or names a person, to itself', (url, secret) => {
  expect(loggableUrl(url)).not.toContain(secret)
  expect(loggableUrl(url)).toContain('…')
})

it('says of every other address where it leads', () => {
  expect(loggableUrl('/api/order/01980000/place?preview=1')).toBe('/api/order/01980000/place?preview=1')
})

it('keeps to itself whatever an endpoint calls a token or an e-mail in its address', () => {
  const telling = allEndpoints.filter(({ path }) => /:(token|email|secret)\b/.test(path))
  expect(telling.length).toBeGreaterThan(1)
  for (const { path } of telling)
    expect(loggableUrl(path.replace(/:(\w+)/g, (_match, name: string) => `value-of-${name}`))).not.toMatch(
      /value-of-(token|email|secret)/,
    )
})

describe('the lines of the log', () => {
  const open = () => {
    const written: string[] = []
    return { written, lines: lineStream({ write: (text) => written.push(text) }) }
  }
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('are written together where they come together, in their order, and none twice', () => {
    const { written, lines } = open()
    lines.write('one\n')
    lines.write('two\n')
    expect(written).toEqual([])
    vi.advanceTimersByTime(10)
    lines.write('three\n')
    lines.flush()
    vi.advanceTimersByTime(100)
    expect(written).toEqual(['one\ntwo\n', 'three\n'])
  })

  it('wait for nobody where they tell of a fault, or are many', () => {
    const { written, lines } = open()
    lines.write('{"level":30,"msg":"asked"}\n')
    lines.write('{"level":50,"msg":"broken"}\n')
    expect(written).toEqual(['{"level":30,"msg":"asked"}\n{"level":50,"msg":"broken"}\n'])
    lines.write('x'.repeat(20_000))
    expect(written).toHaveLength(2)
  })
})
