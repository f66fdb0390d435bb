import { QueryClient } from '@tanstack/react-query'
import { ProblemError, unreachable } from './problem-error.ts'

/** Worth a second try: no answer at all, or a server that says it is busy. */
function isPassing(error: Error): boolean {
  return error instanceof ProblemError && [unreachable.status, 503].includes(error.status)
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 30 * 60_000,
      retry: (failures, error) => failures < 1 && isPassing(error),
      retryDelay: 600,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})
