import type { NightGrid, OfficeRoom } from '@foyer/contract/office-nights'
import { type Ref, useId } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { CheckField } from '#ui/check-field.tsx'
import { Note } from '#ui/note.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { shortDay } from '../shared/words.ts'
import styles from './change-nights.module.css'
import { type Marked, nightsIn, sharedBy } from './marked-nights.ts'
import { useNightWords } from './night-words.ts'
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
  const isBelow = (found?.below.length ?? 0) > 0
  return (
    <form
      ref={entry}
      className={styles.panel}
      noValidate
      aria-labelledby="change-nights"
      onSubmit={(event) => {
        event.preventDefault()
        if (!change.isStale && !isBelow) void change.submit()
      }}
    >
      <h2 className="h3" id="change-nights">
        {t('Change nights')}
      </h2>
      <Which house={house} marked={marked} onMark={onMark} />
      <What house={house} marked={marked} change={change} />
      {isOvertaken ? <TheirNights change={change} /> : null}
      {found === undefined ? null : <NightsAfter house={house} preview={found} isStale={change.isStale} />}
      {change.error === null ? null : (
        <Note kind="danger" role="alert">
          {t(change.error.errors[0]?.message ?? change.error.detail)}
        </Note>
      )}
      {change.isEmpty || isOvertaken ? null : (
        <div className="row">
          <Button
            type="submit"
            isSending={change.isSending}
            disabled={found === undefined || change.isStale || isBelow || found.changed === 0}
          >
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
      {marked === null ? (
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

type Change = ReturnType<typeof useNightChange>

function What({
  house,
  marked,
  change,
}: {
  readonly house: NightGrid
  readonly marked: Marked | null
  readonly change: Change
}) {
  const { t } = useText()
  const { money, count } = useNightWords()
  const id = useId()
  const now = marked === null ? {} : sharedBy(nightsIn(house, marked))
  const today = (text: string | undefined) => (text === undefined ? t('differs') : t('now {value}', { value: text }))
  const number = (value: number | undefined) => today(value === undefined ? undefined : count(value))
  const wrong = (field: string, text: string) => (change.wrong.includes(field) ? text : undefined)
  return (
    <fieldset className={styles.what}>
      <legend className="legend">{t('What shall be another')}</legend>
      <p className="hint">{t('An empty field stays as it is.')}</p>
      <div className="fields">
        <div className="half">
          <TextField
            id={`${id}allotment`}
            look="num"
            inputMode="numeric"
            autoComplete="off"
            label={t('Rooms a night')}
            hint={number(now.allotment)}
            error={wrong('allotment', t('Enter a whole number.'))}
            value={change.entries.allotment}
            onChange={(text) => change.set('allotment', text)}
          />
        </div>
        <div className="half">
          <TextField
            id={`${id}price`}
            look="num"
            inputMode="decimal"
            autoComplete="off"
            label={t('Price with VAT')}
            hint={today(now.price === undefined ? undefined : money(now.price))}
            error={wrong('price', t('Enter an amount such as 149 or 149.50.'))}
            value={change.entries.price}
            onChange={(text) => change.set('price', text)}
          />
        </div>
        <div className="half">
          <TextField
            id={`${id}minimum-stay`}
            look="num"
            inputMode="numeric"
            autoComplete="off"
            label={t('Shortest stay')}
            hint={number(now.minimumStay)}
            error={wrong('minimumStay', t('Enter a number of nights.'))}
            value={change.entries.minimumStay}
            onChange={(text) => change.set('minimumStay', text)}
          />
        </div>
        <div className="half">
          <SelectField
            id={`${id}arrival`}
            label={t('Arrival')}
            hint={today(now.closedToArrival === undefined ? undefined : now.closedToArrival ? t('closed') : t('open'))}
            value={change.entries.arrival}
            onChange={(text) => change.set('arrival', text)}
          >
            <option value="">{t('as it is')}</option>
            <option value="open">{t('open')}</option>
            <option value="closed">{t('closed')}</option>
          </SelectField>
        </div>
      </div>
    </fieldset>
  )
}
