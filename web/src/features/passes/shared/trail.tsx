import type { ReactNode } from 'react'
import { useText } from '#platform/messages/messages.ts'
import styles from './trail.module.css'

export interface TrailStep {
  readonly what: string
  readonly how: ReactNode
  readonly isDone: boolean
}

/** What has been done, and what comes. */
export function Trail({ steps }: { readonly steps: readonly TrailStep[] }) {
  return (
    <Stops>
      {steps.map(({ what, how, isDone }) => (
        <Stop key={what} title={what} isDone={isDone}>
          {how}
        </Stop>
      ))}
    </Stops>
  )
}

/** A trail whose stops each know by themselves whether they are there. */
export function Stops({ children }: { readonly children: ReactNode }) {
  return <ol className={styles.trail}>{children}</ol>
}

interface StopProps {
  readonly title: ReactNode
  readonly isDone: boolean
  readonly children: ReactNode
}

/** Done ones say so to those who cannot see the squares. */
export function Stop({ title, isDone, children }: StopProps) {
  const { t } = useText()
  return (
    <li data-done={isDone || undefined}>
      <b>
        {title}
        <i className="vh">{isDone ? t(', done') : t(', still open')}</i>
      </b>
      <span>{children}</span>
    </li>
  )
}
