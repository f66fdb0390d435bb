import type { Answer } from '@foyer/contract/kit/endpoint'
import { importExhibitors, listOfficeExhibitors, previewImport } from '@foyer/contract/office-exhibitors'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { send } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { TextFile } from '#platform/forms/text-file.tsx'
import { useText } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'
import { TakeInDialog } from '#platform/take-in-dialog.tsx'
import { toast } from '#platform/toasts.ts'
import fieldStyles from '#ui/field.module.css'
import { describedBy, Field } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { useMissing } from '#ui/use-missing.tsx'
import styles from './exhibitors.module.css'

/** The field of the lines. */
const TABLE_TEXT = 'table-text'

/** What the server takes of a table. */
const MOST_LETTERS = 200_000

/** Of wrong lines and of new ones: more help nobody. */
const SHOWN = 20

/** A table that is pasted or chosen: what it would add is seen first, and it is added as a whole. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText()
  const [table, setTable] = useState('')
  const preview = useMutation<Answer<typeof previewImport>, ProblemError, string>({
    mutationFn: (text) => send(previewImport, { body: { table: text } }),
  })
  const take = useCommand(importExhibitors, { ...ownWords, refreshes: [listOfficeExhibitors] })
  const type = (text: string) => {
    setTable(text)
    preview.reset()
    take.reset()
  }
  const add = () =>
    take.mutateAsync({ body: { table } }).then(
      ({ added }) => {
        toast(t('{added, plural, one {1 exhibitor is added.} other {# exhibitors are added.}}', { added }))
        onClose()
      },
      // Something changed since it was looked at.
      () => preview.reset(),
    )
  const look = () => {
    take.reset()
    preview.mutate(table)
  }
  const empty = { id: TABLE_TEXT, message: t('Choose a file or paste its lines.') }
  const missing = useMissing(table.trim() === '' ? [empty] : [])
  const error = preview.error ?? take.error
  const isReady = preview.data !== undefined && preview.data.problems.length === 0 && preview.data.exhibitors.length > 0
  return (
    <TakeInDialog
      title={t('Take in a table')}
      summary={missing.summary}
      fields={<TableFields table={table} error={missing.errorOf(TABLE_TEXT)} onChange={type} />}
      error={error && (error.errors[0]?.message ?? error.detail)}
      found={preview.data === undefined ? null : <Found found={preview.data} />}
      act={
        isReady
          ? { word: t('Add them all'), isSending: take.isPending, onClick: () => void add() }
          : { word: t('Look at it'), isSending: preview.isPending, onClick: () => missing.attempt(look) }
      }
      onClose={onClose}
    />
  )
}

interface TableFieldsProps {
  readonly table: string
  readonly error: string | undefined
  readonly onChange: (table: string) => void
}

/** The table: a file, or its lines. */
function TableFields({ table, error, onChange }: TableFieldsProps) {
  const { t } = useText()
  const id = useId()
  const [isTooLarge, setTooLarge] = useState(false)
  const read = (text: string | null) => {
    setTooLarge(text === null)
    onChange(text ?? '')
  }
  return (
    <>
      <p id={`${id}hint`}>
        {t(
          'The first line names the columns: name, city, tagline, description; if you like code, website, categories, products, stands. Other languages: tagline_de. Several in one cell: a | b. A stand: 5-C12.',
        )}
      </p>
      <TextFile
        id={`${id}file`}
        label={t('A CSV file')}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        most={MOST_LETTERS}
        onRead={read}
      />
      {isTooLarge ? (
        <Note kind="danger" role="alert">
          {t('This file is too large. Divide it into smaller tables.')}
        </Note>
      ) : null}
      <Field id={TABLE_TEXT} label={t('Or its lines')} error={error}>
        <textarea
          id={TABLE_TEXT}
          className={fieldStyles.input}
          rows={6}
          value={table}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={[`${id}hint`, describedBy({ id: TABLE_TEXT, error })].filter(Boolean).join(' ')}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </Field>
    </>
  )
}

function Found({ found: { exhibitors, problems } }: { readonly found: Answer<typeof previewImport> }) {
  const { t } = useText()
  if (problems.length > 0)
    return (
      <Note kind="danger" role="alert">
        <p>
          <b>{t('Nothing is added before these are put right.')}</b>
        </p>
        <ul className={styles.wrong}>
          {problems.slice(0, SHOWN).map(({ line, column, message }) => (
            <li key={`${line}${column}${message}`}>
              {column === null
                ? t('Line {line}: {problem}', { line, problem: t(message) })
                : t('Line {line}, {column}: {problem}', { line, column, problem: t(message) })}
            </li>
          ))}
        </ul>
        {problems.length > SHOWN ? <p>{t('and {count} more', { count: problems.length - SHOWN })}</p> : null}
      </Note>
    )
  const names = exhibitors.slice(0, SHOWN).map(({ name }) => name)
  return (
    <Note kind="info" role="status">
      {exhibitors.length === 0
        ? t('No lines with an exhibitor.')
        : t('{count, plural, one {1 new exhibitor: {names}} other {# new exhibitors: {names}}}', {
            count: exhibitors.length,
            names: names.join(', ') + (exhibitors.length > SHOWN ? ' …' : ''),
          })}
    </Note>
  )
}
