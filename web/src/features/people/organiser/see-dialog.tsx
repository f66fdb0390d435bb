import { seePerson } from '@foyer/contract/office-accounts'
import type { OfficePerson } from '@foyer/contract/office-person'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { send } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'
import { toast } from '#platform/toasts.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { lookAs } from './look-as.ts'
import { refreshPeople } from './use-person-act.ts'

interface SeeDialogProps {
  readonly person: OfficePerson
  readonly onClose: () => void
}

/** Asks before somebody looks at the app as somebody else, and leads there where the browser opens no tab by itself. */
export function SeeDialog({ person, onClose }: SeeDialogProps) {
  const { t } = useText()
  const { uuid, firstName, lastName } = person.person
  const seeing = useMutation<boolean, ProblemError>({
    mutationFn: async () => lookAs(await send(seePerson, { params: { uuid } })),
    onSuccess: async (isOpen) => {
      if (isOpen) {
        onClose()
        toast(t('The app is open in another tab.'))
      }
      await refreshPeople()
    },
  })
  return (
    <Dialog title={t('See the app as {name}?', { name: `${firstName} ${lastName}` })} onClose={onClose}>
      {seeing.data === false ? (
        <NoTab onClose={onClose} />
      ) : (
        <div className="stack">
          <p>
            {t(
              'For a quarter of an hour you see what they see, and can do nothing in their name. That you looked stands in the log. If you are signed in to the app of attendees in this browser, you have to sign in there again afterwards.',
            )}
          </p>
          {seeing.error === null ? null : (
            <Note kind="danger" role="alert">
              {t(seeing.error.detail)}
            </Note>
          )}
          <WaysOut back={t('Cancel')} onClose={onClose}>
            <Button isSending={seeing.isPending} onClick={() => seeing.mutate()}>
              {t('See the app as they do')}
            </Button>
          </WaysOut>
        </div>
      )}
    </Dialog>
  )
}

function NoTab({ onClose }: Pick<SeeDialogProps, 'onClose'>) {
  const { t } = useText()
  const link = useRef<HTMLAnchorElement>(null)
  // What was pressed is gone.
  useEffect(() => link.current?.focus(), [])
  return (
    <div className="stack">
      <Note kind="warning" role="status">
        {t('Your browser opened no other tab. The quarter of an hour has begun: open the app by the link.')}
      </Note>
      <WaysOut back={t('Close')} onClose={onClose}>
        <a {...buttonLook()} ref={link} href="/" target="_blank" rel="noopener" onClick={onClose}>
          {t('Open the app')}
          <span className="vh"> {t('(opens in a new tab)')}</span>
        </a>
      </WaysOut>
    </div>
  )
}
