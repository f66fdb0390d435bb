import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Offered } from '#ui/read-only.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useText } from '../messages/messages.ts'
import type { ProblemError } from '../problem-error.ts'

interface RemarkFormProps {
  readonly id: string
  readonly className: string | undefined
  readonly label: string
  readonly hint: string
  /** What stands on the button. */
  readonly word: string
  readonly error: ProblemError | null
  readonly isSending: boolean
  readonly onSend: (text: string) => Promise<unknown>
}

/** Something that somebody writes down for colleagues. What could not be sent stays in its field. */
export function RemarkForm({ id, className, label, hint, word, error, isSending, onSend }: RemarkFormProps) {
  const { t } = useText()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isBlank = text.trim() === ''
    setMissing(isBlank)
    if (isBlank || isSending) return
    void onSend(text.trim()).then(
      () => setText(''),
      // The field says why.
      () => {},
    )
  }
  return (
    <Offered>
      <form className={className} noValidate onSubmit={submit}>
        <TextField
          id={id}
          label={label}
          hint={hint}
          maxLength={2000}
          autoComplete="off"
          value={text}
          onChange={setText}
          error={isMissing ? t('Write something first.') : error === null ? undefined : t(error.detail)}
        />
        <Button type="submit" variant="line" isSending={isSending}>
          {word}
        </Button>
      </form>
    </Offered>
  )
}
