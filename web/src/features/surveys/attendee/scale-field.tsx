import type { SurveyQuestion } from '@foyer/contract/surveys'
import type { ReactNode } from 'react'
import { ChoiceGroup } from './choice-group.tsx'
import styles from './survey.module.css'

interface ScaleFieldProps {
  readonly id: string
  readonly legend: ReactNode
  readonly question: SurveyQuestion
  readonly error: string | undefined
  readonly value: number | null
  readonly onChange: (step: number) => void
}

/** A number between two ends that are named; the arrow keys go through it. */
export function ScaleField({ id, legend, question: { scale }, error, value, onChange }: ScaleFieldProps) {
  if (scale === null) return null
  const steps = Array.from({ length: scale.max - scale.min + 1 }, (_, index) => scale.min + index)
  const nameOf = (step: number) =>
    step === scale.min ? `${step}, ${scale.minLabel}` : step === scale.max ? `${step}, ${scale.maxLabel}` : `${step}`
  return (
    <ChoiceGroup id={id} legend={legend} error={error}>
      <div className={styles.scale} style={{ '--n': Math.min(steps.length, 11) } as React.CSSProperties}>
        {steps.map((step, index) => (
          <label key={step} className={styles.step}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={id}
              value={step}
              aria-label={nameOf(step)}
              checked={step === value}
              onChange={() => onChange(step)}
            />
            <span aria-hidden="true">{step}</span>
          </label>
        ))}
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>
          {scale.min} {scale.minLabel}
        </span>
        <span>
          {scale.max} {scale.maxLabel}
        </span>
      </p>
    </ChoiceGroup>
  )
}
