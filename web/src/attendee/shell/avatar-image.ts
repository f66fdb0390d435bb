import { AVATAR } from '@foyer/contract/constants'
import type { User } from '@foyer/contract/identity'

/** The specified cut of a person's picture: 56 × 56 at two device pixels each. */
export function avatarImage(user: Pick<User, 'image'> | undefined): string | null {
  if (!user?.image) return null
  return `${user.image}?w=${AVATAR.size}&h=${AVATAR.size}&fit=crop&dpr=${AVATAR.dpr}`
}
