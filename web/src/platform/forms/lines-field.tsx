import fieldStyles from '#ui/field.module.css'
import { describedBy, Field } from '#ui/field.tsx'
import { useReader } from '#ui/read-only.tsx'
import { useField } from './fields.tsx'
import styles from './lines-field.module.css'
import type { FieldOf } from './use-form.ts'

interface LinesFieldProps extends FieldOf {
  readonly label: string
  readonly hint?: string
  readonly lang?: string
  readonly isOptional?: boolean
  readonly rows?: number
}

/** Several lines of text of a form. */
export function LinesField({ label, hint, lang, isOptional = false, rows = 3, ...of }: LinesFieldProps) {
  const { id, name, text, error, set, leave } = useField(of)
  const frame = { id, label, hint, error, isOptional }
  const reading = useReader()?.field({ label, value: text })
  if (reading) return reading
  return (
    <Field {...frame}>
      <textarea
        id={id}
        name={name}
        lang={lang}
        className={`${fieldStyles.input} ${styles.lines}`}
        value={text}
        rows={rows}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(frame)}
        onChange={(event) => set(event.currentTarget.value)}
        onBlur={leave}
      />
    </Field>
  )
}
