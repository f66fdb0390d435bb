import { AVATAR } from '@foyer/contract/constants'
import { useState } from 'react'

interface AvatarProps {
  readonly firstName: string
  readonly lastName: string
  readonly image: string | null | undefined
  /** At the specified 56 pixels rather than the header's 36. */
  readonly large?: boolean
}

/** A person's picture in a fixed box; the initials where there is none or it does not load. */
export function Avatar({ firstName, lastName, image, large = false }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const { size, dpr } = AVATAR
  return (
    <span className={large ? 'avatar avatar--56' : 'avatar'} aria-hidden='true'>
      {image && image !== broken ? (
        <img
          src={`${image}?w=${size}&h=${size}&fit=crop&dpr=${dpr}`}
          alt=''
          width={large ? size : 36}
          height={large ? size : 36}
          onError={() => setBroken(image)}
        />
      ) : (
        `${firstName.slice(0, 1)}${lastName.slice(0, 1)}`.toUpperCase()
      )}
    </span>
  )
}
