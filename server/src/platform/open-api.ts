import type { Endpoint } from '@foyer/contract/kit/endpoint'
import { requests } from '@foyer/contract/kit/refusal'
import * as z from 'zod/mini'

type Json = Record<string, unknown>

const problem: Json = {
  type: 'object',
  required: ['status', 'statusCode', 'code', 'title', 'detail'],
  properties: {
    type: { type: 'string' },
    status: { type: 'integer' },
    statusCode: { type: 'integer' },
    code: { type: 'string' },
    title: { type: 'string' },
    detail: { type: 'string' },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as Json
  return json
}

function parametersOf(endpoint: Endpoint): Json[] {
  const parts = [
    ['path', endpoint.params],
    ['query', endpoint.query],
  ] as const
  return parts.flatMap(([place, schema]) => {
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
}

function responsesOf(endpoint: Endpoint): Json {
  const responses: Record<string, Json> = {}
  for (const [status, schema] of Object.entries(endpoint.answers)) {
    const content =
      schema === null
        ? undefined
        : 'binary' in schema
          ? { [schema.binary]: { schema: { type: 'string', format: 'binary' } } }
          : { 'application/json': { schema: schemaOf(schema, 'output') } }
    responses[status] = { description: endpoint.summary, ...(content === undefined ? {} : { content }) }
  }
  const common = [
    requests.invalid,
    ...(endpoint.audience === 'anyone' || endpoint.audience === 'demo' ? [] : [requests.notSignedIn]),
  ]
  for (const refusal of [...endpoint.refusals, ...common]) {
    const known = responses[refusal.status]
    const line = `\`${refusal.code}\`: ${refusal.detail}`
    responses[refusal.status] = {
      description: known === undefined ? line : `${known['description']}\n\n${line}`,
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    }
  }
  return responses
}

/** The OpenAPI 3.1 document of the endpoints, made from the schemas that check requests and answers. */
export function openApiDocument(endpoints: readonly Endpoint[], version: string): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    const body =
      endpoint.upload !== undefined
        ? {
            'multipart/form-data': {
              schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } },
            },
          }
        : endpoint.body === undefined
          ? undefined
          : { 'application/json': { schema: schemaOf(endpoint.body, 'input') } }
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: {
        operationId: endpoint.id,
        summary: endpoint.summary,
        tags: [endpoint.id.split('.')[0]],
        ...(endpoint.audience === 'anyone' || endpoint.audience === 'demo' || endpoint.audience === 'provider'
          ? {}
          : { security: [{ bearer: [] }] }),
        parameters: parametersOf(endpoint),
        ...(body === undefined ? {} : { requestBody: { content: body } }),
        responses: responsesOf(endpoint),
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Foyer', version, license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' } },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Problem: problem },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}
