import { type ReactNode, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { useText } from './messages/messages.ts'
import type { ProblemError } from './problem-error.ts'
import { queryClient } from './query-client.ts'

interface RemovalProps {
  /** What is done, as its buttons say it: `Remove the hall`. */
  readonly word: string
  /** What tells its button from those of other lines. */
  readonly name?: string
  readonly title: string
  readonly command: { readonly error: ProblemError | null; readonly isPending: boolean; readonly reset: () => void }
  /** Where it fails, the dialog stays and says why. */
  readonly onRemove: () => Promise<unknown>
  /** What goes with it. */
  readonly children: ReactNode
}

/** A button that asks before something is removed, with what would be lost in sight (experience, rule 63). */
export function Removal({ word, name, title, command, onRemove, children }: RemovalProps) {
  const { t } = useText()
  const [isAsked, setAsked] = useState(false)
  const close = () => {
    setAsked(false)
    // A colleague removed it: what is shown is of before.
    if (command.error?.status === 404) void queryClient.invalidateQueries({ type: 'active' })
  }
  const ask = () => {
    // Why it failed last time was said then.
    command.reset()
    setAsked(true)
  }
  return (
    <>
      <Button variant="line" isSmall onClick={ask}>
        {word}
        {name === undefined ? null : <span className="vh">: {name}</span>}
      </Button>
      {isAsked ? (
        <Dialog title={title} onClose={close}>
          {children}
          {command.error === null ? null : (
            <Note kind="danger" role="alert">
              {t(command.error.detail)}
            </Note>
          )}
          <WaysOut back={t('Leave it as it is')} onClose={close}>
            <Button
              variant="danger"
              isSending={command.isPending}
              onClick={() => void onRemove().then(close, () => {})}
            >
              {word}
            </Button>
          </WaysOut>
        </Dialog>
      ) : null}
    </>
  )
}
