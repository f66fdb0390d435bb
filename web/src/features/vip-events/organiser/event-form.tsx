import type { Locale } from '@foyer/contract/kit/languages'
import {
  addVipEvent,
  changeVipEvent,
  fewerThanTaken,
  type OfficeVipEvent,
  priceWasOffered,
  returnWasPromised,
  stillInvited,
} from '@foyer/contract/office-vip-events'
import { ownWords, useCommand } from '#platform/command.ts'
import { useEdition } from '#platform/edition.ts'
import { ContentFields } from '#platform/forms/content-fields.tsx'
import { EditNotes } from '#platform/forms/edit-notes.tsx'
import { sayWith } from '#platform/forms/field-names.ts'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useEdit } from '#platform/forms/use-edit.ts'
import { useValues } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { refusedWith } from '#platform/problem-error.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { WhereChanged } from '#ui/read-only.tsx'
import { eventFields, eventSchema } from './event-entries.ts'
import { codeTypes } from './event-words.ts'
import styles from './events.module.css'
import { useKeepEvent } from './keep-event.ts'
import { PlaceFields, WhenAndWhom } from './terms-fields.tsx'
import { WhatChanges } from './what-changes.tsx'

interface EventFormProps {
  /** Null: a new one. */
  readonly event: OfficeVipEvent | null
  readonly languages: readonly Locale[]
  readonly onDone: (event: OfficeVipEvent) => void
}

/** All that is decided of an event, and what saving would change for those who answered. */
export function EventForm(props: EventFormProps) {
  const { event, languages } = props
  const { t } = useText()
  const { timeZone } = useEdition()
  const names = useNames()
  const { form, conflict } = useEventForm(props)
  const parsed = eventSchema(languages, timeZone, event).safeParse(useValues(form))
  return (
    <form className={styles.form} noValidate onSubmit={form.submit} aria-label={t('VIP event')}>
      <div className={styles.parts}>
        <FormProblems form={form} say={sayWith(names)} />
        <EditNotes form={form} conflict={conflict} names={names} />
        <section className={styles.part} aria-labelledby="when">
          <header>
            <h2 id="when">{t('When and for whom')}</h2>
          </header>
          <WhenAndWhom form={form} names={names} />
        </section>
        <section className={styles.part} aria-labelledby="places">
          <header>
            <h2 id="places">{t('Places and price')}</h2>
          </header>
          <PlaceFields form={form} names={names} taken={event === null ? 0 : event.taken + event.held} />
        </section>
        <section className={styles.part} aria-labelledby="texts">
          <header>
            <h2 id="texts">{t('What attendees read')}</h2>
          </header>
          <div className="fields">
            {(['name', 'place', 'dressCode'] as const).map((text) => (
              <ContentFields
                key={text}
                isOptional={text === 'dressCode'}
                field={(one) => form.field(`${text}.${one}`)}
                label={names[text] ?? ''}
                languages={languages}
              />
            ))}
            <ContentFields
              isLong={5}
              field={(one) => form.field(`description.${one}`)}
              label={names['description'] ?? ''}
              languages={languages}
            />
          </div>
        </section>
      </div>
      <WhereChanged>
        <aside className={styles.side} aria-label={t('Preview')}>
          {event === null ? null : <WhatChanges event={event} entered={parsed.success ? parsed.data : null} />}
          <p className="row">
            <Button type="submit" isSending={form.isSending}>
              {event === null ? t('Add the VIP event') : t('Save the VIP event')}
            </Button>
          </p>
        </aside>
      </WhereChanged>
    </form>
  )
}

/** Which field a refusal is about. */
const fieldOf = [
  [fewerThanTaken, 'capacity'],
  [priceWasOffered, 'price'],
  [returnWasPromised, 'withdrawBefore'],
  [stillInvited, `openTo.${codeTypes[0]}`],
] as const

function useEventForm({ event, languages, onDone }: EventFormProps) {
  const { t } = useText()
  const { timeZone } = useEdition()
  const add = useCommand(addVipEvent, ownWords)
  const change = useCommand(changeVipEvent, ownWords)
  return useEdit({
    schema: eventSchema(languages, timeZone, event),
    initial: eventFields(event, timeZone),
    version: event?.version ?? null,
    save: (body, version) =>
      event === null
        ? add.mutateAsync({ body })
        : change.mutateAsync({ params: { id: String(event.id) }, body: { ...body, version: version ?? 1 } }),
    refused: (error) => {
      const about = fieldOf.find(([refusal]) => refusedWith(error, refusal))
      return about === undefined ? null : new Map([[about[1], { message: about[0].detail }]])
    },
    keep: useKeepEvent(),
    theirsIn: (now) => ({ version: now.version, fields: eventFields(now, timeZone) }),
    onDone: (saved) => {
      toast(t('The VIP event is saved.'))
      onDone(saved)
    },
  })
}

function useNames(): Readonly<Record<string, string>> {
  const { t } = useText()
  return {
    name: t('Name'),
    place: t('Place'),
    dressCode: t('Dress code'),
    description: t('Description'),
    invitedBy: t('Invited by'),
    startsAt: t('Begins'),
    endsAt: t('Ends'),
    withdrawBefore: t('Money back until'),
    openTo: t('Invited'),
    price: t('Price with VAT'),
    capacity: t('Places'),
    answerHours: t('Hours to answer an offer'),
    hasPlusOne: t('Each may bring a guest'),
  }
}
