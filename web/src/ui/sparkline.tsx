import styles from './sparkline.module.css'

interface SparklineProps {
  /** From the oldest to the newest. */
  readonly values: readonly number[]
  /** What it is compared with, point by point. */
  readonly before?: readonly number[] | undefined
}

const [WIDTH, HEIGHT] = [136, 34]

/** How a figure came to be what it is. What it shows stands beside it in words. */
export function Sparkline({ values, before = [] }: SparklineProps) {
  const all = [...values, ...before]
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const x = (index: number) => (values.length < 2 ? WIDTH : (index / (values.length - 1)) * WIDTH)
  const y = (value: number) => (most === least ? HEIGHT / 2 : HEIGHT - ((value - least) / (most - least)) * HEIGHT)
  const place = (value: number, index: number) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`
  const points = values.map(place)
  const last = values.at(-1) ?? 0
  return (
    <svg className={styles.spark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <polygon className={styles.area} points={`0,${HEIGHT} ${points.join(' ')} ${WIDTH},${HEIGHT}`} />
      {before.length === 0 ? null : <polyline className={styles.before} points={before.map(place).join(' ')} />}
      <polyline className={styles.line} points={points.join(' ')} />
      <rect className={styles.now} x={WIDTH - 3} y={y(last) - 3} width="6" height="6" />
    </svg>
  )
}
