import { passwordTooWeak } from '@foyer/contract/identity'
import { line, NewPassword } from '@foyer/contract/kit/fields'
import type { Locale } from '@foyer/contract/kit/languages'
import type { OpenStaffInvitation } from '@foyer/contract/staff'
import * as z from 'zod/mini'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useForm, useValue } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { NewPasswordField } from '#platform/new-password-field.tsx'
import { refusedWith } from '#platform/problem-error.ts'
import { Button } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { Note } from '#ui/note.tsx'
import { useScopeWords } from './say-scopes.ts'

export interface NewAccount {
  readonly firstName: string
  readonly lastName: string
  readonly password: string
  readonly locale: Locale
}

interface StaffOfferProps {
  readonly invitation: OpenStaffInvitation
  /** Sends the answer; what it throws is shown here. */
  readonly onAccept: (account: NewAccount | null) => Promise<unknown>
}

/** Who invites one to what, and until when. */
export function StaffOffer({ invitation, onAccept }: StaffOfferProps) {
  const { t, locale } = useText()
  const { product, year, timeZone } = useEdition()
  const words = useScopeWords()
  const { email, scopes, invitedBy, expiresAt, joinsAccount } = invitation
  return (
    <>
      <h1 tabIndex={-1}>{t('{name} invites you to work here', { name: invitedBy })}</h1>
      <Facts
        facts={[
          { name: t('Event'), value: `${product} ${year}` },
          {
            name: t('As'),
            value: scopes.map((scope) => `${words[scope].name}: ${words[scope].what}`).join(' '),
          },
          { name: t('E-mail'), value: email },
          { name: t('Accept until'), value: formatMoment(expiresAt, timeZone, locale) },
        ]}
      />
      {joinsAccount ? <JoinAccount onAccept={onAccept} /> : <BeginAccount email={email} onAccept={onAccept} />}
      <p className="hint">{t('If you do not know who this is, close this page. Nothing happens without you.')}</p>
    </>
  )
}

function JoinAccount({ onAccept }: Pick<StaffOfferProps, 'onAccept'>) {
  const { t } = useText()
  const form = useForm({ schema: z.object({}), initial: {}, onSubmit: () => onAccept(null) })
  return (
    <form className="stack" noValidate onSubmit={form.submit}>
      <FormProblems form={form} />
      <Note>{t('You have an account: your password and name stay as they are.')}</Note>
      <div>
        <Button type="submit" isSending={form.isSending}>
          {t('Accept')}
        </Button>
      </div>
    </form>
  )
}

const Account = z.object({ firstName: line(80), lastName: line(80), password: NewPassword })

interface BeginAccountProps extends Pick<StaffOfferProps, 'onAccept'> {
  readonly email: string
}

function BeginAccount({ email, onAccept }: BeginAccountProps) {
  const { t, locale } = useText()
  const form = useForm({
    schema: Account,
    initial: { firstName: '', lastName: '', password: '' },
    onSubmit: async (entered) => {
      try {
        await onAccept({ ...entered, locale })
      } catch (error) {
        if (refusedWith(error, passwordTooWeak)) form.refuse('password', error.detail)
        else throw error
      }
    },
  })
  const own = [email, useValue(form, 'firstName'), useValue(form, 'lastName')]
  return (
    <form className="stack" noValidate onSubmit={form.submit}>
      <FormProblems form={form} />
      <div className="fields">
        <div className="half-w">
          <TextField {...form.field('firstName')} label={t('First name')} autoComplete="given-name" />
        </div>
        <div className="half-w">
          <TextField {...form.field('lastName')} label={t('Last name')} autoComplete="family-name" />
        </div>
      </div>
      <NewPasswordField
        {...form.field('password')}
        label={t('Password')}
        ownWords={own.filter((word) => word !== '')}
      />
      <div>
        <Button type="submit" isSending={form.isSending}>
          {t('Accept')}
        </Button>
      </div>
    </form>
  )
}
