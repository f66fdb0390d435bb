import type { ReactNode } from 'react'
import styles from './check-field.module.css'
import { fieldLook } from './field.tsx'
import { Icon } from './icon.tsx'
import { useReader } from './read-only.tsx'

interface CheckFieldProps {
  readonly id: string
  readonly name?: string | undefined
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly onBlur?: (() => void) | undefined
  readonly error?: string | undefined
  readonly children: ReactNode
}

/** One yes or no. */
export function CheckField({ id, name, checked, onChange, onBlur, error, children }: CheckFieldProps) {
  const reading = useReader()?.field({ label: children, value: checked })
  if (reading) return reading
  return (
    <div {...fieldLook(error !== undefined)}>
      {error === undefined ? null : (
        <p className="error" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
      <label className={styles.check}>
        <input
          type="checkbox"
          id={id}
          name={name}
          checked={checked}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => onChange(event.currentTarget.checked)}
          onBlur={onBlur}
        />
        <span>{children}</span>
      </label>
    </div>
  )
}
