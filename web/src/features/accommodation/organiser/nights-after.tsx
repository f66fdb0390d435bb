import type { NightGrid, NightsPreview } from '@foyer/contract/office-nights'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { shortDay } from '../shared/words.ts'
import styles from './change-nights.module.css'
import { useNightWords } from './night-words.ts'
import type { useNightChange } from './use-night-change.ts'

interface NightsAfterProps {
  readonly house: NightGrid
  readonly preview: NightsPreview
  readonly isStale: boolean
}

/** What a change would do, and why it cannot be where it falls below what is taken. */
export function NightsAfter({ house, preview, isStale }: NightsAfterProps) {
  const { t, locale } = useText()
  const { count } = useNightWords()
  const { changed, added, allotment, stays, below } = preview
  const nameOf = (roomId: number) => {
    const name = house.rooms.find(({ id }) => id === roomId)?.name ?? {}
    return name[locale] ?? Object.values(name)[0] ?? ''
  }
  return (
    <section className={styles.after} aria-live="polite" aria-busy={isStale} aria-labelledby="nights-after">
      <h3 className="h3" id="nights-after">
        {changed === 0
          ? t('Nothing would be another')
          : t('{changed, plural, one {One night changes} other {# nights change}}', { changed })}
      </h3>
      <ul className="bullets">
        {added === 0 ? null : (
          <li>{t('{added, plural, one {One night is offered anew} other {# nights are offered anew}}', { added })}</li>
        )}
        {allotment.before === allotment.after ? null : (
          <li>
            {t('Room nights: {before} to {after}', {
              before: count(allotment.before),
              after: count(allotment.after),
            })}
          </li>
        )}
        <li>
          {stays.booked + stays.held === 0
            ? t('No booking is affected.')
            : t(
                'Booked stays on these nights: {booked}, held ones: {held}. Each keeps its nights and its price.',
                stays,
              )}
        </li>
      </ul>
      {below.length === 0 ? null : (
        <Note kind="danger" role="alert">
          <p>
            <b>{t('More are taken than that')}</b>
          </p>
          <ul className="bullets">
            {below.map(({ roomId, night, taken }) => (
              <li key={`${roomId} ${night}`}>
                {t('{night}, {room}: {taken} taken', {
                  night: shortDay(night, locale),
                  room: nameOf(roomId),
                  taken: count(taken),
                })}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </section>
  )
}

/** A colleague changed nights meanwhile: what, and both ways on. What was typed stands in its fields. */
export function TheirNights({ change }: { readonly change: ReturnType<typeof useNightChange> }) {
  const { t, locale } = useText()
  const { money, count } = useNightWords()
  const names = {
    allotment: t('rooms a night'),
    price: t('price'),
    minimumStay: t('shortest stay'),
    closedToArrival: t('arrival'),
  }
  const say = (field: keyof typeof names, value: number | boolean | undefined) => {
    if (value === undefined) return t('not offered')
    if (typeof value === 'boolean') return value ? t('closed') : t('open')
    return field === 'price' ? money(value) : count(value)
  }
  const MOST = 8
  return (
    <Note kind="warning" role="alert">
      <p>
        <b>{t('A colleague changed nights of this hotel meanwhile.')}</b> {t('What you typed still stands here.')}
      </p>
      <ul className="bullets">
        {change.theirs.slice(0, MOST).map(({ room, night, field, before, after }) => (
          <li key={`${room.id} ${night} ${field}`}>
            {t('{night}, {room}, {what}: {before} to {after}', {
              night: shortDay(night, locale),
              room: room.name[locale] ?? Object.values(room.name)[0] ?? '',
              what: names[field],
              before: say(field, before),
              after: say(field, after),
            })}
          </li>
        ))}
        {change.theirs.length > MOST ? (
          <li>{t('and {more} more', { more: count(change.theirs.length - MOST) })}</li>
        ) : null}
      </ul>
      <p className="row">
        <Button variant="line" isSmall onClick={change.goOn}>
          {t('Go on with mine')}
        </Button>
        <Button variant="text" isSmall onClick={change.discard}>
          {t('Discard')}
        </Button>
      </p>
    </Note>
  )
}
