import styles from './avatar.module.css'

interface AvatarProps {
  readonly name: string
  /** Address of the picture at twice the size; null: initials. */
  readonly image: string | null | undefined
  /** CSS pixels. */
  readonly size?: 40 | 56
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

/** A person's picture in a fixed box, or their initials. The name stands beside it. */
export function Avatar({ name, image, size = 40 }: AvatarProps) {
  const className = size === 56 ? `${styles.avatar} ${styles.large}` : styles.avatar
  if (image === null || image === undefined) {
    return (
      <span className={className} aria-hidden="true">
        {initials(name)}
      </span>
    )
  }
  return <img className={className} src={image} alt="" width={size} height={size} />
}
