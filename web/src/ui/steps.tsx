import type { ReactNode } from 'react'
import styles from './steps.module.css'
import { useUiTexts } from './texts.tsx'

export interface Step {
  readonly name: ReactNode
  readonly state: 'done' | 'current' | 'ahead'
  /** Wraps the name of a finished step into its link. */
  readonly link?: ((name: ReactNode) => ReactNode) | undefined
}

/** Where one is in a journey; finished steps lead back. */
export function Steps({ label, steps }: { readonly label: string; readonly steps: readonly Step[] }) {
  const { step: placeOf } = useUiTexts()
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: steps keep their places.
            key={index}
            className={step.state === 'done' ? styles.done : undefined}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            {step.state === 'done' && step.link !== undefined ? (
              step.link(step.name)
            ) : (
              <span data-step={placeOf(index + 1, steps.length)}>{step.name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
