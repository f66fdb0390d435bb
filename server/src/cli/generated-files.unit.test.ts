import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allEndpoints } from '@foyer/contract/all'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { openEmbedded } from '../platform/database/embedded.ts'
import { renderOpenApi } from './write-openapi.ts'
import { renderMigratedSchema, renderSchema } from './write-schema.ts'
import { renderTypes } from './write-types.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8')
/** A database is made from all migrations for each of these. */
const SLOW = 60_000

/** Says which command to run instead of printing thousands of lines. */
const isFresh = (path: string, written: string) => expect(read(path) === written, `${path} is stale`).toBe(true)

describe('a file that a command writes is what the command would write now', () => {
  it('openapi.json (npm run openapi)', () => {
    isFresh('openapi.json', renderOpenApi())
  })

  it(
    'server/src/platform/database/database-types.ts (npm run types)',
    async () => {
      isFresh('server/src/platform/database/database-types.ts', await renderTypes())
    },
    SLOW,
  )

  it(
    'docs/schema.sql (npm run schema)',
    async () => {
      isFresh('docs/schema.sql', await renderMigratedSchema())
    },
    SLOW,
  )
})

it(
  'docs/schema.sql makes the tables that it was written from',
  async () => {
    const database = await openEmbedded()
    await database.script(read('docs/schema.sql'))
    expect(await renderSchema(database)).toBe(read('docs/schema.sql'))
    await database.close()
  },
  SLOW,
)

describe('openapi.json', () => {
  interface Document {
    paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>
  }
  const document = (): Document => JSON.parse(read('openapi.json')) as Document
  const validate = (value: object) => new Validator().validate(value as Parameters<Validator['validate']>[0])

  it('is an OpenAPI 3.1 document to somebody else’s validator', async () => {
    const validator = new Validator()
    const result = await validator.validate(document() as unknown as Parameters<Validator['validate']>[0])
    expect(result.errors ?? []).toEqual([])
    expect({ valid: result.valid, version: validator.version }).toEqual({ valid: true, version: '3.1' })
  })

  it('would not be one with an operation whose answers are no answers', async () => {
    const broken = document()
    const operation = Object.values(Object.values(broken.paths)[0] ?? {})[0]
    if (operation !== undefined) operation.responses = { often: 'yes' }
    expect((await validate(broken)).valid).toBe(false)
  })

  it('has every endpoint once, under its name, and what can be read a second time for its headers', () => {
    const operations = Object.entries(document().paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
    )
    expect(operations.sort()).toEqual(
      allEndpoints
        .flatMap(({ id, method, path }) => {
          const address = path.replace(/:(\w+)/g, '{$1}')
          return [`${id} ${method} ${address}`, ...(method === 'GET' ? [`${id}.head HEAD ${address}`] : [])]
        })
        .sort(),
    )
  })
})
