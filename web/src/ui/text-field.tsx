import type { ComponentProps } from 'react'
import fieldStyles from './field.module.css'
import { describedBy, Field, type FieldFrame } from './field.tsx'
import { useReader } from './read-only.tsx'

export interface TextFieldProps
  extends FieldFrame,
    Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'className' | 'value'> {
  readonly value: string
  readonly onChange: (value: string) => void
  /** `code`: for what is compared letter by letter; `num`: for numbers. */
  readonly look?: 'code' | 'num' | undefined
}

/** One line of text. */
export function TextField({ id, label, hint, error, isOptional, look, onChange, ...input }: TextFieldProps) {
  const frame = { id, label, hint, error, isOptional }
  const reading = useReader()?.field({ label, value: input.value, type: input.type })
  if (reading) return reading
  return (
    <Field {...frame}>
      <input
        type="text"
        {...input}
        id={id}
        className={look === undefined ? fieldStyles.input : `${fieldStyles.input} ${look}`}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(frame)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  )
}
