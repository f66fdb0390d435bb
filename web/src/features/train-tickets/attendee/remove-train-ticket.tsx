import { removeTrainTicket } from '@foyer/contract/train-tickets'
import { useState } from 'react'
import { ownWords, useCommand } from '#platform/command.ts'
import { useText } from '#platform/messages/messages.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { touchedByTrainTickets } from './train-ticket-reads.ts'

/** Takes the train ticket out of the order. It asks first: somebody else may take it the next moment. */
export function RemoveTrainTicket({ name }: { readonly name: string }) {
  const { t } = useText()
  const [isOpen, setIsOpen] = useState(false)
  const remove = useCommand(removeTrainTicket, { ...ownWords, refreshes: touchedByTrainTickets })
  const close = () => {
    setIsOpen(false)
    remove.reset()
  }
  const letGo = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        close()
        toast(t('The train ticket is no longer held for you.'))
      },
    })
  return (
    <>
      <Button variant="text" isSmall onClick={() => setIsOpen(true)}>
        {t('Remove')}
        <span className="vh"> {name}</span>
      </Button>
      <Dialog isOpen={isOpen} title={t('Let “{name}” go?', { name })} onClose={close}>
        <p>{t('Others can have this train ticket at once. Nothing was paid yet.')}</p>
        {remove.error === null ? null : (
          <Note kind="danger" role="alert">
            {t(remove.error.detail)}
          </Note>
        )}
        <WaysOut back={t('Keep it')} onClose={close}>
          <Button variant="danger" isSending={remove.isPending} onClick={letGo}>
            {t('Let it go')}
          </Button>
        </WaysOut>
      </Dialog>
    </>
  )
}
