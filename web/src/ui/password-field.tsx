import { type ComponentProps, type ReactNode, useState } from 'react'
import { buttonLook } from './button.tsx'
import fieldStyles from './field.module.css'
import { describedBy, Field, type FieldFrame } from './field.tsx'
import styles from './password-field.module.css'
import { useUiTexts } from './texts.tsx'

interface PasswordFieldProps
  extends FieldFrame,
    Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'className' | 'value'> {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Tells password managers what to make up. */
  readonly passwordrules?: string | undefined
  readonly children?: ReactNode
}

/** A password that can be shown. What stands below it, such as its rules, are the children. */
export function PasswordField({
  id,
  label,
  hint,
  error,
  isOptional,
  onChange,
  children,
  ...input
}: PasswordFieldProps) {
  const { show, hide } = useUiTexts()
  const [isShown, setIsShown] = useState(false)
  const frame = { id, label, hint, error, isOptional }
  return (
    <Field {...frame}>
      <div className={styles.shown}>
        <input
          autoComplete="current-password"
          {...input}
          id={id}
          type={isShown ? 'text' : 'password'}
          className={fieldStyles.input}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(frame)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <button {...buttonLook('text')} type="button" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? hide : show}
          <span className="vh"> {label}</span>
        </button>
      </div>
      {children}
    </Field>
  )
}
