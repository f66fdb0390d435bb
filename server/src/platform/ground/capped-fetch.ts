/** Longer than any answer that is asked for here; a hundred intents are a third of it. */
const MOST_BYTES = 2 * 1024 * 1024
/** For whoever asks without a time of their own. */
const LONGEST_MS = 15_000

/**
 * The one way in which the server asks others over HTTP: it follows nobody elsewhere, waits no longer and reads no more than
 * it was promised, because an answer is somebody else's text. Whom it asks the operator has named, and nobody else
 * (`test/architecture/outbound-rules.ts`).
 */
export const cappedFetch: typeof fetch = async (input, init) => {
  const address = new URL(input instanceof Request ? input.url : input)
  if (address.protocol !== 'http:' && address.protocol !== 'https:') throw new TypeError('Nobody is asked like this')
  const signal = init?.signal ?? AbortSignal.timeout(LONGEST_MS)
  // Whoever only looks at where they would be led does not go there either.
  const redirect = init?.redirect === 'manual' ? 'manual' : 'error'
  const answer = await fetch(input, { ...init, signal, redirect })
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of answer.body ?? []) {
    length += part.byteLength
    // Leaving the loop closes the connection.
    if (length > MOST_BYTES) throw new TypeError('The answer is longer than it may be')
    parts.push(part)
  }
  return new Response(hasBody(answer.status) ? Buffer.concat(parts) : null, {
    status: answer.status,
    headers: answer.headers,
  })
}

/** A response of these may have none. */
const hasBody = (status: number): boolean => ![101, 204, 205, 304].includes(status)
