import { listPassQuotas, type PassQuota, removePassQuota } from '@foyer/contract/office-pass-quotas'
import { useQueryClient } from '@tanstack/react-query'
import { ownWords, useCommand } from '#platform/command.ts'
import { useText } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'
import { Removal } from '#platform/removal.tsx'
import { toast, toastError } from '#platform/toasts.ts'
import styles from './pass-types.module.css'

/** Takes out what no pass type shares. */
export function RemoveQuota({ quota: { id, version, name } }: { readonly quota: PassQuota }) {
  const { t } = useText()
  const client = useQueryClient()
  const remove = useCommand(removePassQuota, ownWords)
  const listAgain = () => void client.invalidateQueries({ queryKey: [listPassQuotas.id] })
  const take = () =>
    remove.mutateAsync({ params: { id: String(id) }, body: { version } }).then(
      () => {
        toast(t('{name} is removed.', { name }))
        listAgain()
      },
      (error: ProblemError) => {
        // The section shows what it is by now, and the question goes with its button.
        if (error.status === 409) {
          toastError(t(error.detail))
          listAgain()
        }
        throw error
      },
    )
  return (
    <div className={styles.remove}>
      <Removal
        word={t('Remove')}
        name={name}
        title={t('Remove “{title}”?', { title: name })}
        command={remove}
        onRemove={take}
      >
        <p>{t('No pass type shares it. It is gone for good.')}</p>
      </Removal>
    </div>
  )
}
