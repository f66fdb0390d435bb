import { type Endpoint, scopesFor } from '@foyer/contract/kit/endpoint'
import { asksWho, takesKey } from '@foyer/contract/kit/refusals-of'
import { namedSchemas } from '@foyer/contract/named.schemas'
import * as z from 'zod/mini'
import { answersOf, commonAnswers, commonHeaders, problem, schemaOf } from './open-api-answers.ts'
import { type Json, SharedParts } from './open-api-shared.ts'
import { EDITION } from './read-request.ts'

export type OpenApiDocument = Json & { readonly openapi: string }

const parameter = (name: string): Json => ({ $ref: `#/components/parameters/${name}` })

/** Headers that several endpoints read. */
const commonParameters: Readonly<Record<string, Json>> = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'The same key with the same request gets the first answer again, and nothing is done twice.',
    schema: { type: 'string', format: 'uuid' },
  },
  Edition: {
    name: EDITION,
    in: 'query',
    description:
      'Which edition it is about, by its id (`editions.readWorkEdition`); left out: the one that everybody sees. Whether it is that one the answer says in its header Edition-Shown: `this` or `another`.',
    schema: { type: 'integer' },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'What the client has already, by its ETag.',
    schema: { type: 'string' },
  },
}

function parametersOf(endpoint: Endpoint, shared: SharedParts): Json[] {
  const parts = [
    ['path', endpoint.params],
    ['query', endpoint.query],
  ] as const
  const named = parts.flatMap(([place, schema]) => {
    if (schema === undefined) return []
    const json = schemaOf(schema, 'input')
    const required = new Set((json['required'] as string[] | undefined) ?? [])
    return Object.entries((json['properties'] as Record<string, Json> | undefined) ?? {}).map(([name, property]) =>
      shared.parameter(
        { name, in: place, required: place === 'path' || required.has(name), schema: shared.schema(property) },
        endpoint.id,
      ),
    )
  })
  return [
    ...named,
    ...(scopesFor(endpoint) === null ? [] : [parameter('Edition')]),
    ...(takesKey(endpoint) ? [parameter('IdempotencyKey')] : []),
    ...(endpoint.shared === true ? [parameter('IfNoneMatch')] : []),
  ]
}

function bodyOf(endpoint: Endpoint, shared: SharedParts): Json | undefined {
  if (endpoint.upload !== undefined) {
    const file = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } }
    return { required: true, content: { 'multipart/form-data': { schema: file } } }
  }
  if (endpoint.body === undefined) return undefined
  const required = !z.safeParse(endpoint.body, undefined).success
  return { required, content: { 'application/json': { schema: shared.schema(schemaOf(endpoint.body, 'input')) } } }
}

function operationOf(endpoint: Endpoint, shared: SharedParts): Json {
  const body = bodyOf(endpoint, shared)
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.id.split('.')[0]],
    ...(asksWho(endpoint) ? { security: [{ bearer: [] }] } : {}),
    parameters: parametersOf(endpoint, shared),
    ...(body === undefined ? {} : { requestBody: body }),
    responses: answersOf(endpoint, shared),
  }
}

/** What a GET answers, without its body and without any effect. */
function headOf(endpoint: Endpoint, shared: SharedParts): Json {
  return {
    ...operationOf(endpoint, shared),
    operationId: `${endpoint.id}.head`,
    summary: `${endpoint.summary}: the headers alone`,
    responses: answersOf(endpoint, shared, { isHead: true }),
  }
}

const inOrder = (parts: Readonly<Record<string, Json>>): Record<string, Json> =>
  Object.fromEntries(Object.entries(parts).sort(([one], [other]) => (one < other ? -1 : 1)))

/** The OpenAPI 3.1 document of the endpoints, made from the schemas that check requests and answers. */
export function openApiDocument(endpoints: readonly Endpoint[], version: string): OpenApiDocument {
  const shared = new SharedParts(
    (['output', 'input'] as const).flatMap((io) =>
      namedSchemas.map(([name, schema]) => [name, schemaOf(schema, io), io] as const),
    ),
  )
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint, shared),
      ...(endpoint.method === 'GET' ? { head: headOf(endpoint, shared) } : {}),
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Foyer', version, license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' } },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { ...inOrder(shared.schemas), Problem: problem },
      parameters: { ...commonParameters, ...inOrder(shared.parameters) },
      headers: commonHeaders,
      responses: { ...commonAnswers, ...inOrder(shared.responses) },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}
