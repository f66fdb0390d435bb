import type { removeSpeaker, removeStage, removeTrack } from '@foyer/contract/office-program-parts'
import { useQueryClient } from '@tanstack/react-query'
import { ownWords, useCommand } from '#platform/command.ts'
import { useText } from '#platform/messages/messages.ts'
import { Removal } from '#platform/removal.tsx'
import { toast } from '#platform/toasts.ts'

interface RemovePartProps {
  readonly endpoint: typeof removeSpeaker | typeof removeStage | typeof removeTrack
  readonly part: { readonly id: number; readonly version: number }
  readonly name: string
  readonly onDone?: () => void
}

/** Takes out what no session has. */
export function RemovePart({ endpoint, part: { id, version }, name, onDone }: RemovePartProps) {
  const { t } = useText()
  const client = useQueryClient()
  const remove = useCommand(endpoint, ownWords)
  const take = () =>
    remove.mutateAsync({ params: { id: String(id) }, body: { version } }).then(() => {
      for (const key of ['program.listOfficeSpeakers', 'program.readProgramParts'])
        void client.invalidateQueries({ queryKey: [key] })
      toast(t('{name} is removed.', { name }))
      onDone?.()
    })
  return (
    <Removal
      word={t('Remove')}
      name={name}
      title={t('Remove “{title}”?', { title: name })}
      command={remove}
      onRemove={take}
    >
      <p>{t('No session has it. What is written of it is gone for good.')}</p>
    </Removal>
  )
}
