import type { Answer, CalledEndpoint } from '@foyer/contract/kit/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type CallInput, call, type Parts } from './api.ts'
import { ProblemError, unreachable } from './problem-error.ts'
import { toast, toastError } from './toasts.ts'

interface CommandOptions {
  /** Reads whose answers this changes. */
  readonly refreshes?: readonly CalledEndpoint[]
  /** What is said when it worked; null where the page says so itself. Left out: the specification's default words. */
  readonly done?: string | null
  /** null where the page says itself why it failed. Left out: the specification's default words. */
  readonly failed?: null
}

/** For a command whose page says both how it went and why not, in its own place. */
export const ownWords = { done: null, failed: null } as const

/** Instead of the session's token: the secret of an order. */
interface Bearing {
  readonly token?: string | undefined
}

interface Attempt {
  readonly content: string
  readonly key: string
  underWay?: Promise<unknown> | undefined
}

/**
 * A write as a mutation. A try that got no answer is sent again with the same key, so that it happens once whatever
 * happened to the first.
 */
export function useCommand<E extends CalledEndpoint>(
  endpoint: E,
  { refreshes = [], done, failed }: CommandOptions = {},
) {
  const client = useQueryClient()
  const attempt = useRef<Attempt | null>(null)
  return useMutation<
    Answer<E>,
    ProblemError,
    Record<never, never> extends CallInput<E> ? (CallInput<E> & Bearing) | undefined : CallInput<E> & Bearing
  >({
    mutationFn: async (input) => {
      const { token, ...parts } = (input ?? {}) as Parts & Bearing
      const content = JSON.stringify({ ...parts, file: parts.file && [parts.file.name, parts.file.size] })
      if (attempt.current?.content !== content) attempt.current = { content, key: crypto.randomUUID() }
      const own = attempt.current
      // A second press comes before the button knows of the first: both are one, with one answer.
      own.underWay ??= call(endpoint, parts, { idempotencyKey: own.key, ...(token === undefined ? {} : { token }) })
      try {
        const answer = await own.underWay
        attempt.current = null
        return answer as Answer<E>
      } catch (error) {
        own.underWay = undefined
        // An answer was given: the next try is another one.
        if (error instanceof ProblemError && error.code !== unreachable.code && error.status < 500)
          attempt.current = null
        throw error
      }
    },
    onSuccess: async () => {
      if (done !== null) toast(done)
      await Promise.all(refreshes.map((read) => client.invalidateQueries({ queryKey: [read.id] })))
    },
    onError: () => {
      if (failed !== null) toastError()
    },
  })
}
