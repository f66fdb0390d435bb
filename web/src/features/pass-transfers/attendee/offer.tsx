import { passwordTooWeak } from '@foyer/contract/identity'
import { line, NewPassword } from '@foyer/contract/kit/fields'
import type { Locale } from '@foyer/contract/kit/languages'
import { message } from '@foyer/contract/kit/message'
import type { ReceivedInvitation } from '@foyer/contract/pass-transfers'
import * as z from 'zod/mini'
import { AgreedTerms } from '#features/passes'
import { formatDays, formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { CheckField, TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useForm, useValue } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { NewPasswordField } from '#platform/new-password-field.tsx'
import { refusedWith } from '#platform/problem-error.ts'
import { Button } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { Note } from '#ui/note.tsx'
import styles from './transfer.module.css'

export interface AccountEntry {
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string
  readonly password: string
  readonly locale: Locale
  readonly acceptTerms: true
}

interface OfferProps {
  readonly invitation: ReceivedInvitation
  /** Sends the answer; what it throws is shown here. */
  readonly onAccept: (account: AccountEntry | null) => Promise<unknown>
}

/** Who gives which pass, and until when. */
export function Offer({ invitation, onAccept }: OfferProps) {
  const { t, locale } = useText()
  const edition = useEdition()
  const { giver, note, stays, vipEvents } = invitation
  const rooms = stays.map((stay) => `${stay.accommodation}, ${formatDays(stay.arrival, stay.departure, locale)}`)
  return (
    <section className="stack stack--32 narrow">
      <header className="stack stack--8">
        <h1 tabIndex={-1}>{t('{name} gives you a pass', { name: giver.fullName })}</h1>
        <p className="intro">{t('It is yours once you accept it. Nothing is to be paid.')}</p>
      </header>
      {note === null ? null : <blockquote className={styles.quote}>{note}</blockquote>}
      <Facts
        facts={[
          { name: t('Pass'), value: invitation.pass },
          {
            name: t('From', undefined, { context: 'somebody' }),
            value: [giver.fullName, giver.companyName].filter(Boolean).join(', '),
          },
          { name: t('For'), value: `${invitation.firstName} ${invitation.lastName}, ${invitation.email}` },
          ...rooms.map((room) => ({ name: t('Room'), value: room })),
          ...(vipEvents.length === 0 ? [] : [{ name: t('VIP events'), value: vipEvents.join(', ') }]),
          { name: t('Accept until'), value: formatMoment(invitation.answerBy, edition.timeZone, locale) },
        ]}
      />
      {invitation.joinsAccount ? (
        <JoinAccount onAccept={onAccept} />
      ) : (
        <BeginAccount invitation={invitation} onAccept={onAccept} />
      )}
      <p className="hint">{t('If you do not know who this is, close this page. Nothing happens without you.')}</p>
    </section>
  )
}

function JoinAccount({ onAccept }: Pick<OfferProps, 'onAccept'>) {
  const { t } = useText()
  const form = useForm({ schema: z.object({}), initial: {}, onSubmit: () => onAccept(null) })
  return (
    <form className="stack" noValidate onSubmit={form.submit}>
      <FormProblems form={form} />
      <Note>{t('You have an account: the pass joins it, and your password and name stay as they are.')}</Note>
      <div>
        <Button type="submit" isSending={form.isSending}>
          {t('Accept the pass')}
        </Button>
      </div>
    </form>
  )
}

const Account = z.object({
  firstName: line(80),
  lastName: line(80),
  companyName: line(120),
  password: NewPassword,
  acceptTerms: z.literal(true, message('Accept the terms to continue.')),
})

function useAccountForm({ invitation, onAccept }: OfferProps) {
  const { locale } = useText()
  const form = useForm({
    schema: Account,
    initial: {
      firstName: invitation.firstName,
      lastName: invitation.lastName,
      companyName: invitation.giver.companyName ?? '',
      password: '',
      acceptTerms: false as boolean,
    },
    onSubmit: async (entered) => {
      try {
        await onAccept({ ...entered, locale })
      } catch (error) {
        if (refusedWith(error, passwordTooWeak)) form.refuse('password', error.detail)
        else throw error
      }
    },
  })
  return form
}

/** As on the badge, and a password of one's own. */
function BeginAccount(props: OfferProps) {
  const { t } = useText()
  const form = useAccountForm(props)
  const own = [useValue(form, 'firstName'), useValue(form, 'lastName'), useValue(form, 'companyName')]
  return (
    <form className="stack stack--32" noValidate onSubmit={form.submit}>
      <FormProblems form={form} />
      <fieldset className={styles.formset}>
        <legend>{t('Your account')}</legend>
        <div className="fields">
          <div className="half">
            <TextField label={t('First name')} autoComplete="given-name" {...form.field('firstName')} />
          </div>
          <div className="half">
            <TextField label={t('Last name')} autoComplete="family-name" {...form.field('lastName')} />
          </div>
          <TextField label={t('Company')} autoComplete="organization" {...form.field('companyName')} />
          <NewPasswordField
            label={t('Password')}
            ownWords={[props.invitation.email, ...own]}
            {...form.field('password')}
          />
        </div>
      </fieldset>
      <CheckField {...form.field('acceptTerms')}>
        <AgreedTerms />
      </CheckField>
      <div>
        <Button type="submit" isSending={form.isSending}>
          {t('Accept the pass')}
        </Button>
      </div>
    </form>
  )
}
