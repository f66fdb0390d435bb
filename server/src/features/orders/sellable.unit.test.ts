import type { LineKind } from '@foyer/contract/orders'
import { expect, test } from 'vitest'
import { type Sellable, type Sellables, type SoldLine, withEachKind } from './sellable.ts'

const line = (kind: LineKind, reference: string): SoldLine => ({ orderId: 'a', kind, reference })
const seller = (kind: LineKind, lockedAs: number) => ({ kind, lockedAs }) as unknown as Sellable
/** In another order than the one in which everybody locks. */
const sellables: Sellables = {
  pass: seller('pass', 6),
  upgrade: seller('upgrade', 5),
  'train-ticket': seller('train-ticket', 3),
  'room-change': seller('room-change', 2),
  room: seller('room', 1),
  'vip-event': seller('vip-event', 4),
}

async function asked(lines: readonly SoldLine[]): Promise<string[]> {
  const calls: string[] = []
  await withEachKind({ sellables }, lines, async (sellable, own) => {
    calls.push(`${(sellable as unknown as { kind: string }).kind}: ${own.map(({ reference }) => reference).join(' ')}`)
  })
  return calls
}

// docs/decisions: every transaction locks in one order, or two of them wait for each other.
test('each seller is asked once, for its own lines, in the order in which everybody locks', async () => {
  const lines = [
    line('pass', 'b'),
    line('upgrade', 'd'),
    line('room', '12'),
    line('room-change', 'e'),
    line('pass', 'a'),
    line('pass', 'c'),
    line('room', '11'),
  ]
  const calls = ['room: 11 12', 'room-change: e', 'upgrade: d', 'pass: a b c']
  expect(await asked(lines)).toEqual(calls)
  expect(await asked(lines.toReversed())).toEqual(calls)
})

test('a seller without lines is not asked', async () => {
  expect(await asked([line('room', '11')])).toEqual(['room: 11'])
  expect(await asked([])).toEqual([])
})
