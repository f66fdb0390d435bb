import { noteOnPerson } from '@foyer/contract/office-accounts'
import type { PersonNote } from '@foyer/contract/office-person'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { send } from '#platform/api.ts'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'
import { Button } from '#ui/button.tsx'
import { Offered } from '#ui/read-only.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from './people.module.css'
import { refreshPeople } from './use-person-act.ts'

/** Something about somebody for colleagues. */
export function NoteForm({ uuid }: { readonly uuid: string }) {
  const { t } = useText()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const note = useMutation<unknown, ProblemError>({
    mutationFn: () => send(noteOnPerson, { params: { uuid }, body: { text: text.trim() } }),
    onSuccess: async () => {
      setText('')
      await refreshPeople()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(text.trim() === '')
    if (text.trim() !== '' && !note.isPending) note.mutate()
  }
  return (
    <Offered>
      <form className={styles.note} noValidate onSubmit={submit}>
        <TextField
          id="note"
          label={t('Note')}
          hint={t('For colleagues. It is part of what this person gets when they ask for their data.')}
          maxLength={2000}
          autoComplete="off"
          value={text}
          onChange={setText}
          error={isMissing ? t('Write something first.') : note.error === null ? undefined : t(note.error.detail)}
        />
        <Button type="submit" variant="line" isSending={note.isPending}>
          {t('Add the note')}
        </Button>
      </form>
    </Offered>
  )
}

export function Notes({ notes }: { readonly notes: readonly PersonNote[] }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  if (notes.length === 0) return <p className="muted">{t('No notes.')}</p>
  return (
    <ol className={styles.entries}>
      {notes.map(({ uuid, at, actor, text }) => (
        <li key={uuid}>
          <p className={styles.said}>{text}</p>
          <small>{[formatMoment(at, timeZone, locale), actor?.name].join(', ')}</small>
        </li>
      ))}
    </ol>
  )
}
