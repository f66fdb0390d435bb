import { readUser } from '@foyer/contract/identity'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import type { Workplace } from '#platform/session.ts'
import { Avatar } from '#ui/avatar.tsx'
import { buttonLook } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './staff-member.module.css'
import { useLeave } from './use-staff-presence.ts'

const leaveLook = buttonLook('line')

interface StaffMemberProps {
  readonly app: Workplace
  /** Where there is room at the side: the way out stands under the name. */
  readonly inColumn?: boolean
}

/** Who is signed in, and the way out. */
export function StaffMember({ app, inColumn = false }: StaffMemberProps) {
  const { t } = useText()
  const router = useRouter()
  const { data: user } = useQuery(query(readUser))
  const leave = useLeave(app)
  const name = user === undefined ? '' : `${user.firstName} ${user.lastName}`
  return (
    <div className={inColumn ? `${styles.member} ${styles.column}` : styles.member}>
      <Avatar name={name} image={user?.image} />
      <p className={styles.who}>
        <b>{name}</b>
        <span>{user?.email}</span>
        {app === 'organiser' ? (
          <a href={router.history.createHref('/organiser/security')}>{t('Sign-in and security')}</a>
        ) : null}
      </p>
      <button {...leaveLook} className={`${leaveLook.className} ${styles.leave}`} type="button" onClick={() => leave()}>
        <Icon name="logout" />
        {t('Sign out')}
      </button>
    </div>
  )
}
