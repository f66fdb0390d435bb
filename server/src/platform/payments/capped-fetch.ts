/** Longer than any answer that is asked for here; a hundred intents are a third of it. */
const MOST_BYTES = 2 * 1024 * 1024

/** `fetch` that follows nobody elsewhere and reads no more than it was promised: an answer is somebody else's text. */
export const cappedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, redirect: 'error' })
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of answer.body ?? []) {
    length += part.byteLength
    // Leaving the loop closes the connection.
    if (length > MOST_BYTES) throw new TypeError('The answer is longer than it may be')
    parts.push(part)
  }
  return new Response(Buffer.concat(parts), { status: answer.status, headers: answer.headers })
}
