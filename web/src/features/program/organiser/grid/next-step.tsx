import type { Answer } from '@foyer/contract/kit/endpoint'
import type { OfficeSession, ProgramParts, previewMove } from '@foyer/contract/office-program'
import { formatDay } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import hivisStyles from '#ui/hivis.module.css'
import { clockAt, type DayGrid, minuteIn, nextFree } from './day-grid.ts'
import styles from './grid.module.css'
import { type Place, placeOf } from './places.ts'
import type { Moving } from './use-moving.ts'

interface NextStepProps {
  readonly session: OfficeSession
  readonly grid: DayGrid
  readonly stages: ProgramParts['stages']
  readonly moving: Moving
  readonly place: Place
  readonly found: Answer<typeof previewMove> | undefined
  readonly isSending: boolean
  readonly onMove: () => void
}

/** Moves it, or offers the first time that nothing speaks against; or it is put back. */
export function NextStep({ session, stages, moving, place, found, isSending, onMove, ...props }: NextStepProps) {
  const { t, locale } = useText()
  const room = stages.find(({ code }) => code === place.stage)
  const stage = room === undefined ? null : t('Hall {hall}, {name}', { hall: room.hall, name: room.name })
  const [day = '', time = ''] = place.startsAt.split('T')
  const isBusy = found !== undefined && (found.clash !== null || found.busySpeakers.length > 0)
  const free = useNextFree({ session, grid: props.grid, place })
  const at = (clock: string) => (stage === null ? clock : t('{stage}, {time}', { stage, time: clock }))
  const canMove = found !== undefined && found.clash === null
  return (
    <section className={`${hivisStyles.block} ${styles.step}`} aria-labelledby="next-step">
      <div className={hivisStyles.inner}>
        <p className={hivisStyles.kicker}>{t('Next step')}</p>
        <h2 id="next-step" tabIndex={-1}>
          {isBusy
            ? free === null
              ? t('Choose another stage or day')
              : at(clockAt(free))
            : `${formatDay(day, locale)}, ${at(time)}`}
        </h2>
        {isBusy && free !== null ? (
          <p className="label">{t('The first time that day when stage and speakers are free.')}</p>
        ) : null}
        <p className="row">
          {isBusy && free !== null ? (
            <Button
              isSmall
              onClick={() => moving.carry(session, { ...place, startsAt: `${day}T${clockAt(free)}` }, false)}
            >
              {t('Choose {time}', { time: clockAt(free) })}
            </Button>
          ) : null}
          {canMove ? (
            <Button isSmall isSending={isSending} onClick={onMove}>
              {isBusy ? t('Move it all the same') : t('Move the session')}
            </Button>
          ) : null}
          <Button variant="line" isSmall onClick={moving.putBack}>
            {t('Put back')}
          </Button>
        </p>
      </div>
    </section>
  )
}

/** In minutes of the day that is shown; null where there is none, or another day is meant, of which nothing is known here. */
function useNextFree({ session, grid, place }: Pick<NextStepProps, 'session' | 'grid' | 'place'>): number | null {
  const { timeZone } = useEdition()
  const day = place.startsAt.slice(0, 10)
  const block = grid.blocks.find((one) => one.session.id === session.id)
  if (block === undefined || placeOf(session, timeZone).startsAt.slice(0, 10) !== day) return null
  return nextFree(grid, block, { stage: place.stage, from: minuteIn(day, `${place.startsAt}:00Z`, 'UTC') })
}
