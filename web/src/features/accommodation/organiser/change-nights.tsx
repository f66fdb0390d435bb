import type { NightGrid, OfficeRoom } from '@foyer/contract/office-nights'
import type { Ref } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { CheckField } from '#ui/check-field.tsx'
import type { Problem } from '#ui/error-summary.tsx'
import { Note } from '#ui/note.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useMissing } from '#ui/use-missing.tsx'
import { shortDay } from '../shared/words.ts'
import styles from './change-nights.module.css'
import type { Marked } from './marked-nights.ts'
import { NightFields } from './night-fields.tsx'
import { useWrongNumbers } from './night-words.ts'
import { NightsAfter, TheirNights } from './nights-after.tsx'
import { useNightChange } from './use-night-change.ts'

interface ChangeNightsProps {
  readonly house: NightGrid
  readonly marked: Marked | null
  readonly onMark: (marked: Marked) => void
  readonly onDone: () => void
  /** Where one goes on after nights were marked by keys. */
  readonly entry: Ref<HTMLFormElement>
}

/** Which nights of which rooms, and what of them shall be another; what that does is said before it is done. */
export function ChangeNights({ house, marked, onMark, onDone, entry }: ChangeNightsProps) {
  const { t } = useText()
  const change = useNightChange(house, marked, onDone)
  const { found, isOvertaken } = change
  const missing = useMissing(useProblems(house, marked, change))
  return (
    <form
      ref={entry}
      className={styles.panel}
      noValidate
      aria-labelledby="change-nights"
      onSubmit={(event) => {
        event.preventDefault()
        if (!change.isSending && !change.isLooking) missing.attempt(() => void change.submit())
      }}
    >
      <h2 className="h3" id="change-nights">
        {t('Change nights')}
      </h2>
      {missing.summary}
      <Which house={house} marked={marked} onMark={onMark} />
      <NightFields house={house} marked={marked} change={change} />
      {isOvertaken ? <TheirNights change={change} /> : null}
      {found === undefined ? null : <NightsAfter house={house} preview={found} isStale={change.isStale} />}
      {change.error === null ? null : (
        <Note kind="danger" role="alert">
          {t(change.error.errors[0]?.message ?? change.error.detail)}
        </Note>
      )}
      {change.isEmpty || isOvertaken ? null : (
        <div className="row">
          <Button type="submit" isSending={change.isSending || change.isLooking}>
            {found === undefined || found.changed === 0
              ? t('Change nights')
              : t('{changed, plural, one {Change one night} other {Change # nights}}', { changed: found.changed })}
          </Button>
          <Button variant="text" onClick={change.discard}>
            {t('Discard')}
          </Button>
        </div>
      )}
    </form>
  )
}

/** What is missing, or cannot be, each at its field. */
function useProblems(house: NightGrid, marked: Marked | null, change: ReturnType<typeof useNightChange>): Problem[] {
  const { t } = useText()
  const wrongNumbers = useWrongNumbers()
  const { found, wrong } = change
  const where = marked === null || marked.roomIds.length === 0
  return [
    ...(where ? [{ id: `room-${house.rooms[0]?.id}`, message: t('Choose a kind of room at least.') }] : []),
    ...((marked?.first ?? '') === '' ? [{ id: 'first-night', message: t('Enter the first night.') }] : []),
    ...(marked !== null && marked.last < marked.first
      ? [{ id: 'last-night', message: t('It is before the first.') }]
      : []),
    ...wrong.map((field) => ({ id: `night-${field}`, message: wrongNumbers[field] ?? '' })),
    ...(found?.changed === 0 ? [{ id: 'night-allotment', message: t('Nothing would be another') }] : []),
    ...((found?.below.length ?? 0) > 0 ? [{ id: 'night-allotment', message: t('More are taken than that') }] : []),
  ]
}

const nobody: readonly number[] = []

function Which({ house, marked, onMark }: Pick<ChangeNightsProps, 'house' | 'marked' | 'onMark'>) {
  const { t, locale } = useText()
  const chosen = marked?.roomIds ?? nobody
  const mark = (part: Partial<Marked>) => onMark({ roomIds: chosen, first: '', last: '', ...marked, ...part })
  const nameOf = (room: OfficeRoom) => room.name[locale] ?? Object.values(room.name)[0] ?? ''
  return (
    <>
      <fieldset className={styles.rooms}>
        <legend className="legend">{t('Rooms')}</legend>
        {house.rooms.map((room) => (
          <CheckField
            key={room.id}
            id={`room-${room.id}`}
            checked={chosen.includes(room.id)}
            onChange={(isChosen) =>
              mark({ roomIds: isChosen ? [...chosen, room.id] : chosen.filter((id) => id !== room.id) })
            }
          >
            {nameOf(room)}
          </CheckField>
        ))}
      </fieldset>
      <div className={`fields ${styles.dates}`}>
        <div className="half">
          <TextField
            id="first-night"
            type="date"
            label={t('First night')}
            value={marked?.first ?? ''}
            onChange={(first) => mark({ first, last: marked === null || marked.last < first ? first : marked.last })}
          />
        </div>
        <div className="half">
          <TextField
            id="last-night"
            type="date"
            label={t('Last night')}
            value={marked?.last ?? ''}
            error={marked !== null && marked.last < marked.first ? t('It is before the first.') : undefined}
            onChange={(last) => mark({ last })}
          />
        </div>
      </div>
      {marked === null || marked.first === '' ? (
        <p className="hint">{t('Draw over nights, or choose them with Shift and the arrows, or here.')}</p>
      ) : marked.first <= marked.last && chosen.length > 0 ? (
        <p className="label" role="status">
          {t('{rooms, plural, one {One kind of room} other {# kinds of rooms}}, {first} to {last}', {
            rooms: chosen.length,
            first: shortDay(marked.first, locale),
            last: shortDay(marked.last, locale),
          })}
        </p>
      ) : null}
    </>
  )
}
