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
  // Why it failed is said by the command; what asked may be gone when it has worked.
  const say = (asked: Promise<unknown>, text: string) => void asked.then(() => toast(text)).catch(() => {})
  return {
    isSending: keeping.isPending || reminding.isPending,
    keep: () => say(keeping.mutateAsync({ params }), t('Both stay in your agenda.')),
    remind: () => say(reminding.mutateAsync({ params }), t('You are reminded of the clash again.')),
  }
}
