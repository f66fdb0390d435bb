import type { ProgramTableKind } from '@foyer/contract/program-import'
import { useId, useState } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { readTableFile } from '#platform/read-table-file.ts'
import fieldStyles from '#ui/field.module.css'
import { describedBy, Field } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import styles from '../program.module.css'

/** The field of the lines. */
export const TABLE_TEXT = 'table-text'

/** What the server takes of a table. */
const MOST_LETTERS = 900_000

interface TableFieldsProps {
  readonly kind: ProgramTableKind
  readonly table: string
  readonly error: string | undefined
  readonly onChange: (table: string) => void
}

/** The table: a file, or its lines. */
export function TableFields({ kind, table, error, onChange }: TableFieldsProps) {
  const { t } = useText()
  const id = useId()
  const [isTooLarge, setTooLarge] = useState(false)
  const read = async (input: HTMLInputElement) => {
    const [file] = input.files ?? []
    if (file === undefined) return
    const text = await readTableFile(file, MOST_LETTERS)
    // The same file may be chosen again once it was mended.
    input.value = ''
    setTooLarge(text === null)
    onChange(text ?? '')
  }
  const hints = {
    sessions: t(
      'The first line names the columns: code, title, abstract, starts, ends, track, stage, level, language, speakers, repeats, seats, hours. Other languages: title_de. Several speakers: a | b. Times are the venue’s: 2025-10-20 09:30. A line whose code is there changes that session; what has no column stays.',
    ),
    speakers: t(
      'The first line names the columns: code, name, sortname, jobtitle, company, city, bio. Other languages: bio_de. A line whose code is there changes that speaker; what has no column stays.',
    ),
  }
  return (
    <>
      <p className="hint" id={`${id}hint`}>
        {hints[kind]}
      </p>
      <div className={styles.file}>
        <label className="legend" htmlFor={`${id}file`}>
          {t('A CSV file')}
        </label>
        <input
          id={`${id}file`}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={(event) => void read(event.currentTarget)}
        />
        {isTooLarge ? (
          <Note kind="danger" role="alert">
            {t('This file is too large. Divide it into smaller tables.')}
          </Note>
        ) : null}
      </div>
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
