import { keepBoth, remindOfClash } from '@foyer/contract/kept-clashes'
import { listFavourites } from '@foyer/contract/program'
import { useCommand } from '#platform/command.ts'
import { useText } from '#platform/messages/messages.ts'
import { toast } from '#platform/toasts.ts'

/** Keeps two sessions that are at one time, or is reminded of them again. */
export function useKeptClash(sessionId: number, otherId: number) {
  const { t } = useText()
  const keeping = useCommand(keepBoth, { refreshes: [listFavourites], done: null })
  const reminding = useCommand(remindOfClash, { refreshes: [listFavourites], done: null })
  const params = { sessionId: String(sessionId), otherId: String(otherId) }
  return {
    isSending: keeping.isPending || reminding.isPending,
    keep: () => keeping.mutate({ params }, { onSuccess: () => toast(t('Both stay in your agenda.')) }),
    remind: () => reminding.mutate({ params }, { onSuccess: () => toast(t('You are reminded of the clash again.')) }),
  }
}
