import type { User } from '@foyer/contract/identity'
import { Email, line, optionalLine } from '@foyer/contract/kit/fields'
import { invite, type PassTransfer, readPassTransfer, transferToOneself } from '@foyer/contract/pass-transfers'
import { type Pass, passNotForAddress } from '@foyer/contract/passes'
import { Link } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { PassBadge } from '#features/passes'
import { ownWords, useCommand } from '#platform/command.ts'
import { ChoiceList, TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { type Form, useForm, useValues } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { refusedWith } from '#platform/problem-error.ts'
import { Button } from '#ui/button.tsx'
import { beginAtHeading } from '#ui/focus-heading.ts'
import hivisStyles from '#ui/hivis.module.css'
import { Note } from '#ui/note.tsx'
import { HandOver } from './hand-over.tsx'
import styles from './transfer.module.css'
import { ended } from './transfer-reads.ts'
import { WhatMoves } from './what-moves.tsx'

const Entry = z.object({
  firstName: line(80),
  lastName: line(80),
  email: Email,
  note: optionalLine(256),
  stays: z.enum(['to-colleague', 'stay']),
  vipPlaces: z.enum(['to-colleague', 'given-back']),
})
type Entered = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly note: string
  readonly stays: 'to-colleague' | 'stay'
  readonly vipPlaces: 'to-colleague' | 'given-back'
}

interface InviteFormProps {
  readonly transfer: PassTransfer
  readonly pass: Pass
  readonly user: User
}

/** Who takes the pass, and what goes along with it. */
export function InviteForm({ transfer, pass, user }: InviteFormProps) {
  const { t } = useText()
  const form = useInviteForm()
  const values = useValues(form)
  const name = `${values.firstName} ${values.lastName}`.trim()
  const first = values.firstName.trim()
  return (
    <>
      <Before transfer={transfer} />
      <HandOver
        codeType={pass.passType.codeType}
        from={{
          label: t('From', undefined, { context: 'somebody' }),
          name: `${user.firstName} ${user.lastName}`,
          line: user.companyName ?? user.email,
          children: <PassBadge passType={pass.passType} />,
        }}
        to={{
          label: t('To', undefined, { context: 'somebody' }),
          name: name === '' ? t('Your colleague') : name,
          line: values.email.trim(),
        }}
      />
      <form className={styles.duo} noValidate onSubmit={form.submit}>
        <div className={styles.main}>
          <FormProblems form={form} />
          <Who form={form} />
          <GoesAlong form={form} transfer={transfer} />
          <WhatMoves transfer={transfer} stays={values.stays} vipPlaces={values.vipPlaces} />
        </div>
        <aside className={styles.side} aria-label={t('Send')}>
          <section className={hivisStyles.block} aria-labelledby="send">
            <div className={hivisStyles.inner}>
              <p className={hivisStyles.kicker}>{t('Next step')}</p>
              <h2 id="send">{t('Send the invitation')}</h2>
              <p>
                {t('Your pass works until it is accepted. The invitation lapses after {days} days.', {
                  days: transfer.answerDays,
                })}
              </p>
              <Button type="submit" isSending={form.isSending}>
                {first === '' ? t('Invite your colleague') : t('Invite {name}', { name: first })}
              </Button>
            </div>
          </section>
          <p className="hint">
            {t('Do you only want to correct a name?')} <Link to="/profile">{t('Edit your profile')}</Link>
          </p>
        </aside>
      </form>
    </>
  )
}

/** What became of the invitation before this one. */
function Before({ transfer: { invitation } }: Pick<InviteFormProps, 'transfer'>) {
  const { t } = useText()
  if (invitation === null || invitation.status === 'invited' || invitation.status === 'accepted') return null
  const name = `${invitation.firstName} ${invitation.lastName}`.trim()
  return (
    <Note kind="plain" role="status">
      {t(ended[invitation.status], { name: name === '' ? t('Your colleague') : name })}
    </Note>
  )
}

function useInviteForm() {
  const { mutateAsync } = useCommand(invite, { ...ownWords, refreshes: [readPassTransfer] })
  const initial: Entered = {
    firstName: '',
    lastName: '',
    email: '',
    note: '',
    stays: 'to-colleague',
    vipPlaces: 'given-back',
  }
  const form = useForm({
    schema: Entry,
    initial,
    onSubmit: async (body) => {
      try {
        await mutateAsync({ body })
        beginAtHeading()
      } catch (error) {
        if (refusedWith(error, passNotForAddress) || refusedWith(error, transferToOneself))
          form.refuse('email', error.detail)
        else throw error
      }
    },
  })
  return form
}

function Who({ form }: { readonly form: Form<Entered> }) {
  const { t } = useText()
  return (
    <fieldset className={styles.formset}>
      <legend>{t('Who takes it')}</legend>
      <div className="fields">
        <div className="half">
          <TextField label={t('First name')} autoComplete="off" {...form.field('firstName')} />
        </div>
        <div className="half">
          <TextField label={t('Last name')} autoComplete="off" {...form.field('lastName')} />
        </div>
        <TextField
          label={t('E-mail')}
          type="email"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          {...form.field('email')}
        />
        <TextField label={t('A line for your colleague')} isOptional autoComplete="off" {...form.field('note')} />
      </div>
    </fieldset>
  )
}

/** Asked where there is something. */
function GoesAlong({ form, transfer }: { readonly form: Form<Entered>; readonly transfer: PassTransfer }) {
  const { t } = useText()
  const houses = transfer.stays.map(({ accommodation }) => accommodation).join(', ')
  const whoSleeps = t('Who sleeps in {house}?', { house: houses })
  const whatOfEvents = t('What becomes of your VIP events?')
  return (
    <>
      {houses === '' ? null : (
        <section className="stack stack--8">
          <h2 className="h3">{whoSleeps}</h2>
          <ChoiceList
            {...form.field('stays')}
            legend={whoSleeps}
            isLegendHidden
            choices={[
              {
                value: 'to-colleague',
                label: t('My colleague'),
                hint: t('The stay goes along, under their name. It stays paid by you.'),
              },
              { value: 'stay', label: t('I do'), hint: t('The stay stays in your name.') },
            ]}
          />
        </section>
      )}
      {transfer.vipEvents.length === 0 ? null : (
        <section className="stack stack--8">
          <h2 className="h3">{whatOfEvents}</h2>
          <ChoiceList
            {...form.field('vipPlaces')}
            legend={whatOfEvents}
            isLegendHidden
            choices={[
              {
                value: 'given-back',
                label: t('I give my places back'),
                hint: t('They go to the next in line; what was paid goes back to you until its deadline.'),
              },
              {
                value: 'to-colleague',
                label: t('My colleague comes'),
                hint: transfer.vipEvents.map((event) => event.name).join(', '),
              },
            ]}
          />
        </section>
      )}
    </>
  )
}
