import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { useText } from './messages/messages.ts'

interface TakeInDialogProps {
  readonly title: string
  /** What is missing, once it was tried without; see `useMissing`. */
  readonly summary: ReactNode
  /** The file, and what else is asked. */
  readonly fields: ReactNode
  /** Why it could not be read or taken. */
  readonly error: string | null | undefined
  /** What is in it, and what it would do. */
  readonly found: ReactNode
  /** What is next: it is looked at, or taken. */
  readonly act: { readonly word: string; readonly isSending: boolean; readonly onClick: () => void }
  readonly onClose: () => void
}

/** A file is taken in: what is in it and what it would do is seen first. */
export function TakeInDialog({ title, summary, fields, error, found, act, onClose }: TakeInDialogProps) {
  const { t } = useText()
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="stack">
        {summary}
        {fields}
        {error == null ? null : (
          <Note kind="danger" role="alert">
            {t(error)}
          </Note>
        )}
        {found}
        <WaysOut back={t('Close')} onClose={onClose}>
          <Button isSending={act.isSending} onClick={act.onClick}>
            {act.word}
          </Button>
        </WaysOut>
      </div>
    </Dialog>
  )
}
