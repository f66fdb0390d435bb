import type { ComponentProps } from 'react'
import fieldStyles from './field.module.css'
import { describedBy, Field, type FieldFrame } from './field.tsx'
import { useReader } from './read-only.tsx'

interface SelectFieldProps
  extends FieldFrame,
    Omit<ComponentProps<'select'>, 'id' | 'onChange' | 'className' | 'value'> {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A choice from a longer list. */
export function SelectField({ id, label, hint, error, isOptional, onChange, children, ...select }: SelectFieldProps) {
  const frame = { id, label, hint, error, isOptional }
  const reading = useReader()?.field({ label, value: select.value, options: children })
  if (reading) return reading
  return (
    <Field {...frame}>
      <select
        {...select}
        id={id}
        className={fieldStyles.select}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(frame)}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {children}
      </select>
    </Field>
  )
}
