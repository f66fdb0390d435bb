import { readPassTransfer, withdraw } from '@foyer/contract/pass-transfers'
import { useState } from 'react'
import { ownWords, useCommand } from '#platform/command.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { beginAtHeading } from '#ui/focus-heading.ts'
import { Note } from '#ui/note.tsx'

/** Takes the invitation back. It asks first: the mail is on its way. */
export function TakeBack({ name }: { readonly name: string }) {
  const { t } = useText()
  const [isOpen, setIsOpen] = useState(false)
  const takeBack = useCommand(withdraw, { ...ownWords, refreshes: [readPassTransfer] })
  const close = () => {
    setIsOpen(false)
    takeBack.reset()
  }
  const take = () =>
    takeBack.mutate(undefined, {
      onSuccess: () => {
        close()
        beginAtHeading()
      },
    })
  return (
    <>
      <Button variant="line" onClick={() => setIsOpen(true)}>
        {t('Take the invitation back')}
      </Button>
      <Dialog isOpen={isOpen} title={t('Take the invitation to {name} back?', { name })} onClose={close}>
        <p>{t('The link in the mail leads nowhere then. You can invite somebody else.')}</p>
        {takeBack.error === null ? null : (
          <Note kind="danger" role="alert">
            {t(takeBack.error.detail)}
          </Note>
        )}
        <WaysOut back={t('Let it stand')} onClose={close}>
          <Button variant="danger" isSending={takeBack.isPending} onClick={take}>
            {t('Take it back')}
          </Button>
        </WaysOut>
      </Dialog>
    </>
  )
}
