import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { keptAnswer, type LateAnswer, readOrKept } from './kept-answers.ts'
import { keptWords, type WordsFiles } from './kept-words.ts'
import { orKept } from './or-kept.ts'

/** The files of the shell and of the pass, written in by the build (web/build/service-worker.ts). */
declare const SHELL: Parameters<typeof precacheAndRoute>[0]
/** The files of the texts, written in by the build as well. */
declare const WORDS: WordsFiles
/** Where the pages of other apps are, `/gate`, written in by the build as well: of them this worker answers nothing. */
declare const OTHER_APPS: readonly string[]

interface LastingEvent extends Event {
  waitUntil(until: Promise<unknown>): void
}

interface AskedEvent extends LastingEvent {
  readonly request: Request
  readonly clientId: string
}

interface Worker {
  readonly clients: {
    claim(): Promise<void>
    get(id: string): Promise<{ readonly url: string; postMessage(message: LateAnswer): void } | undefined>
  }
  addEventListener(name: 'install' | 'activate', react: (event: LastingEvent) => void): void
  addEventListener(name: 'message', react: (event: LastingEvent & { readonly data: unknown }) => void): void
}

const worker = self as unknown as Worker

// A newer worker waits until the last page of the older is closed: what somebody types is never loaded anew beneath them.
precacheAndRoute(SHELL, { directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()

// No navigation preload: it asks for an address before this script says whose it is, and the browser then asks again. An
// address that works once, such as a download's, would be used up.
worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([worker.clients.claim(), keptWords.tidy(WORDS)]))
})

// Without its words a new version would speak English to who reads German; it waits for them as for its other files.
worker.addEventListener('install', (event) => {
  event.waitUntil(keptWords.prepare(WORDS))
})

worker.addEventListener('message', (event) => {
  if (event.data === 'forget') event.waitUntil(keptAnswer.forget())
})

const isOfOtherApp = (path: string): boolean => OTHER_APPS.some((base) => path === base || path.startsWith(`${base}/`))

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && keptAnswer.isKept(url.pathname),
  ({ event, url }) => answer(event as AskedEvent, url),
)
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && keptWords.isKept(url.pathname),
  ({ request }) => keptWords.read(request),
)
// The page from the server, which knows the newest; without a connection the one that was kept.
registerRoute(
  ({ request, sameOrigin, url: { pathname } }) =>
    sameOrigin && request.mode === 'navigate' && !/^\/(?:api|sandbox)\//.test(pathname) && !isOfOtherApp(pathname),
  ({ request }) => orKept(fetch(request), () => matchPrecache('/index.html')),
)

/** What a page of another app asks is somebody else's session: it is neither kept nor a reason to forget what is. */
async function answer(event: AskedEvent, { pathname, search }: URL): Promise<Response> {
  const { request } = event
  const client = await worker.clients.get(event.clientId)
  if (client !== undefined && isOfOtherApp(new URL(client.url).pathname)) return fetch(request)
  return readOrKept(request, `${pathname}${search}`, {
    stayFor: (until) => event.waitUntil(until),
    tell: async (late) => (await worker.clients.get(event.clientId))?.postMessage(late),
  })
}
