import {
  addTrainTicketCodes,
  type CodesPreview,
  listOfficeTrainTicketTypes,
  listTrainTicketCodes,
  previewTrainTicketCodes,
  readOfficeTrainTicketType,
} from '@foyer/contract/office-train-tickets'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { send } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import type { FirstCell } from '#platform/first-cells.ts'
import { PastedLines } from '#platform/forms/pasted-lines.tsx'
import { useText } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { useMissing } from '#ui/use-missing.tsx'
import { codeLines, MOST_LINES, MOST_TEXT } from './code-lines.ts'
import styles from './tickets.module.css'

/** The field of the codes. */
const LINES = 'lines'

interface AddCodesProps {
  /** Of the kind. */
  readonly id: string
  readonly onClose: () => void
}

/** Codes, pasted or from a file: looked at first, each wrong line said, and then taken. */
export function AddCodes({ id, onClose }: AddCodesProps) {
  const { t } = useText()
  const { text, type, pasted, sorted, missing, isSending, error, submit } = useNewCodes(id, onClose)
  return (
    <Dialog title={t('Add codes')} onClose={onClose}>
      <form className="stack" noValidate onSubmit={submit}>
        {missing.summary}
        <PastedLines
          id={LINES}
          label={t('Codes')}
          hint={t('One in each line. Of a table the first column counts.')}
          value={text}
          error={missing.errorOf(LINES)}
          most={MOST_TEXT}
          look="code"
          onChange={type}
        />
        {sorted === undefined ? null : <Sorted preview={sorted} pasted={pasted} />}
        {error === null ? null : (
          <Note kind="danger" role="alert">
            {t(error.detail)}
          </Note>
        )}
        <WaysOut back={t('Cancel')} onClose={onClose}>
          <Button type="submit" isSending={isSending}>
            {sorted === undefined
              ? t('Look at them first')
              : t('Add {n, plural, one {one code} other {# codes}}', { n: sorted.fresh })}
          </Button>
        </WaysOut>
      </form>
    </Dialog>
  )
}

/** What is pasted, what the server says of it, and the two steps of taking it. */
function useNewCodes(id: string, onClose: () => void) {
  const { t } = useText()
  const [text, setText] = useState('')
  const pasted = codeLines(text.slice(0, MOST_TEXT))
  const lines = pasted.map((code) => code.text)
  const preview = useMutation<CodesPreview, ProblemError>({
    mutationFn: () => send(previewTrainTicketCodes, { params: { id }, body: { lines } }),
  })
  const add = useCommand(addTrainTicketCodes, ownWords)
  const take = async () => {
    const { fresh } = await add.mutateAsync({ params: { id }, body: { lines } })
    for (const read of [readOfficeTrainTicketType, listOfficeTrainTicketTypes, listTrainTicketCodes])
      void queryClient.invalidateQueries({ queryKey: [read.id] })
    onClose()
    toast(t('{n, plural, =0 {No code is new.} one {One code is added.} other {# codes are added.}}', { n: fresh }))
  }
  const isTooMuch = text.length > MOST_TEXT
  const faults = [
    isTooMuch && t('This is more than two thousand codes can be. Take them in parts.'),
    lines.length === 0 && t('Paste at least one code.'),
    !isTooMuch && lines.length > MOST_LINES && t('{most} lines at a time. Take them in parts.', { most: MOST_LINES }),
    preview.data?.fresh === 0 && t('None of these codes is new. Paste others.'),
  ].filter((fault) => fault !== false)
  const missing = useMissing(faults.map((message) => ({ id: LINES, message })))
  return {
    text,
    /** Other lines have to be looked at anew. */
    type: (next: string) => {
      setText(next)
      preview.reset()
      add.reset()
    },
    pasted,
    sorted: preview.data,
    missing,
    isSending: preview.isPending || add.isPending,
    error: preview.error ?? add.error,
    submit: (event: FormEvent) => {
      event.preventDefault()
      missing.attempt(() => {
        if (preview.data === undefined) preview.mutate()
        // What went wrong stands in `error`.
        else void take().catch(() => {})
      })
    },
  }
}

interface SortedProps {
  readonly preview: CodesPreview
  readonly pasted: readonly FirstCell[]
}

/** So many are new, and of each other line what is wrong with it. */
function Sorted({ preview: { fresh, faulty }, pasted }: SortedProps) {
  const { t } = useText()
  const words = {
    known: t('is there already'),
    repeated: t('stands above already'),
    unreadable: t('is no code'),
  }
  return (
    <div className="stack stack--8" role="status">
      <p>{t('{n, plural, =0 {No code is new.} one {One code is new.} other {# codes are new.}}', { n: fresh })}</p>
      {faulty.length === 0 ? null : (
        <>
          <p>
            <b>{t('{n, plural, one {One line is left out:} other {# lines are left out:}}', { n: faulty.length })}</b>
          </p>
          <ul className={`bullets ${styles.faulty}`}>
            {faulty.map(({ line, text, fault }) => (
              <li key={line}>
                {t('Line {line}', { line: pasted[line - 1]?.line ?? line })}: <span className="code">{text}</span>{' '}
                {words[fault]}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
