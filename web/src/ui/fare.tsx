import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface FareProps {
  readonly name: string
  readonly value: string
  /** The pattern of its stripe. */
  readonly pass: string
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
  pass,
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
      <span className="fare__t">
        <span className="fare__n">{title}</span>
        <small>
          {text}
          {unavailable === undefined ? null : <> {unavailable}</>}
        </small>
      </span>
      <span className="fare__p">
        {price}
        <small>{priceNote}</small>
      </span>
      {more === undefined ? null : <span className="fare__more">{more}</span>}
    </>
  )
  if (unavailable !== undefined) {
    return (
      <div className="fare fare--out" data-pass={pass}>
        <span>
          <Icon name="minus" />
        </span>
        {words}
      </div>
    )
  }
  return (
    <label className="fare" data-pass={pass}>
      <input type="radio" name={name} value={value} checked={isChosen} onChange={onChoose} />
      {words}
    </label>
  )
}
