import { type OfficeHall, removeDrawing } from '@foyer/contract/office-halls'
import { useState } from 'react'
import { ownWords, useCommand } from '#platform/command.ts'
import { useText } from '#platform/messages/messages.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { useKeepHall } from './keep-hall.ts'

/** Takes the drawing away; stands stay. */
export function RemoveDrawing({ hall: { id, version } }: { readonly hall: OfficeHall }) {
  const { t } = useText()
  const [isAsked, setAsked] = useState(false)
  const keep = useKeepHall()
  const remove = useCommand(removeDrawing, ownWords)
  const take = () =>
    remove.mutateAsync({ params: { id: String(id) }, body: { version } }).then(
      (saved) => {
        setAsked(false)
        keep(saved)
        toast(t('The drawing is removed.'))
      },
      () => {},
    )
  return (
    <>
      <Button variant="line" isSmall onClick={() => setAsked(true)}>
        {t('Remove the drawing')}
      </Button>
      {isAsked ? (
        <Dialog title={t('Remove the drawing?')} onClose={() => setAsked(false)}>
          <p>{t('Its lines go. Stands, rooms and walls stay where they are, with their exhibitors.')}</p>
          {remove.error === null ? null : (
            <Note kind="danger" role="alert">
              {t(remove.error.detail)}
            </Note>
          )}
          <div className="row">
            <Button variant="danger" isSending={remove.isPending} onClick={() => void take()}>
              {t('Remove the drawing')}
            </Button>
            <Button variant="line" onClick={() => setAsked(false)}>
              {t('Leave it as it is')}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </>
  )
}
