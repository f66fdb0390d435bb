import { readUser } from '@foyer/contract/identity'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { query } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import { ProblemError } from '#platform/problem-error.ts'
import type { Workplace } from '#platform/session.ts'
import { currentToken } from '#platform/token.ts'
import { Avatar } from '#ui/avatar.tsx'
import { buttonLook } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './staff-member.module.css'
import { signOutStaff } from './staff-session.ts'

const leaveLook = buttonLook('line')

interface StaffMemberProps {
  readonly app: Workplace
  /** Where there is room at the side: the way out stands under the name. */
  readonly inColumn?: boolean
}

/** Who is signed in, and the way out. Who leaves in one tab has left in all of them. */
export function StaffMember({ app, inColumn = false }: StaffMemberProps) {
  const { t } = useText()
  const router = useRouter()
  const { data: user, error } = useQuery(query(readUser))
  const leave = (reason = '') => {
    signOutStaff()
    router.history.replace(`/${app}/sign-in${reason}`)
  }
  const look = useEffectEvent(() => {
    if (currentToken() === null) leave()
  })
  const end = useEffectEvent(() => leave('?reason=session-ended'))
  const isEnded = error instanceof ProblemError && error.status === 401
  useEffect(() => {
    if (isEnded) end()
  }, [isEnded])
  useEffect(() => {
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [])
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
