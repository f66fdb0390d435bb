import { LoadedImage } from '#ui/loaded-image.tsx'
import styles from './portrait.module.css'

interface PortraitProps {
  readonly name: string
  readonly image: string | null
  /** CSS pixels. */
  readonly size: 56 | 128
}

const initials = (name: string): string => {
  const words = name.split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '').join('')
}

/** A speaker's picture in a fixed box, or their initials. The name stands beside it. */
export function Portrait({ name, image, size }: PortraitProps) {
  const letters = (
    <span className={styles.picture} data-size={size} aria-hidden="true">
      {initials(name)}
    </span>
  )
  if (image === null) return letters
  const cut = (dpr: number) => `${image}?w=${size}&h=${size}&fit=crop&dpr=${dpr}`
  return (
    <LoadedImage
      className={styles.picture}
      data-size={size}
      src={cut(1)}
      srcSet={`${cut(1)} 1x, ${cut(2)} 2x`}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      instead={letters}
    />
  )
}
