import { useState } from 'react'
import fieldStyles from '#ui/field.module.css'
import { describedBy, Field } from '#ui/field.tsx'
import { useText } from '../messages/messages.ts'
import styles from './pasted-lines.module.css'
import { TextFile } from './text-file.tsx'

interface PastedLinesProps {
  readonly id: string
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly error: string | undefined
  /** So many letters are taken at a time; whoever pastes more is told so when they go on. */
  readonly most: number
  readonly look?: 'code'
  readonly onChange: (text: string) => void
}

/** A list that is pasted, or read from a file of one's own; the file does not leave the browser as such. */
export function PastedLines({ id, label, hint, value, error, most, look, onChange }: PastedLinesProps) {
  const { t } = useText()
  const [isTooLarge, setIsTooLarge] = useState(false)
  const frame = {
    id,
    label,
    hint,
    error: isTooLarge ? t('This file is too large. Two thousand lines at a time are taken.') : error,
  }
  return (
    <>
      <Field {...frame}>
        <textarea
          id={id}
          className={[fieldStyles.input, styles.lines, look].filter((name) => name !== undefined).join(' ')}
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
      <TextFile
        id={`${id}-file`}
        label={t('Or choose a file (CSV or text)')}
        accept=".csv,.txt,text/csv,text/plain"
        most={most}
        onRead={(text) => {
          setIsTooLarge(text === null)
          if (text !== null) onChange(text)
        }}
      />
    </>
  )
}
