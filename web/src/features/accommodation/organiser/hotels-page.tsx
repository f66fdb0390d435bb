import { listOfficeAccommodations, type NightGrid } from '@foyer/contract/office-nights'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { useHasDuty } from '#platform/duty.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { Tag } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { wayIcons } from '../shared/words.ts'
import { Figures } from './figures.tsx'
import styles from './hotels.module.css'
import { NightCalendar } from './night-calendar.tsx'
import { useNightWords } from './night-words.ts'
import { CalendarKey, ShownSwitch, useShown } from './shown-switch.tsx'

/** `/organiser/hotels`: every house with its rooms, night by night. */
export function HotelsPage() {
  const { t } = useText()
  const shown = useShown()
  const mayEdit = useHasDuty('editOffer')
  const { data, error, refetch } = useQuery({
    ...query(listOfficeAccommodations, { query: { limit: '200' } }),
    // What is sold changes without anybody's doing here.
    refetchInterval: 30_000,
  })
  const houses = data?.items
  usePlainTitle(t('Hotels'))
  return (
    <>
      <PageHead
        title={t('Hotels')}
        note={houses === undefined ? '\u00a0' : <Counts houses={houses} />}
        actions={
          <>
            <ShownSwitch />
            {mayEdit ? (
              <Link {...buttonLook('line', true)} to="/organiser/hotels/new">
                <Icon name="plus" />
                {t('Add a hotel')}
              </Link>
            ) : null}
          </>
        }
      />
      {houses === undefined ? (
        error === null ? (
          <Skeleton boxes={[88, 34, 60, 60, 34, 60, 60]} />
        ) : (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        )
      ) : houses.length === 0 ? (
        <Empty title={t('There is no hotel yet.')} text={t('Without one nobody can book a room.')} />
      ) : (
        <>
          <Figures houses={houses} />
          <CalendarKey />
          <NightCalendar
            label={t('Nights of every hotel, the arrows walk through them')}
            houses={houses}
            shown={shown}
            headOf={(house) => <HouseHead house={house} />}
          />
        </>
      )}
    </>
  )
}

function Counts({ houses }: { readonly houses: readonly NightGrid[] }) {
  const { t } = useText()
  const rooms = houses.reduce((sum, house) => sum + house.rooms.length, 0)
  return t(
    '{houses, plural, one {One hotel} other {# hotels}}, {rooms, plural, one {one kind of room} other {# kinds of rooms}}',
    { houses: houses.length, rooms },
  )
}

function HouseHead({ house }: { readonly house: NightGrid }) {
  const { t } = useText()
  const { count, money } = useNightWords()
  return (
    <>
      <Link to="/organiser/hotels/$id" params={{ id: String(house.id) }}>
        {house.name}
      </Link>
      <span className={styles.way}>
        <Icon name={wayIcons[house.wayKind]} size={16} />
        {t('{minutes} min', { minutes: house.minutesToVenue })}
      </span>
      <span className="muted">
        {t('{booked} of {allotment} nights booked', { booked: count(house.booked), allotment: count(house.allotment) })}
      </span>
      {house.contract === null ? null : (
        <span className="muted">{t('Attrition {amount}', { amount: money(house.contract.owed) })}</span>
      )}
      {house.isActive ? null : <Tag>{t('not on sale')}</Tag>}
      {house.rooms.length === 0 ? <span className="muted">{t('no rooms yet')}</span> : null}
    </>
  )
}
