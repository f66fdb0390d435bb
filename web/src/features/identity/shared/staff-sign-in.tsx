import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { useSearchText } from '#platform/search-text.ts'
import type { Workplace } from '#platform/session.ts'
import { usePlainTitle } from '#platform/title.ts'
import { Note } from '#ui/note.tsx'
import signInFormStyles from './sign-in-form.module.css'
import { SignInForm } from './sign-in-form.tsx'
import { signInStaff } from './staff-session.ts'

/** The way into an app of those who run the event. */
export function StaffSignIn({ app, title }: { readonly app: Workplace; readonly title: string }) {
  const { t } = useText()
  const router = useRouter()
  const arrivedWith = useSearchText('reason')
  const [refusedFor, setRefusedFor] = useState<string | null>(null)
  usePlainTitle(title)
  return (
    <>
      <SignInForm
        title={title}
        reason={<WhyHere reason={refusedFor ?? arrivedWith} />}
        onSignIn={async (credentials) => {
          setRefusedFor(null)
          const admission = await signInStaff(app, credentials)
          if (admission.admitted) router.history.replace(`/${app}`)
          else setRefusedFor(admission.place)
        }}
      >
        <a className={signInFormStyles.link} href="/sign-in/forgotpassword">
          {t('Forgotten password')}
        </a>
      </SignInForm>
      <p className={signInFormStyles.newcomer}>
        <b>{t('Not on the team?')}</b> <a href="/sign-in">{t('Go to the attendees’ sign-in')}</a>
      </p>
    </>
  )
}

/** Why somebody stands before this door, and which one is theirs. Another app is another document: a plain link. */
function WhyHere({ reason }: { reason: string | undefined }) {
  const { t } = useText()
  switch (reason) {
    case 'session-ended':
      return <Panel title={t('You were signed out.')}>{t('Your session has ended. Sign in again.')}</Panel>
    case 'attendee':
      return (
        <Panel title={t('This account does not work here.')}>
          {t('Attendees and exhibitors have a sign-in of their own.')}{' '}
          <a href="/sign-in">{t('Go to the attendees’ sign-in')}</a>
        </Panel>
      )
    case 'gate':
      return (
        <Panel title={t('This account works at the gate.')}>
          {t('The back office is for organisers.')} <a href="/gate">{t('Go to the check-in')}</a>
        </Panel>
      )
    case 'organiser':
      return (
        <Panel title={t('This account works in the back office.')}>
          {t('The check-in is for those who stand at the gate.')} <a href="/organiser">{t('Go to the back office')}</a>
        </Panel>
      )
    case 'second-step':
      return (
        <Panel title={t('One step is missing.')}>
          {t('Your role asks for a second factor.')}{' '}
          <a href="/organiser/second-step?to=gate">{t('Show that it is you')}</a>
        </Panel>
      )
    default:
      return null
  }
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Note kind="warning" role="status">
      <p>
        <b>{title}</b>
        <br />
        {children}
      </p>
    </Note>
  )
}
