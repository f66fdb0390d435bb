import sharp from 'sharp'
import type { TestHouse } from './test-house.ts'

const BOUNDARY = 'a-boundary-of-the-tests'

/** What stands before the file in its request. */
export const uploadHead = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`
export const uploadType = `multipart/form-data; boundary=${BOUNDARY}`

/** A picture of one colour. */
export const paint = (width = 40, height = 30): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: 0, g: 90, b: 100 } } })
    .png()
    .toBuffer()

/** Sends one file, as a form does. */
export async function upload<Body>(
  house: Pick<TestHouse, 'app'>,
  method: 'POST' | 'PUT',
  url: string,
  bytes: Buffer | string,
  headers: Readonly<Record<string, string>>,
): Promise<{ status: number; body: Body }> {
  const answer = await house.app.http.inject({
    method,
    url,
    headers: { 'content-type': uploadType, ...headers },
    payload: Buffer.concat([Buffer.from(uploadHead), Buffer.from(bytes), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  })
  return { status: answer.statusCode, body: answer.json<Body>() }
}
