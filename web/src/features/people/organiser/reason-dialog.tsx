import { type FormEvent, type ReactNode, useState } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { TextField } from '#ui/text-field.tsx'
import { usePersonAct } from './use-person-act.ts'

interface ReasonDialogProps {
  /** Names who and what. */
  readonly title: string
  readonly children?: ReactNode
  /** What stands on the button. */
  readonly word: string
  readonly isDanger?: boolean
  /** Who reads it; left out: no reason is asked for. */
  readonly reasonHint?: string
  /** What is still missing of what else is asked for; left out: nothing. */
  readonly missing?: string | undefined
  readonly done: string
  readonly act: (reason: string) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks before something is done to somebody, and why. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, children, word, isDanger = false, reasonHint, missing, done, act, onClose } = props
  const { t } = useText()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [wasTried, setTried] = useState(false)
  const doing = usePersonAct(act, { done, onDone: onClose })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const lacks = reasonHint !== undefined && reason.trim() === ''
    setMissing(lacks)
    setTried(true)
    if (!lacks && missing === undefined && !doing.isPending) doing.mutate(reason.trim())
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="stack" noValidate onSubmit={submit}>
        {children}
        {reasonHint === undefined ? null : (
          <TextField
            id="reason"
            label={t('Reason')}
            hint={reasonHint}
            maxLength={500}
            autoComplete="off"
            value={reason}
            onChange={setReason}
            error={isMissing ? t('Say why.') : undefined}
          />
        )}
        {wasTried && missing !== undefined ? (
          <Note kind="danger" role="alert">
            {missing}
          </Note>
        ) : null}
        {doing.error === null ? null : (
          <Note kind="danger" role="alert">
            {t(doing.error.detail)}
          </Note>
        )}
        <WaysOut back={t('Cancel')} onClose={onClose}>
          <Button type="submit" variant={isDanger ? 'danger' : 'primary'} isSending={doing.isPending}>
            {word}
          </Button>
        </WaysOut>
      </form>
    </Dialog>
  )
}
