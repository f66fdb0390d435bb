import { readFileSync } from 'node:fs'
import { allEndpoints } from '@foyer/contract/all'
import { expect, test } from 'vitest'
import { attemptLimits } from '#platform/door/attempt-limits'

const rows = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
const inMinutes = (attempts: number, seconds: number) => `${attempts} in ${seconds / 60} minutes`

test('docs/operating.md lists every limit of a call, with its numbers, and no other', () => {
  const limited = allEndpoints.filter(({ limit }) => limit !== undefined)
  for (const { id, limit } of limited) {
    const row = rows.find((line) => line.startsWith(`| \`${id}\``))
    expect({ id, row }).toEqual({ id, row: expect.stringContaining(inMinutes(limit!.attempts, limit!.perSeconds)) })
    expect(row).toContain(
      { address: 'network', 'address-and-email': 'mailbox and network', person: 'person' }[limit!.by],
    )
  }
  expect(rows).toHaveLength(limited.length + Object.keys(attemptLimits).length)
})

test('and every limit of attempts', () => {
  for (const [name, { attempts, perSeconds }] of Object.entries(attemptLimits))
    expect(rows.find((line) => line.startsWith(`| \`${name}\``))).toContain(inMinutes(attempts, perSeconds))
})
