import type { ReactNode } from 'react'
import styles from './field.module.css'
import { Icon } from './icon.tsx'
import { useUiTexts } from './texts.tsx'

export interface FieldFrame {
  readonly id: string
  readonly label: ReactNode
  readonly hint?: ReactNode | undefined
  readonly error?: string | undefined
  readonly isOptional?: boolean | undefined
}

/** The ids that describe a field's input, in reading order. */
export function describedBy({ id, hint, error }: Pick<FieldFrame, 'id' | 'hint' | 'error'>): string | undefined {
  const ids = [error === undefined ? '' : `${id}-error`, hint === undefined ? '' : `${id}-hint`]
  return ids.filter(Boolean).join(' ') || undefined
}

/** What stands around an input, and is told apart where something is wrong with it: `data-field` is `bad` then. */
export const fieldLook = (isBad: boolean) =>
  isBad
    ? { className: `${styles.field} ${styles.bad}`, 'data-field': 'bad' }
    : { className: styles.field, 'data-field': '' }

/** Label, hint and error around one input. */
export function Field({ id, label, hint, error, isOptional, children }: FieldFrame & { readonly children: ReactNode }) {
  const { optional } = useUiTexts()
  return (
    <div {...fieldLook(error !== undefined)}>
      <label htmlFor={id}>
        {label}
        {isOptional === true ? <small> {optional}</small> : null}
      </label>
      {error === undefined ? null : (
        <p className="error" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
      {children}
      {hint === undefined ? null : (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
