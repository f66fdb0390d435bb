import { changedMeanwhile } from '@foyer/contract/kit/versions.refusals'
import {
  listOfficeSessions,
  moveSession,
  type OfficeSession,
  type ProgramParts,
  previewMove,
} from '@foyer/contract/office-program'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { send } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { refusedWith } from '#platform/problem-error.ts'
import { toast } from '#platform/toasts.ts'
import { Note } from '#ui/note.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useWritten } from '../program-words.ts'
import { useKeepSession } from '../sessions/keep-session.ts'
import { ChangedThere } from './changed-there.tsx'
import type { DayGrid } from './day-grid.ts'
import styles from './grid.module.css'
import { NextStep } from './next-step.tsx'
import { type Place, placeOf, timesAt } from './places.ts'
import { useSpeakerNames } from './speaker-names.ts'
import type { Moving } from './use-moving.ts'
import { WhatItDoes } from './what-it-does.tsx'

interface MovePanelProps {
  readonly session: OfficeSession
  readonly grid: DayGrid
  readonly stages: ProgramParts['stages']
  readonly moving: Moving
  readonly mayEdit: boolean
  /** It stands where it was moved to. */
  readonly onMoved: (session: OfficeSession) => void
}

/** The session that was chosen: where it would be moved, what that does, and the way to all of it. */
export function MovePanel(props: MovePanelProps) {
  const { t } = useText()
  const say = useWritten()
  const names = useSpeakerNames()
  const { session, moving, mayEdit } = props
  const { startsAt, endsAt, speakers, starred } = session
  const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000
  return (
    <section className={styles.panel} aria-labelledby="chosen-session">
      <div className={styles.inner}>
        <h2 className="h3" id="chosen-session" tabIndex={-1}>
          {say(session.title)}
        </h2>
        <p className="label muted">
          {speakers.length === 0 ? null : `${names(speakers)}, `}
          {t('{minutes} minutes, {starred, plural, =0 {starred by nobody} one {1 star} other {# stars}}', {
            minutes,
            starred,
          })}
        </p>
        <p>
          <Link to="/organiser/program/$id" params={{ id: String(session.id) }}>
            {t('Open the session')}
          </Link>
        </p>
        {mayEdit ? <PlaceFields {...props} /> : null}
      </div>
      {mayEdit && moving.place !== null && !moving.isLifted ? <Consequences {...props} place={moving.place} /> : null}
    </section>
  )
}

/** Its length stays. */
function PlaceFields({ session, stages, moving }: MovePanelProps) {
  const { t } = useText()
  const { timeZone } = useEdition()
  const place = moving.place ?? placeOf(session, timeZone)
  const carry = (changes: Partial<Place>) => moving.carry(session, { ...place, ...changes }, false)
  return (
    <>
      {session.stage === null ? null : (
        <SelectField
          id="move-stage"
          label={t('Stage')}
          value={place.stage ?? ''}
          onChange={(stage) => carry({ stage })}
        >
          {stages.map(({ code, hall, name }) => (
            <option key={code} value={code}>
              {t('Hall {hall}, {name}', { hall, name })}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        id="move-startsAt"
        type="datetime-local"
        label={t('Begins')}
        hint={t('On the clocks of {zone}.', { zone: timeZone })}
        value={place.startsAt}
        step={300}
        onChange={(startsAt) => carry({ startsAt })}
      />
    </>
  )
}

/** What moving it there does, and the step after that. */
function Consequences({ session, grid, stages, moving, place, onMoved }: MovePanelProps & { readonly place: Place }) {
  const { t } = useText()
  const { timeZone } = useEdition()
  const times = timesAt(session, place, timeZone)
  const found = useQuery({
    queryKey: [previewMove.id, session.id, session.version, times],
    queryFn: () => send(previewMove, { params: { id: String(session.id) }, body: times ?? { ...session } }),
    enabled: times !== null,
    gcTime: 0,
  })
  const { take, isSending, problem, before } = useMove(session, onMoved)
  if (times === null)
    return (
      <div className={styles.inner}>
        <Note kind="danger" role="alert">
          {t('Enter a day and a time.')}
        </Note>
      </div>
    )
  return (
    <>
      <div className={styles.inner} aria-live="polite" aria-busy={found.isFetching}>
        {before === null ? null : <ChangedThere before={before} now={session} />}
        {problem === null ? null : (
          <Note kind="danger" role="alert">
            {t(problem)}
          </Note>
        )}
        {found.error === null ? null : (
          <Note kind="danger" role="alert">
            {t(found.error.message)}
          </Note>
        )}
        <WhatItDoes session={session} stages={stages} place={place} found={found.data} />
      </div>
      <NextStep
        session={session}
        grid={grid}
        stages={stages}
        moving={moving}
        place={place}
        found={found.data}
        isSending={isSending}
        onMove={() => void take(times).catch(() => {})}
      />
    </>
  )
}

/** The move itself: where a colleague came first, what they changed is shown, and the next try is made knowing it. */
function useMove(session: OfficeSession, onMoved: (session: OfficeSession) => void) {
  const { t } = useText()
  const client = useQueryClient()
  const keep = useKeepSession()
  const move = useCommand(moveSession, ownWords)
  const [before, setBefore] = useState<OfficeSession | null>(null)
  const refresh = () =>
    Promise.all([listOfficeSessions.id, previewMove.id].map((key) => client.invalidateQueries({ queryKey: [key] })))
  const take = async (times: NonNullable<ReturnType<typeof timesAt>>) => {
    try {
      const now = await move.mutateAsync({
        params: { id: String(session.id) },
        body: { ...times, version: session.version },
      })
      keep(now)
      await refresh()
      toast(t('The session is moved.'))
      onMoved(now)
    } catch (error) {
      if (refusedWith(error, changedMeanwhile)) {
        setBefore(session)
        keep(error.problem['theirs'] as OfficeSession)
      }
      await refresh()
    }
  }
  const error = move.error?.code === changedMeanwhile.code ? null : move.error
  return {
    take,
    isSending: move.isPending,
    before,
    problem: error === null ? null : (error.errors[0]?.message ?? error.detail),
  }
}
