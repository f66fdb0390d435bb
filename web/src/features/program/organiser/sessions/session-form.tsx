import type { Locale } from '@foyer/contract/kit/languages'
import { changeSession, type OfficeSession, type ProgramParts, seatsBelowTaken } from '@foyer/contract/office-program'
import { useEffect, useRef } from 'react'
import { ownWords, useCommand } from '#platform/command.ts'
import { EditNotes } from '#platform/forms/edit-notes.tsx'
import type { Fault } from '#platform/forms/field-names.ts'
import { sayWith } from '#platform/forms/field-names.ts'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useEdit } from '#platform/forms/use-edit.ts'
import { message, useText } from '#platform/messages/messages.ts'
import { refusedWith } from '#platform/problem-error.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import styles from '../program.module.css'
import { useKeepSession } from './keep-session.ts'
import { sessionFields, sessionSchema } from './session-entries.ts'
import { SessionTexts, useSessionNames } from './session-texts.tsx'

interface SessionFormProps {
  readonly session: OfficeSession
  readonly languages: readonly Locale[]
  readonly parts: ProgramParts
  /** The session as an act beside the form left it: what is typed stays. */
  readonly acted: OfficeSession | null
}

const fewer = message(
  '{taken, plural, one {One is reserved or offered: choose no fewer.} other {# are reserved or offered: choose no fewer.}}',
)

function seatsRefused(error: unknown): ReadonlyMap<string, Fault> | null {
  if (!refusedWith(error, seatsBelowTaken)) return null
  return new Map([['capacity', { message: fewer, places: { taken: Number(error.problem['taken']) } }]])
}

/** What is written of a session that is there. */
export function SessionForm({ session, languages, parts, acted }: SessionFormProps) {
  const { t } = useText()
  const names = useSessionNames()
  const change = useCommand(changeSession, ownWords)
  const first = languages[0] ?? 'en'
  const { form, conflict, follow } = useEdit({
    schema: sessionSchema(languages),
    initial: sessionFields(session, first),
    version: session.version,
    save: (body, version) =>
      change.mutateAsync({ params: { id: String(session.id) }, body: { ...body, version: version ?? 1 } }),
    refused: seatsRefused,
    keep: useKeepSession(),
    theirsIn: (now) => ({ version: now.version, fields: sessionFields(now, first) }),
    onDone: () => toast(t('The session is saved.')),
  })
  const followed = useRef(follow)
  followed.current = follow
  useEffect(() => {
    if (acted !== null) followed.current(acted)
  }, [acted])
  return (
    <form className={styles.form} noValidate onSubmit={form.submit} aria-label={t('Session')}>
      <FormProblems form={form} say={sayWith(names)} />
      <EditNotes form={form} conflict={conflict} names={names} />
      <SessionTexts form={form} languages={languages} parts={parts} isBreak={session.stage === null} />
      <p className="row">
        <Button type="submit" isSending={form.isSending}>
          {t('Save the session')}
        </Button>
      </p>
    </form>
  )
}
