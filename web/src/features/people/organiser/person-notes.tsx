import { noteOnPerson } from '@foyer/contract/office-accounts'
import type { PersonNote } from '@foyer/contract/office-person'
import { ownWords, useCommand } from '#platform/command.ts'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { RemarkForm } from '#platform/forms/remark-form.tsx'
import { useText } from '#platform/messages/messages.ts'
import styles from './people.module.css'
import { refreshPeople } from './use-person-act.ts'

/** Something about somebody for colleagues. */
export function NoteForm({ uuid }: { readonly uuid: string }) {
  const { t } = useText()
  const note = useCommand(noteOnPerson, ownWords)
  return (
    <RemarkForm
      id="note"
      className={styles.note}
      label={t('Note')}
      hint={t('For colleagues. It is part of what this person gets when they ask for their data.')}
      word={t('Add the note')}
      error={note.error}
      isSending={note.isPending}
      onSend={(text) => note.mutateAsync({ params: { uuid }, body: { text } }).then(refreshPeople)}
    />
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
