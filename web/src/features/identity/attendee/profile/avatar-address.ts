import { AVATAR } from '@foyer/contract/constants'
import type { User } from '@foyer/contract/identity'

/** The picture's address at the avatar's size, sharp on dense screens; null where there is no picture. */
export function avatarAddress(user: Pick<User, 'image'>): string | null {
  return user.image ? `${user.image}?w=${AVATAR.size}&h=${AVATAR.size}&fit=crop&dpr=${AVATAR.dpr}` : null
}
