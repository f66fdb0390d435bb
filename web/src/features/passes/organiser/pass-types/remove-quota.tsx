import { listPassQuotas, type PassQuota, removePassQuota } from '@foyer/contract/office-pass-quotas'
import { useQueryClient } from '@tanstack/react-query'
import { ownWords, useCommand } from '#platform/command.ts'
import { useText } from '#platform/messages/messages.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import styles from './pass-types.module.css'

/** Takes out what no pass type shares. */
export function RemoveQuota({ quota: { id, version, name } }: { readonly quota: PassQuota }) {
  const { t } = useText()
  const client = useQueryClient()
  const remove = useCommand(removePassQuota, ownWords)
  const listAgain = () => void client.invalidateQueries({ queryKey: [listPassQuotas.id] })
  const take = () =>
    remove.mutateAsync({ params: { id: String(id) }, body: { version } }).then(() => {
      toast(t('{name} is removed.', { name }))
      listAgain()
    }, listAgain)
  return (
    <div className={styles.remove}>
      <Button variant="text" isSmall isSending={remove.isPending} onClick={() => void take()}>
        {t('Remove')}
        <span className="vh">: {name}</span>
      </Button>
      {remove.error === null ? null : (
        <Note kind="danger" role="alert">
          {t(remove.error.detail)}
        </Note>
      )}
    </div>
  )
}
