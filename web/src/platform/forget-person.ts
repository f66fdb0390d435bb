import { queryClient } from './query-client.ts'
import { forgetToasts } from './toasts.ts'

/** What belongs to a person leaves the memory; what everybody may see stays. */
export function forgetPerson(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !String(queryKey[0]).startsWith('editions.') })
  queryClient.getMutationCache().clear()
  forgetToasts()
}
