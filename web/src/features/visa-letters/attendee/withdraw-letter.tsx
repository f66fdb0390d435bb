import { listVisaLetters, type OwnVisaLetter, withdrawVisaLetter } from '@foyer/contract/visa-letters'
import { useState } from 'react'
import { ownWords, useCommand } from '#platform/command.ts'
import { FormFailure } from '#platform/form-failure.tsx'
import { useText } from '#platform/messages/messages.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { beginAtHeading } from '#ui/focus-heading.ts'

/** Says what goes with the letter, and withdraws it: there is no way back, only another letter. */
export function WithdrawLetter({ letter }: { readonly letter: OwnVisaLetter }) {
  const { t } = useText()
  const [isOpen, setIsOpen] = useState(false)
  const command = useCommand(withdrawVisaLetter, { ...ownWords, refreshes: [listVisaLetters] })
  const withdraw = () =>
    command.mutate(
      { params: { uuid: letter.uuid } },
      {
        onSuccess: () => {
          setIsOpen(false)
          toast(t('The letter is withdrawn.'))
          beginAtHeading()
        },
      },
    )
  const ask = () => {
    // Why it failed last time was said then.
    command.reset()
    setIsOpen(true)
  }
  return (
    <>
      <Button variant="text" isSmall onClick={ask}>
        {t('Withdraw', undefined, { context: 'a letter' })}
      </Button>
      {isOpen ? (
        <Dialog title={t('Withdraw the letter {code}?', { code: letter.code })} onClose={() => setIsOpen(false)}>
          <div className="stack">
            <FormFailure failure={command.error} />
            <ul className="bullets">
              <li>{t('From now on its code reads “withdrawn” to everybody who checks it.')}</li>
              <li>{t('What we know of your passport is deleted at once.')}</li>
              <li>{t('You can make a new letter, with another code.')}</li>
            </ul>
          </div>
          <WaysOut back={t('Keep it')} onClose={() => setIsOpen(false)}>
            <Button variant="danger" isSending={command.isPending} onClick={withdraw}>
              {t('Withdraw the letter')}
            </Button>
          </WaysOut>
        </Dialog>
      ) : null}
    </>
  )
}
