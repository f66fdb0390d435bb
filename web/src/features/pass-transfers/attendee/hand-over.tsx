import type { CodeType } from '@foyer/contract/passes'
import type { ReactNode } from 'react'
import { Arrow } from '#ui/arrow.tsx'
import styles from './transfer.module.css'

interface HandOverProps {
  readonly codeType: CodeType
  readonly from: PlateProps
  readonly to: PlateProps
}

/** Whose pass it is, and whose it becomes: two name plates, an arrow between. */
export function HandOver({ codeType, from, to }: HandOverProps) {
  return (
    <div className={styles.hand}>
      <div className={styles.plate} data-band={codeType}>
        <Plate {...from} />
      </div>
      <div className={styles.arrow} aria-hidden="true">
        <Arrow />
      </div>
      <div className={styles.plate} data-band={codeType} data-open>
        <Plate {...to} />
      </div>
    </div>
  )
}

interface PlateProps {
  readonly label: string
  readonly name: string
  readonly line: string
  readonly children?: ReactNode
}

function Plate({ label, name, line, children }: PlateProps) {
  return (
    <>
      <p className="label muted">{label}</p>
      <strong>{name}</strong>
      <p>{line}</p>
      {children === undefined ? null : <p className={styles.marks}>{children}</p>}
    </>
  )
}
