import { allEndpoints } from '@foyer/contract/all'
import type { Endpoint } from '@foyer/contract/kit/endpoint'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openApiDocument } from './open-api.ts'
import { schemaOf } from './open-api-answers.ts'
import { SharedParts } from './open-api-shared.ts'

type Json = Record<string, unknown>
const document = openApiDocument(allEndpoints, '1') as unknown as {
  paths: Record<string, Record<string, Json>>
  components: Record<string, Record<string, Json>>
}

const partAt = (ref: string): unknown =>
  ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((from, key) => (from as Json)[key], document)

/** The same with everything that is referred to in its place. */
function whole(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(whole)
  if (typeof value !== 'object' || value === null) return value
  if ('$ref' in value) return whole(partAt(String(value.$ref)))
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, whole(inner)]))
}

const operationOf = ({ path, method }: Endpoint) =>
  whole(document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]) as {
    requestBody?: { content: Record<string, { schema: Json }> }
    responses: Record<string, { content?: Record<string, { schema: Json }> }>
    parameters: readonly Json[]
  }

test.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  'what %s refers to is what its schemas are',
  (_id, endpoint) => {
    const { requestBody, responses, parameters } = operationOf(endpoint)
    if (endpoint.body !== undefined)
      expect(requestBody?.content['application/json']?.schema).toEqual(schemaOf(endpoint.body, 'input'))
    for (const [status, schema] of Object.entries(endpoint.answers))
      if (schema instanceof z.ZodMiniType)
        expect(responses[status]?.content?.['application/json']?.schema).toEqual(schemaOf(schema, 'output'))
    for (const schema of [endpoint.params, endpoint.query]) {
      if (schema === undefined) continue
      for (const [name, property] of Object.entries(schemaOf(schema, 'input')['properties'] as object))
        expect(parameters).toContainEqual(expect.objectContaining({ name, schema: property }))
    }
  },
)

test('nothing that is worth a name stands in the document twice', () => {
  const seen = new Map<string, number>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const text = JSON.stringify(value)
    if (!Array.isArray(value) && text.length > 400) seen.set(text, (seen.get(text) ?? 0) + 1)
    for (const inner of Object.values(value)) visit(inner)
  }
  visit(document)
  // What one may get from an address, and from asking for its headers alone, is a list of references of its own.
  const twice = [...seen].filter(([text, times]) => times > 1 && !/^\{"(?:200|400)":/.test(text))
  expect(twice.map(([text]) => text.slice(0, 200))).toEqual([])
})

test('two schemas of one name are told apart, or it is a bug', () => {
  const text = { type: 'object', properties: { name: { type: 'string', maxLength: 40 }, other: { type: 'string' } } }
  const other = { ...text, required: ['name'] }
  const parts = new SharedParts([
    ['Thing', text, 'output'],
    ['Thing', other, 'input'],
  ])
  expect([parts.schema(text), parts.schema(other)]).toEqual([
    { $ref: '#/components/schemas/Thing' },
    { $ref: '#/components/schemas/ThingInput' },
  ])
  const third = { ...text, required: ['other'] }
  const named = ['Thing', 'input'] as const
  expect(() => new SharedParts([text, other, third].map((schema) => [named[0], schema, named[1]]))).toThrow(
    'ThingInput',
  )
})
