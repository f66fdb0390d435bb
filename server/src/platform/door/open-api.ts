import type { Endpoint } from '@foyer/contract/kit/endpoint'
import { asksWho, takesKey } from '@foyer/contract/kit/refusals-of'
import * as z from 'zod/mini'
import { answersOf, commonAnswers, commonHeaders, type Json, problem, schemaOf } from './open-api-answers.ts'

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
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'What the client has already, by its ETag.',
    schema: { type: 'string' },
  },
}

function parametersOf(endpoint: Endpoint): Json[] {
  const parts = [
    ['path', endpoint.params],
    ['query', endpoint.query],
  ] as const
  const named = parts.flatMap(([place, schema]) => {
    if (schema === undefined) return []
    const json = schemaOf(schema, 'input')
    const required = new Set((json['required'] as string[] | undefined) ?? [])
    return Object.entries((json['properties'] as Record<string, Json> | undefined) ?? {}).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.has(name),
      schema: property,
    }))
  })
  return [
    ...named,
    ...(takesKey(endpoint) ? [parameter('IdempotencyKey')] : []),
    ...(endpoint.shared === true ? [parameter('IfNoneMatch')] : []),
  ]
}

function bodyOf(endpoint: Endpoint): Json | undefined {
  if (endpoint.upload !== undefined) {
    const file = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } }
    return { required: true, content: { 'multipart/form-data': { schema: file } } }
  }
  if (endpoint.body === undefined) return undefined
  const required = !z.safeParse(endpoint.body, undefined).success
  return { required, content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } } }
}

function operationOf(endpoint: Endpoint): Json {
  const body = bodyOf(endpoint)
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.id.split('.')[0]],
    ...(asksWho(endpoint) ? { security: [{ bearer: [] }] } : {}),
    parameters: parametersOf(endpoint),
    ...(body === undefined ? {} : { requestBody: body }),
    responses: answersOf(endpoint),
  }
}

/** What a GET answers, without its body and without any effect. */
function headOf(endpoint: Endpoint): Json {
  return {
    ...operationOf(endpoint),
    operationId: `${endpoint.id}.head`,
    summary: `${endpoint.summary}: the headers alone`,
    responses: answersOf(endpoint, { isHead: true }),
  }
}

/** The OpenAPI 3.1 document of the endpoints, made from the schemas that check requests and answers. */
export function openApiDocument(endpoints: readonly Endpoint[], version: string): OpenApiDocument {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint),
      ...(endpoint.method === 'GET' ? { head: headOf(endpoint) } : {}),
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Foyer', version, license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' } },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Problem: problem },
      parameters: commonParameters,
      headers: commonHeaders,
      responses: commonAnswers,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}
