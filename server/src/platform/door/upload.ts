import type { Readable } from 'node:stream'
import type { Endpoint } from '@foyer/contract/kit/endpoint'
import { requests } from '@foyer/contract/kit/refusal'
import type { Upload } from '@foyer/contract/kit/terms'
import type { FastifyRequest } from 'fastify'
import { isPicture, isText, TELLING_BYTES } from '#platform/ground/file-kinds'
import { refuse } from './refused.ts'

/** The largest file, in bytes. */
export const UPLOAD_LIMIT = 8 * 1024 * 1024
/** What stands around the file in its request, in bytes, at most. */
const ENVELOPE = 64 * 1024

const isOfKind: Readonly<Record<Upload['kind'], (first: Buffer) => boolean>> = {
  picture: isPicture,
  text: isText,
}

/**
 * The file of a multipart request, or null where none came. Called once it is known who is calling, so that strangers
 * cannot fill the memory; a file that is too large, or not of the kind that is taken, is refused as soon as that shows,
 * and nothing more of it is kept.
 * @throws Refused `requests/unsupported-media` where the endpoint takes no files, or nothing but a file;
 * `requests/too-large`, `requests/malformed`, and what the endpoint says of a file that cannot be read.
 */
export async function readUpload(endpoint: Endpoint, request: FastifyRequest): Promise<Buffer | null> {
  const hasBody = request.body !== undefined && request.body !== null
  if (!request.isMultipart()) {
    if (endpoint.upload !== undefined && hasBody) throw refuse(requests.unsupportedMedia)
    return null
  }
  if (endpoint.upload === undefined) throw refuse(requests.unsupportedMedia)
  if (Number(request.headers['content-length'] ?? 0) > UPLOAD_LIMIT + ENVELOPE) throw refuse(requests.tooLarge)
  try {
    const file = await request.file()
    return file === undefined ? null : await bytesOf(file.file, endpoint.upload)
  } catch (error) {
    // Limits and refusals say what they are; the parser's complaints about the bytes do not.
    if (typeof error === 'object' && error !== null && ('statusCode' in error || 'refusal' in error)) throw error
    throw refuse(requests.malformed)
  }
}

async function bytesOf(
  file: Readable & { readonly truncated: boolean },
  { kind, unreadable }: Upload,
): Promise<Buffer> {
  const chunks: Buffer[] = []
  let first: Buffer | null = null
  for await (const chunk of file.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    if (first !== null) continue
    const sofar = Buffer.concat(chunks)
    if (sofar.length < TELLING_BYTES) continue
    first = sofar.subarray(0, TELLING_BYTES)
    if (isOfKind[kind](first)) continue
    // The rest runs through and is kept nowhere: who sends it is answered already.
    file.resume()
    throw refuse(unreadable)
  }
  if (file.truncated) throw refuse(requests.tooLarge)
  if (first === null) throw refuse(unreadable)
  return Buffer.concat(chunks)
}
