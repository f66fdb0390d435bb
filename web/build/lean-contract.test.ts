import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allEndpoints } from '@foyer/contract/all'
import { expect, test } from 'vitest'
import { kept, leanContract } from './lean-contract.ts'

const root = join(import.meta.dirname, '../..')

test('an endpoint keeps what a call needs, and every declaration can be left out', () => {
  const source = [
    'export const Pass = z.object({ code: z.string().check(z.trim()) })',
    "export const readPass = endpoint({ id: 'passes.readPass', method: 'GET', path: '/api/pass', audience: 'anyone',",
    "  runs: 'read', body: z.object({}), answers: { 200: Pass }, refusals: [] })",
    "export const reasons = ['a'] as const",
  ].join('\n')
  expect(leanContract('passes.ts', source)).toBe(
    [
      'export const Pass = /* @__PURE__ */ (() => (z.object({ code: z.string().check(z.trim()) })))()',
      "export const readPass = /* @__PURE__ */ (() => (endpoint({ id: 'passes.readPass', method: 'GET', path: '/api/pass', audience: 'anyone' })))()",
      "export const reasons = ['a'] as const",
    ].join('\n'),
  )
})

test('no page reads of an endpoint what the build leaves out', () => {
  const left = [...new Set(allEndpoints.flatMap((endpoint) => Object.keys(endpoint)))].filter(
    (name) => !kept.includes(name),
  )
  const names = globSync('contract/src/**/*.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/export const (\w+) = endpoint\(/g)].map((match) => match[1]),
  )
  const reads = new RegExp(`\\b(?:${names.join('|')})\\.(?:${left.join('|')})\\b`, 'g')
  expect('schema: readPass.body'.match(reads)).toEqual(['readPass.body'])
  const found = globSync('web/src/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(reads)].map((match) => `${file}: ${match[0]}`),
  )
  expect(found).toEqual([])
})
