import type { Answer } from '@foyer/contract/kit/endpoint'
import { moveSession, type OfficeSession, type ProgramParts, previewMove } from '@foyer/contract/office-program'
import { useEffect, useRef, useState } from 'react'
import { send } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { formatTime } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import type { FieldIssue } from '#platform/forms/field-names.ts'
import { sayWith } from '#platform/forms/field-names.ts'
import type { FormSchema } from '#platform/forms/form-model.ts'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useForm } from '#platform/forms/use-form.ts'
import { message, useText } from '#platform/messages/messages.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { instantFrom, onClocks } from '../on-clocks.ts'
import styles from '../program.module.css'
import { useWritten } from '../program-words.ts'
import { useKeepSession } from './keep-session.ts'
import { useSessionNames } from './session-texts.tsx'
import { WhenAndWhere } from './when-and-where.tsx'

interface Place {
  readonly startsAt: string
  readonly endsAt: string
  readonly stage: string | null
}

const badMoment = message('Enter a day and a time.')
const endsFirst = message('It must end after it begins.')

/** @param session as it is: a moment that nobody touched stays the very one, also of an hour that clocks show twice. */
const placeSchema = (session: OfficeSession, timeZone: string): FormSchema<Place> => ({
  safeParse(values) {
    const { startsAt = '', endsAt = '', stage } = values as Record<string, string>
    const from = instantFrom(session.startsAt, startsAt, timeZone)
    const to = instantFrom(session.endsAt, endsAt, timeZone)
    const issues: FieldIssue[] = []
    if (from === '') issues.push({ path: ['startsAt'], message: badMoment })
    if (to === '') issues.push({ path: ['endsAt'], message: badMoment })
    else if (to <= from) issues.push({ path: ['endsAt'], message: endsFirst })
    if (issues.length > 0) return { success: false, error: { issues } }
    return { success: true, data: { startsAt: from, endsAt: to, stage: stage === '' ? null : (stage ?? null) } }
  },
})

/** Whom a move or an end concerns, in words. */
export function useWhoIsTold({ mails, starred }: { readonly mails: number; readonly starred: number }): string {
  const { t } = useText()
  return t(
    '{mails, plural, =0 {Nobody has a seat.} one {1 person with a seat or in line gets a mail.} other {# people with a seat or in line get a mail.}} {starred, plural, =0 {Nobody starred it.} one {It changes in the calendar of 1 who starred it.} other {It changes in the calendars of # who starred it.}}',
    { mails, starred },
  )
}

interface MoveSectionProps {
  readonly session: OfficeSession
  readonly parts: ProgramParts
  readonly onActed: (session: OfficeSession) => void
}

/** Another time or stage: whom it concerns is shown first. */
export function MoveSection({ session, parts, onActed }: MoveSectionProps) {
  const { t } = useText()
  const names = useSessionNames()
  const { timeZone } = useEdition()
  const [asked, setAsked] = useState<{ place: Place; found: Answer<typeof previewMove> } | null>(null)
  const changes = useRef(0)
  const forget = () => {
    changes.current += 1
    setAsked(null)
  }
  const params = { id: String(session.id) }
  const now = {
    startsAt: onClocks(session.startsAt, timeZone),
    endsAt: onClocks(session.endsAt, timeZone),
    stage: session.stage ?? '',
  }
  const form = useForm({
    schema: placeSchema(session, timeZone),
    initial: now,
    onChange: forget,
    onSubmit: async (place) => {
      const asking = changes.current
      const found = await send(previewMove, { params, body: place })
      // Another place was chosen before it was said what this one does.
      if (asking === changes.current) setAsked({ place, found })
    },
  })
  const known = useRef(now)
  useEffect(() => {
    if (Object.values(known.current).join() === Object.values(now).join()) return
    known.current = now
    // It was moved: what was seen of a move from its former place counts no more, and what is typed stays.
    forget()
    form.model.giveWay(now)
  })
  return (
    <section className={styles.part} aria-labelledby="move">
      <h2 id="move">{t('Time and place')}</h2>
      <form className={styles.form} noValidate onSubmit={form.submit} aria-label={t('Time and place')}>
        <FormProblems form={form} say={sayWith(names)} />
        <WhenAndWhere form={form} stages={parts.stages} isBreak={session.stage === null} />
        <p className="row">
          <Button type="submit" variant="line" isSending={form.isSending}>
            {t('See what moving it does')}
          </Button>
        </p>
      </form>
      {asked === null ? null : <Confirm session={session} {...asked} onActed={onActed} />}
    </section>
  )
}

interface ConfirmProps extends Omit<MoveSectionProps, 'parts'> {
  readonly place: Place
  readonly found: Answer<typeof previewMove>
}

function Confirm({ session, place, found, onActed }: ConfirmProps) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const say = useWritten()
  const told = useWhoIsTold(found)
  const keep = useKeepSession()
  const move = useCommand(moveSession, ownWords)
  if (found.clash !== null) {
    const { title, startsAt, endsAt } = found.clash
    return (
      <Note kind="danger" role="alert">
        {t('“{title}” has this stage from {from} to {to}. Choose another time or stage.', {
          title: say(title),
          from: formatTime(startsAt, timeZone, locale),
          to: formatTime(endsAt, timeZone, locale),
        })}
      </Note>
    )
  }
  const take = () =>
    move.mutateAsync({ params: { id: String(session.id) }, body: { ...place, version: session.version } }).then(
      (now) => {
        keep(now)
        onActed(now)
        toast(t('The session is moved.'))
      },
      () => {},
    )
  return (
    <div className={styles.part} role="status">
      <p>{told}</p>
      {move.error === null ? null : (
        <Note kind="danger" role="alert">
          {t(move.error.errors[0]?.message ?? move.error.detail)}
        </Note>
      )}
      <p className="row">
        <Button isSending={move.isPending} onClick={() => void take()}>
          {t('Move the session')}
        </Button>
      </p>
    </div>
  )
}
