import { type ComponentProps, type ReactNode, useState } from 'react'
import { buttonLook } from './button.tsx'
import fieldStyles from './field.module.css'
import { describedBy, Field, type FieldFrame } from './field.tsx'
import { Icon } from './icon.tsx'
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

interface Rule {
  readonly id: string
  readonly text: string
  readonly isKept: boolean
}

/** Live rules: each with a sign and a word, so that colour is never the only one who tells. */
interface RuleListProps {
  readonly rules: readonly Rule[]
  readonly strength?: ReactNode
  /** The field was left: what is not kept now is a fault, no longer a thing to do. */
  readonly isLeft?: boolean
}

export function RuleList({ rules, strength, isLeft = false }: RuleListProps) {
  return (
    <div aria-live="polite">
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li
            key={rule.id}
            className={rule.isKept ? 'ok' : isLeft ? `hint ${styles.broken}` : 'hint'}
            data-kept={rule.isKept || undefined}
          >
            <Icon name={rule.isKept ? 'check' : isLeft ? 'close' : 'minus'} size={16} />
            {rule.text}
          </li>
        ))}
      </ul>
      {strength === undefined ? null : <p className={`hint ${styles.strength}`}>{strength}</p>}
    </div>
  )
}
