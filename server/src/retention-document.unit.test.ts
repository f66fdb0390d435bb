import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jobRetention, retention } from './retention.ts'

const DAY = 24 * 3600

function inWords(seconds: number): string {
  if (seconds === 0) return 'not at all'
  const days = seconds / DAY
  return days === 1 ? 'a day' : `${days} days`
}

test('docs/operating.md lists everything that is forgotten by itself, with its time, and nothing else', () => {
  const text = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8')
  const [, section = ''] = text.split('### Forgotten by itself')
  const rows = section
    .split('\n## ')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, what, , kept]) => [what, kept])
  const kept = Object.entries(retention).map(([what, { keptSeconds }]) => [what, inWords(keptSeconds)])
  const jobs = Object.entries(jobRetention).map(([what, seconds]) => [what, inWords(seconds)])
  expect(rows).toEqual([...kept, ...jobs])
})
