import { listBankEntries, listTransfersBack, readSureMatches } from '@foyer/contract/bank'
import { queryClient } from '#platform/query-client.ts'

/** What shows money of the account is asked for anew. */
export const refreshBank = () =>
  Promise.all(
    [listBankEntries, listTransfersBack, readSureMatches].map(({ id }) =>
      queryClient.invalidateQueries({ queryKey: [id] }),
    ),
  )
