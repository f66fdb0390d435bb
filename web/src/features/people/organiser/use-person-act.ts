import { listOtherPeople, listPeople } from '@foyer/contract/office-people'
import { readPerson } from '@foyer/contract/office-person'
import { useMutation } from '@tanstack/react-query'
import type { ProblemError } from '#platform/problem-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { toast } from '#platform/toasts.ts'

/** What is shown of people is asked for anew. */
export async function refreshPeople(): Promise<void> {
  await Promise.all(
    [readPerson.id, listPeople.id, listOtherPeople.id].map((id) => queryClient.invalidateQueries({ queryKey: [id] })),
  )
}

/** An act of staff: what is shown follows it, and a word says that it is done. */
export function usePersonAct<Given>(
  act: (given: Given) => Promise<unknown>,
  { done, onDone }: { readonly done: string; readonly onDone: () => void },
) {
  return useMutation<unknown, ProblemError, Given>({
    mutationFn: act,
    onSuccess: async () => {
      onDone()
      toast(done)
      await refreshPeople()
    },
  })
}
