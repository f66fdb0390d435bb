import styles from './gauge.module.css'

interface GaugeProps {
  /** Of how many there are; null: without end. */
  readonly of: number | null
  readonly sold: number
  /** Promised for a while, and not sold. */
  readonly held: number
  /** So much would have to be sold by now; null or left out: nobody says. */
  readonly needed?: number | null | undefined
  /** What it says in words. */
  readonly label: string
}

/** How full something is: what is sold, what is held, and what is left. */
export function Gauge({ of, sold, held, needed = null, label }: GaugeProps) {
  const whole = of ?? Math.max(1, sold + held)
  const share = (part: number) => Math.min(100, whole === 0 ? 0 : (part / whole) * 100)
  return (
    <svg className={styles.gauge} role="img" aria-label={label} viewBox="0 0 100 8" preserveAspectRatio="none">
      <rect className={styles.sold} width={share(sold)} height="8" />
      <rect className={styles.held} x={share(sold)} width={Math.min(share(held), 100 - share(sold))} height="8" />
      {needed === null ? null : (
        <line
          className={styles.needed}
          x1={share(needed)}
          x2={share(needed)}
          y2="8"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  )
}
