import type { Endpoint } from '@foyer/contract/kit/endpoint'
import { requests } from '@foyer/contract/kit/refusal'
import type { FastifyRequest } from 'fastify'
import { refuse } from './refused.ts'

/**
 * The file of a multipart request, or null where none came. Called once it is known who is calling, so that strangers
 * cannot fill the memory.
 * @throws Refused `requests/unsupported-media` where the endpoint takes no files, or nothing but a file;
 * `requests/malformed`.
 */
export async function readUpload(endpoint: Endpoint, request: FastifyRequest): Promise<Buffer | null> {
  const hasBody = request.body !== undefined && request.body !== null
  if (!request.isMultipart()) {
    if (endpoint.upload !== undefined && hasBody) throw refuse(requests.unsupportedMedia)
    return null
  }
  if (endpoint.upload === undefined) throw refuse(requests.unsupportedMedia)
  try {
    const file = await request.file()
    return file === undefined ? null : await file.toBuffer()
  } catch (error) {
    // Limits have a status of their own; the parser's complaints about the bytes have none.
    if (typeof error === 'object' && error !== null && 'statusCode' in error) throw error
    throw refuse(requests.malformed)
  }
}
