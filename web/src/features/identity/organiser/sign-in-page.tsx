import { useText } from '#platform/messages/messages.ts'
import { StaffSignIn } from '../shared/staff-sign-in.tsx'

export function SignInPage() {
  const { t } = useText()
  return <StaffSignIn app="organiser" title={t('Sign in to the back office')} />
}
