import type { VipEvent } from '@foyer/contract/vip-events'
import { GuestName } from '@foyer/contract/vip-guest.schemas'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { CheckField, TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useForm, useValues } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import styles from './vip-events.module.css'

interface Answer {
  readonly brings: boolean
  readonly guest: string
}

interface GuestFormProps {
  readonly event: VipEvent
  /** Sends the answer; what it throws is shown here. */
  readonly onAnswer: (guest: string | null) => Promise<unknown>
  /** Whoever asked for it brings somebody, unless they say otherwise. */
  readonly isForGuest?: boolean
  readonly children: (form: { readonly isSending: boolean }) => ReactNode
}

/** Whether somebody comes along, and who. Where nobody may, the buttons alone. */
export function GuestForm({ event, onAnswer, isForGuest = false, children }: GuestFormProps) {
  const { t } = useText()
  // Several such forms stand on one page: each has fields of its own.
  const own = `event${event.id}` as const
  const guest = event.attendance?.guest ?? ''
  const form = useForm({
    schema: (values: Readonly<Record<string, Answer>>) =>
      z.object({ [own]: z.object({ brings: z.boolean(), guest: values[own]?.brings ? GuestName : z.string() }) }),
    initial: { [own]: { brings: isForGuest || guest !== '', guest } } as Record<string, Answer>,
    onSubmit: (answers) => {
      const answer = answers[own]
      return onAnswer(answer?.brings ? answer.guest : null)
    },
  })
  const { brings } = useValues(form)[own] ?? { brings: false }
  return (
    <form className={styles.answer} data-stacked={isForGuest || undefined} noValidate onSubmit={form.submit}>
      <FormProblems form={form} />
      {event.hasPlusOne ? (
        <div className={styles.guest}>
          <CheckField {...form.field(`${own}.brings`)}>{t('I bring one guest')}</CheckField>
          {brings ? (
            <TextField
              {...form.field(`${own}.guest`)}
              label={t('Name of your guest')}
              hint={
                event.price === null
                  ? t('A guest takes a place like anybody.')
                  : t('A guest takes a place like anybody, at the same price.')
              }
              autoComplete="off"
            />
          ) : null}
        </div>
      ) : null}
      <div className={styles.buttons}>{children({ isSending: form.isSending })}</div>
    </form>
  )
}
