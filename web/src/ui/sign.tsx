import styles from './sign.module.css'

interface SignProps {
  /** What the number is of, for who does not see the sign: `Hall`. */
  readonly label: string
  /** The solid part. */
  readonly hall: string
  /** The open part: a room or a stand. */
  readonly room?: string | undefined
  readonly size?: 'small' | 'medium' | 'large'
}

/** Where something is, as it is written over the door. */
export function Sign({ label, hall, room, size = 'small' }: SignProps) {
  return (
    <span className={styles.sign} data-sign={size}>
      <span className="vh">{label} </span>
      <b>{hall}</b>
      {room === undefined ? null : <i>{room}</i>}
    </span>
  )
}
