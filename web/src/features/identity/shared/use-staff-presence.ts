import { readUser } from '@foyer/contract/identity'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { query } from '#platform/api.ts'
import { ProblemError } from '#platform/problem-error.ts'
import type { Workplace } from '#platform/session.ts'
import { currentToken } from '#platform/token.ts'
import { signOutStaff } from './staff-session.ts'

/** The way out of an app of staff. */
export function useLeave(app: Workplace): (reason?: string) => void {
  const router = useRouter()
  return (reason = '') => {
    signOutStaff()
    router.history.replace(`/${app}/sign-in${reason}`)
  }
}

/** In every frame of such an app: who leaves in one tab has left in all of them, and whose session ended is led out. */
export function useStaffPresence(app: Workplace): void {
  const leave = useLeave(app)
  const { error } = useQuery(query(readUser))
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
}
