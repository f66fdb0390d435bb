import type { ReactNode } from 'react'
import { fieldLook } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './survey.module.css'

interface ChoiceGroupProps {
  readonly id: string
  readonly legend: ReactNode
  readonly hint?: ReactNode
  readonly error: string | undefined
  readonly children: ReactNode
}

/** Question, error and hint around answers of a kind that the design system has no list for. */
export function ChoiceGroup({ id, legend, hint, error, children }: ChoiceGroupProps) {
  const described = [error === undefined ? '' : `${id}-error`, hint === undefined ? '' : `${id}-hint`]
  return (
    <div {...fieldLook(error !== undefined)}>
      <fieldset className={styles.group} aria-describedby={described.filter(Boolean).join(' ') || undefined}>
        <legend className="legend">{legend}</legend>
        {hint === undefined ? null : (
          <p className="hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
        {error === undefined ? null : (
          <p className="error" id={`${id}-error`} role="alert">
            <Icon name="alert" />
            {error}
          </p>
        )}
        {children}
      </fieldset>
    </div>
  )
}
