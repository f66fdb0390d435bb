import { useSyncExternalStore } from 'react'

/**
 * A session that ends while somebody fills in a form must not cost them the form (experience, rule 56). Every call that
 * finds it ended waits here for one question: does the same person sign in again?
 */
interface Question {
  readonly token: string
  readonly answer: Promise<boolean>
  readonly settle: (isBack: boolean) => void
}

let question: Question | null = null
let isOpen = false
const listeners = new Set<() => void>()

function open(next: boolean): void {
  isOpen = next
  for (const listen of listeners) listen()
}

/** Whether the person of this ended token is signed in again. Calls that come late get the same answer. */
export function askToSignInAgain(token: string): Promise<boolean> {
  if (question?.token === token) return question.answer
  question?.settle(false)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  question = { token, answer: promise, settle: resolve }
  open(true)
  return promise
}

/** Ends the question. Who said no is asked again by the next call: until then the page can be read and copied. */
export function endQuestion(isBack: boolean): void {
  if (!isOpen) return
  question?.settle(isBack)
  if (!isBack) question = null
  open(false)
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

export function isAsked(): boolean {
  return isOpen
}

export function useIsAsked(): boolean {
  return useSyncExternalStore(subscribe, isAsked, isAsked)
}
