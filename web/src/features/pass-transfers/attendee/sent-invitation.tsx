import type { User } from '@foyer/contract/identity'
import { type PassInvitation, type PassTransfer, readPassTransfer, sendAgain } from '@foyer/contract/pass-transfers'
import type { Pass } from '@foyer/contract/passes'
import { PassBadge, Trail } from '#features/passes'
import { useAppNow } from '#platform/app-clock.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { formatMoment, formatTime } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { toast } from '#platform/toasts.ts'
import { Tag } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import hivisStyles from '#ui/hivis.module.css'
import { Icon } from '#ui/icon.tsx'
import { Lock } from '#ui/lock.tsx'
import { Note } from '#ui/note.tsx'
import { HandOver } from './hand-over.tsx'
import { TakeBack } from './take-back.tsx'
import styles from './transfer.module.css'

interface SentInvitationProps {
  readonly transfer: PassTransfer
  readonly invitation: PassInvitation
  readonly pass: Pass
  readonly user: User
}

const DAY_MS = 86_400_000

/** Somebody is invited: until when, what comes next, and how to take it back. */
export function SentInvitation({ transfer, invitation, pass, user }: SentInvitationProps) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const days = Math.max(0, Math.ceil((Date.parse(invitation.answerBy) - useAppNow().getTime()) / DAY_MS))
  const until = formatMoment(invitation.answerBy, timeZone, locale)
  return (
    <div className={styles.page}>
      <Lock numeral={days} title={t('Invitation sent')}>
        <span className="vh">{days} </span>
        {t('{days, plural, one {day} other {days}} to answer, until {until}. Until then the pass is yours', {
          days,
          until,
        })}
      </Lock>
      <HandOver
        codeType={pass.passType.codeType}
        from={{
          label: t('Still yours'),
          name: `${user.firstName} ${user.lastName}`,
          line: user.companyName ?? user.email,
          children: <PassBadge passType={pass.passType} />,
        }}
        to={{
          label: t('Invited'),
          name: `${invitation.firstName} ${invitation.lastName}`,
          line: invitation.email,
          children: (
            <Tag kind="warning">
              <Icon name="clock" size={16} />
              {t('Not answered yet')}
            </Tag>
          ),
        }}
      />
      <div className={styles.duo}>
        <Next invitation={invitation} hasStay={transfer.stays.length > 0} />
        <aside className={styles.side} aria-label={t('Invitation')}>
          <Remind invitation={invitation} />
          <TakeBack name={invitation.firstName} />
        </aside>
      </div>
    </div>
  )
}

function Next({ invitation, hasStay }: { readonly invitation: PassInvitation; readonly hasStay: boolean }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const goes = hasStay && invitation.stays === 'to-colleague'
  const steps = [
    { what: t('Invitation sent'), how: formatMoment(invitation.sentAt, timeZone, locale), isDone: true },
    {
      what: t('{name} accepts', { name: invitation.firstName }),
      how: t('with the link in the mail, and a password where there is no account yet'),
      isDone: false,
    },
    {
      what: t('Your code stops, the new pass is issued'),
      how: goes ? t('the hotel gets the new name by itself') : t('in the same moment'),
      isDone: false,
    },
    { what: t('You get a note'), how: t('your invoices stay with you'), isDone: false },
  ]
  return (
    <section className="stack" aria-labelledby="next">
      <h2 id="next">{t('What happens next')}</h2>
      <Trail steps={steps} />
    </section>
  )
}

function Remind({ invitation: { firstName: name, sendAgainFrom } }: { readonly invitation: PassInvitation }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const isTime = useAppNow(10_000).getTime() >= Date.parse(sendAgainFrom)
  const again = useCommand(sendAgain, { ...ownWords, refreshes: [readPassTransfer] })
  const time = formatTime(sendAgainFrom, timeZone, locale)
  return (
    <section className={hivisStyles.block} aria-labelledby="remind">
      <div className={hivisStyles.inner}>
        <p className={hivisStyles.kicker}>{t('Next step')}</p>
        <h2 id="remind">{t('Wait, or remind {name}', { name })}</h2>
        <p>
          {isTime
            ? t('The mail is sent once more, with seven days to answer. The link before it ends.')
            : t('You can send it again from {time}.', { time })}
        </p>
        {again.error === null ? null : (
          <Note kind="danger" role="alert">
            {t(again.error.detail)}
          </Note>
        )}
        {isTime ? (
          <Button
            isSending={again.isPending}
            onClick={() =>
              again.mutate(undefined, { onSuccess: () => toast(t('The invitation is on its way again.')) })
            }
          >
            {t('Send again')}
          </Button>
        ) : null}
      </div>
    </section>
  )
}
