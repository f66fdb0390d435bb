import { Content } from '@foyer/contract/kit/content'
import type { Locale } from '@foyer/contract/kit/languages'
import { formatMoney } from '@foyer/contract/kit/money'
import {
  cancelVipEvent,
  listVipGuests,
  type OfficeVipEvent,
  previewVipCancellation,
} from '@foyer/contract/office-vip-events'
import { readSetup } from '@foyer/contract/setup'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { withSecondFactor } from '#features/identity'
import { query, send } from '#platform/api.ts'
import { useHasDuty } from '#platform/duty.ts'
import { ContentFields } from '#platform/forms/content-fields.tsx'
import type { FormSchema } from '#platform/forms/form-model.ts'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { type InEach, inEach, written } from '#platform/forms/in-each-language.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { ProblemError } from '#platform/problem-error.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useWritten } from './event-words.ts'
import { useKeepEvent } from './keep-event.ts'

/** The way to an event that does not take place. */
export function CancelEvent({ event }: { readonly event: OfficeVipEvent }) {
  const { t } = useText()
  const [isAsked, ask] = useState(false)
  const mayEdit = useHasDuty('editOffer')
  if (!mayEdit || event.cancelledAt !== null) return null
  return (
    <>
      <Button variant="line" isSmall onClick={() => ask(true)}>
        {t('Cancel this event')}
      </Button>
      {isAsked ? <CancelDialog event={event} onClose={() => ask(false)} /> : null}
    </>
  )
}

interface DialogProps {
  readonly event: OfficeVipEvent
  readonly onClose: () => void
}

/** What it would do, why it does not take place in every language, and doing it. */
function CancelDialog({ event, onClose }: DialogProps) {
  const { t } = useText()
  const say = useWritten()
  const setup = useQuery(query(readSetup))
  return (
    <Dialog title={t('Cancel {event}?', { event: say(event.name) })} onClose={onClose}>
      <div className="stack stack--24">
        <WhatHappens id={event.id} />
        {setup.data === undefined ? (
          <Skeleton boxes={[96]} />
        ) : (
          <ReasonForm event={event} languages={setup.data.languages} onClose={onClose} />
        )}
      </div>
    </Dialog>
  )
}

/** Whom it would tell, and what would go back: told by the server that does it. */
function WhatHappens({ id }: { readonly id: number }) {
  const { t } = useText()
  const { data, error } = useQuery({
    ...query(previewVipCancellation, { params: { id: String(id) } }),
    // Somebody answers at any moment.
    staleTime: 0,
  })
  if (data === undefined) return <p role="status">{error instanceof ProblemError ? t(error.detail) : '\u00a0'}</p>
  return (
    <ul className="bullets">
      <li>
        {t(
          '{n, plural, =0 {Nobody answered: nobody is mailed.} one {One person is mailed.} other {# people are mailed.}}',
          {
            n: data.told,
          },
        )}
      </li>
      <li>
        {data.refund.amount === 0
          ? t('Nothing was paid for it.')
          : t('{amount} goes back, the way it was paid.', { amount: formatMoney(data.refund) })}
      </li>
      <li>{t('It cannot be undone.')}</li>
    </ul>
  )
}

const reasonSchema = (languages: readonly Locale[]): FormSchema<Content> => ({
  safeParse(values) {
    const parsed = Content.safeParse(written((values as { readonly reason: InEach }).reason, languages))
    if (parsed.success) return parsed
    const issues = parsed.error.issues.map(({ path, message }) => ({ path: ['reason', ...path], message }))
    return { success: false, error: { issues } }
  },
})

function ReasonForm({ event, languages, onClose }: DialogProps & { readonly languages: readonly Locale[] }) {
  const { t } = useText()
  const client = useQueryClient()
  const keep = useKeepEvent()
  const form = useForm({
    schema: reasonSchema(languages),
    initial: { reason: inEach(undefined) },
    onSubmit: async (reason) => {
      const cancelled = await withSecondFactor(() =>
        send(cancelVipEvent, { params: { id: String(event.id) }, body: { reason } }),
      )
      keep(cancelled)
      void client.invalidateQueries({ queryKey: [listVipGuests.id] })
      toast(t('The VIP event is cancelled.'))
      onClose()
    },
  })
  return (
    <form className="stack" noValidate onSubmit={form.submit}>
      <FormProblems form={form} say={(_name, text) => text} />
      <div className="fields">
        <ContentFields
          isLong={2}
          field={(one) => form.field(`reason.${one}`)}
          label={t('Why, as they read it')}
          languages={languages}
        />
      </div>
      <WaysOut back={t('Leave it as it is')} onClose={onClose}>
        <Button type="submit" variant="danger" isSending={form.isSending}>
          {t('Cancel the event')}
        </Button>
      </WaysOut>
    </form>
  )
}
