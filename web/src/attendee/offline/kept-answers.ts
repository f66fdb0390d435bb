import { whoseIs } from './kept-reads.ts'
import { orKept } from './or-kept.ts'

/** The event's clock is in its answer. */
const EDITION = '/api/edition'

const PUBLIC_CACHE = 'kept-for-all'
/** Followed by the hash of the session's token: who does not have the token cannot ask for it. */
const OWN_CACHE = 'own-'

/** Tells the page that this answer is an old one, and when the server gave it (milliseconds since 1970). */
const KEPT_AT = 'x-kept-at'

/** So many answers are kept in a store; the one that was kept longest ago goes. */
export const MOST_KEPT = 40
/** What is older is not shown any more. */
export const OLDEST_MS = 30 * 86_400_000

/** Raised when somebody signs out: an answer that was under way then is not kept. */
let signOuts = 0

async function cacheOf(request: Request, path: string): Promise<string | null> {
  if (whoseIs(pathnameOf(path)) === 'everybody') return PUBLIC_CACHE
  const authorization = request.headers.get('authorization')
  if (authorization === null) return null
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(authorization))
  return `${OWN_CACHE}${Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** `path` is what names an answer in its store: with its query. */
const pathnameOf = (path: string): string => path.replace(/\?.*/, '')

async function dropOwn(except?: string): Promise<void> {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith(OWN_CACHE) && name !== except)
  await Promise.all(others.map((name) => caches.delete(name)))
}

async function keep(name: string, path: string, answer: Response, signOutsBefore: number): Promise<void> {
  const headers = new Headers(answer.headers)
  // What is kept is the text that was unpacked.
  for (const ofTransfer of ['content-encoding', 'content-length']) headers.delete(ofTransfer)
  headers.set(KEPT_AT, String(Date.now()))
  const copy = new Response(await answer.blob(), { headers })
  if (name !== PUBLIC_CACHE) await dropOwn(name)
  const store = await caches.open(name)
  await store.put(path, copy)
  if (signOuts !== signOutsBefore && name !== PUBLIC_CACHE) await caches.delete(name)
  // What is kept anew stands at the end: the first was kept longest ago.
  const all = await store.keys()
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST_KEPT)).map((request) => store.delete(request)))
}

async function findKept(name: string, path: string): Promise<Response | undefined> {
  const old = await caches.match(path, { cacheName: name })
  if (old === undefined || Date.now() - Number(old.headers.get(KEPT_AT)) > OLDEST_MS) return undefined
  return path === EDITION ? withClockOfNow(old) : old
}

/** The event's clock went on since the edition was kept. */
async function withClockOfNow(edition: Response): Promise<Response> {
  const told = (await edition.clone().json()) as { now: string }
  const age = Date.now() - Number(edition.headers.get(KEPT_AT))
  const now = new Date(Date.parse(told.now) + age).toISOString()
  return new Response(JSON.stringify({ ...told, now }), { headers: edition.headers })
}

/** What the server said after all, told to the page that was given the kept answer meanwhile. */
export interface LateAnswer {
  readonly path: string
  /** Whose session asked: the request's `Authorization`. */
  readonly asked: string | null
  /** undefined: it was a refusal. */
  readonly answer: unknown
}

interface Asker {
  /** Has the worker stay until this is done. */
  readonly stayFor: (until: Promise<unknown>) => void
  readonly tell: (late: LateAnswer) => Promise<void>
}

/** The server's answer, which is kept for later; the kept one where the server cannot be reached or says nothing. */
export async function readOrKept(request: Request, path: string, { stayFor, tell }: Asker): Promise<Response> {
  const signOutsBefore = signOuts
  const name = await cacheOf(request, path)
  if (name === null) return fetch(request)
  const asked = fetch(request)
  let came: Response | undefined
  let isKeptGiven = false
  const take = async (answer: Response): Promise<void> => {
    came = answer.clone()
    const copy = answer.clone()
    // A store that is full takes no answer away: it is only not there without a connection.
    if (answer.ok) await keep(name, path, answer.clone(), signOutsBefore).catch(() => {})
    if (!isKeptGiven || signOuts !== signOutsBefore) return
    await tell({ path, asked: request.headers.get('authorization'), answer: copy.ok ? await copy.json() : undefined })
  }
  // Said at once: what comes after a kept answer was given is kept as well.
  stayFor(asked.then(take, () => {}))
  return orKept(asked, async () => {
    const old = await findKept(name, path).catch(() => undefined)
    if (came !== undefined) return came
    isKeptGiven = old !== undefined
    return old
  })
}

export const keptAnswer = {
  isKept: (pathname: string): boolean => whoseIs(pathname) !== null,
  async forget(): Promise<void> {
    signOuts += 1
    await dropOwn()
  },
}
