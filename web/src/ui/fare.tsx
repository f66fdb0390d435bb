import type { ReactNode } from 'react'
import styles from './fare.module.css'
import { Icon } from './icon.tsx'

interface FareProps {
  readonly name: string
  readonly value: string
  /** The pattern of its stripe. */
  readonly band: string
  readonly title: ReactNode
  readonly text: ReactNode
  readonly price: string
  readonly priceNote: ReactNode
  readonly isChosen: boolean
  /** Given: it cannot be chosen, and this says why. */
  readonly unavailable?: ReactNode
  readonly more?: ReactNode
  readonly onChoose: () => void
}

/** One thing for sale in a list of them. */
export function Fare({
  name,
  value,
  band,
  title,
  text,
  price,
  priceNote,
  isChosen,
  unavailable,
  more,
  onChoose,
}: FareProps) {
  const words = (
    <>
      <span className={styles.words}>
        <span className={styles.name}>{title}</span>
        <small>
          {text}
          {unavailable === undefined ? null : <> {unavailable}</>}
        </small>
      </span>
      <span className={styles.price}>
        {price}
        <small>{priceNote}</small>
      </span>
      {more === undefined ? null : <span className={styles.more}>{more}</span>}
    </>
  )
  if (unavailable !== undefined) {
    return (
      <div className={`${styles.fare} ${styles.out}`} data-band={band}>
        <span>
          <Icon name="minus" />
        </span>
        {words}
      </div>
    )
  }
  return (
    <label className={styles.fare} data-band={band}>
      <input type="radio" name={name} value={value} checked={isChosen} onChange={onChoose} />
      {words}
    </label>
  )
}
