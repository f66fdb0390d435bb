import { PART_RELOAD_MS } from '@foyer/contract/constants'
import { message } from '@foyer/contract/kit/message'
import type { Problem } from '@foyer/contract/kit/refusal'
import { type ComponentType, createElement, type ReactNode, use } from 'react'
import { untilSeen } from '#ui/waiting.ts'
import { keep, readKept } from './kept.ts'
import { ProblemError, unreachable } from './problem-error.ts'

const STORED = 'part-reloaded-at'

/** Whether the page may be loaded again for a part that is missing: once a minute at most. */
export function mayReload(lastReloadAt: number | null, now: number): boolean {
  return lastReloadAt === null || now - lastReloadAt >= PART_RELOAD_MS || lastReloadAt > now
}

let isReloading = false

function reloadOnce(): boolean {
  if (isReloading) return true
  const stored = readKept('sessionStorage', STORED)
  // The person's own minute, not the event's: the machine's clock.
  const now = Date.now()
  if (!mayReload(stored === null ? null : Number(stored), now)) return false
  // Without a memory one could not tell the first reload from the hundredth.
  if (!keep('sessionStorage', STORED, String(now))) return false
  isReloading = true
  location.reload()
  return true
}

/**
 * Loads the page anew where the server is there to give it: while it is started again, the browser's own page would take
 * the place of what somebody fills in. @throws ProblemError where it cannot be reached
 */
async function reloadIfServed(): Promise<boolean> {
  // Kept by no browser: the server says so.
  const answer = await fetch('/api/health').catch(() => null)
  if (!answer?.ok) throw new ProblemError(unreachable)
  return reloadOnce()
}

/** Loads a part of the app. A part that is gone (a newer version was installed) reloads the page. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const isOnLine = navigator.onLine
  try {
    const part = await (isOnLine ? load() : tryPart(load))
    await untilSeen(true)
    return part
  } catch (error) {
    // Missing for want of a connection, though that may be back by the time that it fails: nothing newer was installed.
    if (!isOnLine || !navigator.onLine) throw new ProblemError(unreachable)
    if (await reloadIfServed()) return new Promise<Part>(() => {})
    throw error
  }
}

const gone = message('This could not be loaded. Load the page again.')
/** Of a newer version, perhaps, which the page was not loaded with. */
const missing: Problem = { ...unreachable, code: 'gone', title: gone, detail: gone }

let dispensable = 0

/**
 * Loads a part that the page can go on without, such as another language: where it is missing, nothing is loaded anew
 * beneath somebody. @throws ProblemError
 */
export async function tryPart<Part>(load: () => Promise<Part>): Promise<Part> {
  dispensable += 1
  try {
    return await load()
  } catch {
    throw new ProblemError(navigator.onLine ? missing : unreachable)
  } finally {
    dispensable -= 1
  }
}

/**
 * Vite reports style sheets and preloads that are missing by this event. The error itself goes on to `loadPart`, which
 * waits for the reload: stopped here, the part would be taken for loaded and empty.
 */
export function reloadOnMissingParts(): void {
  addEventListener('vite:preloadError', () => {
    // Why it cannot be had is said by who waits for it.
    if (navigator.onLine && dispensable === 0) reloadIfServed().catch(() => {})
  })
}

export interface LazyPart<Props extends object> {
  (props: Props): ReactNode
  readonly preload: () => Promise<void>
}

/** A component of a part that is loaded when it is first shown, or before by `preload()`. */
export function lazyPart<Props extends object, Name extends string>(
  load: () => Promise<{ [N in Name]: ComponentType<Props> }>,
  name: Name,
): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | null = null
  let loaded: ComponentType<Props> | null = null
  const start = () => {
    loading ??= loadPart(load).then(
      (part) => {
        loaded = part[name]
        return loaded
      },
      (error: unknown) => {
        loading = null
        throw error
      },
    )
    return loading
  }
  // biome-ignore lint/correctness/noComponentHookFactories: each part is made once, when its module is read.
  const Part = (props: Props) => createElement(loaded ?? use(start()), props)
  return Object.assign(Part, {
    preload: async () => {
      await start()
    },
  })
}

/** Loads a page's module, which gives the page and nothing else. */
export type LoadPage = () => Promise<Readonly<Record<string, ComponentType>>>

/** The page of a route. */
export const lazyPage = (load: LoadPage) =>
  lazyPart<object, 'Page'>(async () => {
    const [Page = () => null] = Object.values(await load())
    return { Page }
  }, 'Page')
