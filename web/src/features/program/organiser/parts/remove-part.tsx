import type { removeSpeaker, removeStage, removeTrack } from '@foyer/contract/office-program-parts'
import { useQueryClient } from '@tanstack/react-query'
import { ownWords, useCommand } from '#platform/command.ts'
import { useText } from '#platform/messages/messages.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'

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
    remove.mutateAsync({ params: { id: String(id) }, body: { version } }).then(
      () => {
        for (const key of ['program.listOfficeSpeakers', 'program.readProgramParts'])
          void client.invalidateQueries({ queryKey: [key] })
        toast(t('{name} is removed.', { name }))
        onDone?.()
      },
      () => {},
    )
  return (
    <>
      <Button variant="line" isSmall isSending={remove.isPending} onClick={() => void take()}>
        {t('Remove')}
        <span className="vh">: {name}</span>
      </Button>
      {remove.error === null ? null : (
        <Note kind="danger" role="alert">
          {t(remove.error.detail)}
        </Note>
      )}
    </>
  )
}
