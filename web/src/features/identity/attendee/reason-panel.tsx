import { type PassReason, passReasons } from '@foyer/contract/passes'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import type { Workplace } from '#platform/session.ts'
import { Note } from '#ui/note.tsx'

/** Why somebody stands before the door, in words, with the way on: otherwise it looks like a broken sign-in. */
export function ReasonPanel({ reason }: { readonly reason: string }) {
  const { t } = useText()
  if (reason === 'session-ended') {
    return (
      <Panel title={t('You were signed out.')}>
        {t('Your session has ended. Sign in again and you are back where you were.')}
      </Panel>
    )
  }
  if (reason === 'organiser' || reason === 'gate') return <WorkplacePanel place={reason} />
  const known = passReasons.find((one) => one === reason)
  return known === undefined ? null : <PassReasonPanel reason={known} />
}

/** Another app has another document: its address is opened, and the router knows nothing of it. */
function WorkplacePanel({ place }: { place: Workplace }) {
  const { t } = useText()
  return (
    <Panel title={t('This account is for staff.')}>
      {t('Your password is right, but only attendees and exhibitors come in here.')}{' '}
      {place === 'organiser' ? (
        <a href="/organiser">{t('Go to the back office')}</a>
      ) : (
        <a href="/gate">{t('Go to the check-in')}</a>
      )}
    </Panel>
  )
}

function PassReasonPanel({ reason }: { reason: PassReason }) {
  const { t, rich } = useText()
  const { contactEmail } = useEdition()
  const contact = <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
  const again = <Link to="/sign-up">{t('Choose a pass')}</Link>
  switch (reason) {
    case 'awaiting-payment':
      return (
        <Panel title={t('Your pass is waiting for its payment.')}>
          {t('Bank transfers take one to three working days. We write to you as soon as the payment is here.')}{' '}
          {t('Not paid yet? Open the link to your order in our mail to you.')}
        </Panel>
      )
    case 'awaiting-confirmation':
      return (
        <Panel title={t('Your e-mail address is not confirmed yet.')}>
          {t('Open the link in our mail to you. Look into the spam folder too.')}
        </Panel>
      )
    case 'awaiting-approval':
      return (
        <Panel title={t('Your pass is waiting for approval.')}>
          {t('The organiser looks at it and writes to you as soon as it is approved.')}
        </Panel>
      )
    case 'order-expired':
    case 'order-cancelled':
    case 'sold-out-before-payment':
      return (
        <Panel title={t('Your order ended before it was paid.')}>
          {rich('The pass was given back. {again}, or write to {contact}.', { again, contact })}
        </Panel>
      )
    case 'not-available-for-address':
      return (
        <Panel title={t('This pass is not available for this address.')}>
          {rich('Write to {contact} and we look at it together.', { contact })}
        </Panel>
      )
    case 'rejected':
      return (
        <Panel title={t('Your pass was not approved.')}>
          {rich('Write to {contact} if you have questions about it.', { contact })}
        </Panel>
      )
    case 'already-holds-pass':
    case 'no-pass':
      return (
        <Panel title={t('You have no pass yet.')}>
          {rich('You can sign in with a pass for this event. {again}', { again })}
        </Panel>
      )
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
