import type { AnswerSchema, Endpoint } from '@foyer/contract/kit/endpoint'
import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { Answered, BinaryAnswer } from './answers.ts'

export interface Written {
  readonly status: number
  readonly body: string | BinaryAnswer | null
  /** Given: the browser saves the text under this name. */
  readonly saveAs?: string
}

/**
 * The answer as it leaves: through its schema, which lets nothing out that nobody promised.
 * @throws where it is not what the endpoint promises: a bug.
 */
export function write(endpoint: Endpoint, result: unknown): Written {
  const first = Number(Object.keys(endpoint.answers)[0])
  const status = result instanceof Answered ? result.status : first
  const value = result instanceof Answered ? result.value : result
  const schema: AnswerSchema | undefined = endpoint.answers[status]
  if (schema === undefined) throw new Error(`${endpoint.id} does not promise an answer ${status}.`)
  if (schema === null) return { status, body: null }
  if ('binary' in schema) {
    if (!(value instanceof BinaryAnswer) || !isOfType(value.contentType, schema.binary))
      throw new Error(`${endpoint.id} promises ${schema.binary}.`)
    return { status, body: value }
  }
  if ('saveAs' in schema)
    return { status, body: JSON.stringify(z.parse(schema.schema, value), null, 2), saveAs: schema.saveAs }
  return { status, body: JSON.stringify(z.parse(schema, value)) }
}

const isOfType = (type: string, promised: string): boolean =>
  promised === '*/*' || type === promised || type.startsWith(`${promised};`)

export function send(reply: FastifyReply, { status, body, saveAs }: Written): FastifyReply {
  reply.code(status)
  if (body instanceof BinaryAnswer) {
    reply.type(body.contentType)
    reply.header('cache-control', body.isImmutable ? 'public, max-age=31536000, immutable' : 'no-store')
    if (body.fileName !== null) nameFile(reply, body.fileName)
    return reply.send(Buffer.from(body.bytes.buffer, body.bytes.byteOffset, body.bytes.byteLength))
  }
  reply.header('cache-control', 'no-store')
  if (body === null) return reply.send()
  if (saveAs !== undefined) nameFile(reply, saveAs)
  return reply
    .type(status >= 400 ? 'application/problem+json; charset=utf-8' : 'application/json; charset=utf-8')
    .send(body)
}

function nameFile(reply: FastifyReply, name: string): void {
  reply.header('content-disposition', `attachment; filename="${name}"`)
}
