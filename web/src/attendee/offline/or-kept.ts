/** As long as a connection may say nothing before what was kept is shown, in milliseconds. */
const SILENCE_MS = 8000
/** The same while the call before has met silence: nobody waits as long again for every part of a page. */
const SILENCE_AGAIN_MS = 1000

let isSilent = false

/**
 * What was asked for, or what was kept of it where the connection is gone or hangs. Where nothing was kept, the wait
 * goes on.
 */
export async function orKept(asked: Promise<Response>, kept: () => Promise<Response | undefined>): Promise<Response> {
  const { promise: silence, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), isSilent ? SILENCE_AGAIN_MS : SILENCE_MS)
  const heard = asked.then((answer) => {
    isSilent = false
    return answer
  })
  try {
    const answer = await Promise.race([heard, silence])
    if (answer !== null) return answer
    isSilent = true
    return (await kept()) ?? (await heard)
  } catch (error) {
    const old = await kept()
    if (old === undefined) throw error
    return old
  } finally {
    clearTimeout(timer)
  }
}
