import { Readable } from 'node:stream'
import type { Endpoint } from '@foyer/contract/kit/endpoint'
import type { AnswerSchema } from '@foyer/contract/kit/terms'
import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { Answered, BinaryAnswer, FeedAnswer, RowsAnswer } from './answers.ts'
import { csvOf } from './csv.ts'
import { sendProblem } from './problem.ts'
import { FILE_POLICY } from './security-headers.ts'

export interface Written {
  readonly status: number
  readonly body: string | BinaryAnswer | RowsAnswer<string> | FeedAnswer<unknown> | null
  /** Of rows. */
  readonly columns?: readonly string[]
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
  if ('csv' in schema) {
    if (!(value instanceof RowsAnswer)) throw new Error(`${endpoint.id} promises a table.`)
    return { status, body: value, columns: schema.csv, saveAs: schema.saveAs }
  }
  if ('events' in schema) {
    if (!(value instanceof FeedAnswer)) throw new Error(`${endpoint.id} promises events.`)
    return { status, body: value }
  }
  if ('saveAs' in schema)
    return { status, body: JSON.stringify(z.parse(schema.schema, value), null, 2), saveAs: schema.saveAs }
  return { status, body: JSON.stringify(z.parse(schema, value)) }
}

const isOfType = (type: string, promised: string): boolean =>
  promised === '*/*' || type === promised || type.startsWith(`${promised};`)

export function send(reply: FastifyReply, { status, body, saveAs, columns = [] }: Written): FastifyReply {
  reply.code(status)
  if (body instanceof BinaryAnswer) {
    reply.type(body.contentType)
    reply.header('content-security-policy', FILE_POLICY)
    reply.header('cache-control', body.isImmutable ? 'public, max-age=31536000, immutable' : 'no-store')
    if (body.fileName !== null) nameFile(reply, body.fileName)
    return sendBytes(reply, body.bytes)
  }
  // What was refused the first time is refused again, with all that belongs to it.
  if (status >= 400 && typeof body === 'string') return sendProblem(reply.request, reply, JSON.parse(body))
  reply.header('cache-control', 'no-store')
  if (body === null) return reply.send()
  if (saveAs !== undefined) nameFile(reply, saveAs)
  if (body instanceof RowsAnswer) {
    reply.type('text/csv; charset=utf-8')
    // Nobody is asked for rows by who wants to know the headers alone.
    return reply.send(reply.request.method === 'HEAD' ? '' : csvOf(columns, body.rows))
  }
  if (body instanceof FeedAnswer) throw new Error('Who listens is answered by `sendEvents`.')
  return reply.type('application/json; charset=utf-8').send(body)
}

function sendBytes(reply: FastifyReply, bytes: Uint8Array | Readable): FastifyReply {
  if (!(bytes instanceof Readable)) return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (reply.request.method !== 'HEAD') return reply.send(bytes)
  bytes.destroy()
  return reply.send('')
}

function nameFile(reply: FastifyReply, name: string): void {
  reply.header('content-disposition', `attachment; filename="${name}"`)
}
