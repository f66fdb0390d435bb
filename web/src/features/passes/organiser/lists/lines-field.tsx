import { useState } from 'react'
import { useText } from '#platform/messages/messages.ts'
import fieldStyles from '#ui/field.module.css'
import { describedBy, Field } from '#ui/field.tsx'
import { MOST_TEXT } from './address-lines.ts'
import styles from './lists.module.css'

interface LinesFieldProps {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly error: string | undefined
}

/** A list that is pasted, or read from a file of one's own; the file does not leave the browser as such. */
export function LinesField({ value, onChange, error }: LinesFieldProps) {
  const { t } = useText()
  const [isTooLarge, setIsTooLarge] = useState(false)
  const read = async (file: File | undefined) => {
    if (file === undefined) return
    // Not read at all: a hundred megabytes would stand still in the browser.
    setIsTooLarge(file.size > 4 * MOST_TEXT)
    if (file.size <= 4 * MOST_TEXT) onChange(await file.text())
  }
  const frame = {
    id: 'lines',
    label: t('Addresses and domains'),
    hint: t('One in each line, like name@company.com or @company.com. Of a table the first column counts.'),
    error: isTooLarge ? t('This file is too large. Two thousand lines at a time are taken.') : error,
  }
  return (
    <>
      <Field {...frame}>
        <textarea
          id={frame.id}
          className={`${fieldStyles.input} ${styles.typed}`}
          value={value}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={frame.error === undefined ? undefined : true}
          aria-describedby={describedBy(frame)}
          onChange={(event) => {
            setIsTooLarge(false)
            onChange(event.currentTarget.value)
          }}
        />
      </Field>
      <p>
        <label className="label" htmlFor="list-file">
          {t('Or choose a file (CSV or text)')}
        </label>
        <br />
        <input
          id="list-file"
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={(event) => void read(event.currentTarget.files?.[0])}
        />
      </p>
    </>
  )
}
