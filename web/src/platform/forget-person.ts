import { queryClient } from './query-client.ts'
import { forgetToasts } from './toasts.ts'

const others: (() => void)[] = []

/** @param forget drops what a feature itself keeps of a person in memory. */
export function whenPersonIsForgotten(forget: () => void): void {
  others.push(forget)
}

/** What belongs to a person leaves the memory; what everybody may see stays. */
export function forgetPerson(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !String(queryKey[0]).startsWith('editions.') })
  queryClient.getMutationCache().clear()
  forgetToasts()
  for (const forget of others) forget()
}
