import { readEdition } from '@foyer/contract/editions'
import { readUser } from '@foyer/contract/identity'
import { readPass, readPassCode } from '@foyer/contract/passes'
import { addressOf, call, type Parts, query, send } from '#platform/api.ts'
import {
  isOffline,
  keptAt,
  noteAnswer,
  noteConnection,
  oldAnswers,
  whenConnectionChanges,
} from '#platform/connection.ts'
import { currentLocale } from '#platform/messages/messages.ts'
import { queryClient } from '#platform/query-client.ts'
import { hasApprovedPass, isSignedIn } from '#platform/session.ts'
import { currentToken, onTokenChange } from '#platform/token.ts'
import { openPolicy } from '#platform/trusted-types.ts'
import type { LateAnswer } from './kept-answers.ts'
import { keptReads } from './kept-reads.ts'

/** Where a script may only be named by a policy (trusted types), this names the one there is. */
function workerAddress(): string {
  const address = '/service-worker.js'
  const policy = openPolicy('service-worker', { createScriptURL: () => address })
  return policy?.createScriptURL('') ?? address
}

declare global {
  interface Window {
    /** The file of each language's texts, as the page's own script has it (index.html). */
    languages?: Readonly<Record<string, string>>
  }
}

/** What is in memory of the reads that are kept. */
function* inMemory() {
  for (const { queryKey, state } of queryClient.getQueryCache().findAll()) {
    const [id, input] = queryKey as [string, Parts?]
    const read = keptReads.find((one) => one.id === id)
    if (read !== undefined && state.data !== undefined)
      yield { read, input: input ?? {}, queryKey, path: addressOf(read, input ?? {}) }
  }
}

/** The server was slow and a kept answer stands here: what it said after all takes its place. */
export function takeLate({ path, asked, answer }: LateAnswer): void {
  // What was refused is as old as it was.
  if (answer === undefined) noteConnection(true)
  else noteAnswer(path, null)
  const isOurs = asked === null || asked === `Bearer ${currentToken()}`
  if (answer === undefined || !isOurs) return
  for (const known of inMemory()) if (known.path === path) queryClient.setQueryData(known.queryKey, answer)
}

/** There is a connection again: what was kept is asked for anew, or a page that stays open would be as old as before. */
export function askAgain(): void {
  for (const { path, queryKey } of inMemory())
    if (keptAt(path) !== undefined) void queryClient.invalidateQueries({ queryKey, exact: true })
}

/** How long old answers stand before they are asked for again, in milliseconds: at first, and at most. */
const FIRST_MS = 2000
const LONGEST_MS = 60_000

/**
 * A browser tells of a connection once: what was asked for before may come after that, from what was kept, and a server that
 * was away is back without a word. While there are old answers they are asked for again, ever less often.
 */
export function askUntilNew(): void {
  let wait = FIRST_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
    wait = FIRST_MS
  }
  const goOn = () => {
    if (oldAnswers() === 'none') return stop()
    // Not all at the same moment.
    timer ??= setTimeout(askOnce, wait * (0.75 + Math.random() / 2))
  }
  const askOnce = () => {
    timer = undefined
    wait = Math.min(2 * wait, LONGEST_MS)
    if (navigator.onLine) askAgain()
    goOn()
  }
  addEventListener('online', () => {
    stop()
    goOn()
  })
  whenConnectionChanges(goOn)
  goOn()
}

let isRegistered = false

async function becomeControlled(): Promise<void> {
  const workers = navigator.serviceWorker
  if (!isRegistered) await workers.register(workerAddress())
  isRegistered = true
  if (workers.controller !== null) return
  await new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }))
}

/** Has the pass there for when the connection is gone: the worker keeps what passes through it. */
async function fetchOwn(): Promise<void> {
  if (!isSignedIn()) return
  await becomeControlled()
  const missing = async (path: string) => (await caches.match(path)) === undefined
  // The texts were asked for before there was a worker to keep them; those of the account's language may be others than
  // those that the page began with.
  const words = window.languages?.[currentLocale()]
  if (words && (await missing(words))) await fetch(words)
  if (await missing(readEdition.path)) await send(readEdition)
  if (await missing(readUser.path)) await send(readUser)
  if (await missing(readPass.path)) await send(readPass)
  // What was seen before there was a worker to keep it.
  for (const { read, input, path } of [...inMemory()]) if (await missing(path)) await call(read, input, {})
  const pass = await queryClient.ensureQueryData(query(readPass))
  if (hasApprovedPass(pass)) queryClient.setQueryData(query(readPassCode).queryKey, await send(readPassCode))
}

/** From now on, for whoever is signed in here. A browser without service workers is a browser without this. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !('caches' in window)) return
  navigator.serviceWorker.addEventListener('message', ({ data }) => takeLate(data as LateAnswer))
  addEventListener('online', askAgain)
  askUntilNew()
  // The connection came back before anybody listened.
  if (navigator.onLine) askAgain()
  // What came late before anybody listened.
  if (isOffline() && navigator.onLine)
    for (const { id } of keptReads) void queryClient.invalidateQueries({ queryKey: [id] })
  const start = () => void fetchOwn().catch(() => {})
  onTokenChange(start)
  start()
}
