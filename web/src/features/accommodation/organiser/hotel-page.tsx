import { type NightGrid, readNightGrid } from '@foyer/contract/office-nights'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { RecordTimeline } from '#features/timeline'
import { query } from '#platform/api.ts'
import { useHasDuty } from '#platform/duty.ts'
import { isNotThere } from '#platform/is-not-there.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { NotThere } from '#platform/not-there.tsx'
import { useOpenRecords } from '#platform/open-records.ts'
import { usePlainTitle } from '#platform/title.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ChangeNights } from './change-nights.tsx'
import { ContractSection } from './contract-section.tsx'
import { Figures } from './figures.tsx'
import { HotelPlaces } from './hotel-places.tsx'
import styles from './hotels.module.css'
import type { Marked } from './marked-nights.ts'
import { NightCalendar } from './night-calendar.tsx'
import { CalendarKey, ShownSwitch, useShown } from './shown-switch.tsx'

/** `/organiser/hotels/$id`: one house, night by night. */
export function HotelPage() {
  const { t } = useText()
  const { id = '' } = useParams({ strict: false })
  const {
    data: house,
    error,
    refetch,
  } = useQuery({
    ...query(readNightGrid, { params: { id } }),
    refetchInterval: 30_000,
  })
  const title = house?.name ?? t('Hotel')
  useOpenRecords(house?.rooms.map((room) => ['room', room.id]) ?? [], house)
  usePlainTitle(title)
  const back = <Link to="/organiser/hotels">{t('All hotels')}</Link>
  if (isNotThere({ data: house, error })) return <NotThere list={back} />
  return (
    <>
      <p className="label">{back}</p>
      <PageHead
        title={title}
        note={house === undefined ? '\u00a0' : <Where house={house} />}
        actions={<ShownSwitch />}
      />
      <HotelPlaces id={id} />
      {house === undefined ? (
        error === null ? (
          <Skeleton boxes={[88, 60, 60, 60]} />
        ) : (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <div className={styles.page} key={house.id}>
          <Figures houses={[house]} />
          <Nights house={house} />
          <ContractSection house={house} />
        </div>
      )}
      {house === undefined ? null : <RecordTimeline kind="accommodation" id={id} shown={house} />}
    </>
  )
}

function Where({ house }: { readonly house: NightGrid }) {
  const { t } = useText()
  const { address, stars, minutesToVenue: minutes } = house
  const ways = {
    walk: t('{minutes} min on foot', { minutes }),
    shuttle: t('{minutes} min by shuttle', { minutes }),
    train: t('{minutes} min by train', { minutes }),
  }
  const rank = t('{stars, plural, one {one star} other {# stars}}', { stars })
  return [address, ways[house.wayKind], rank, house.isActive ? t('on sale') : t('not on sale')].join(', ')
}

function Nights({ house }: { readonly house: NightGrid }) {
  const { t } = useText()
  const shown = useShown()
  const mayEdit = useHasDuty('editOffer')
  const [marked, setMarked] = useState<Marked | null>(null)
  const panel = useRef<HTMLFormElement>(null)
  if (house.rooms.length === 0) return <p>{t('This hotel has no rooms yet.')}</p>
  return (
    <div className={mayEdit ? 'split split--340' : undefined}>
      <section className={styles.part} aria-labelledby="nights">
        <h2 id="nights">{t('Nights and prices')}</h2>
        <CalendarKey />
        <NightCalendar
          label={t('Nights of {house}, the arrows walk through them', { house: house.name })}
          houses={[house]}
          shown={shown}
          marked={marked}
          onMark={mayEdit ? setMarked : undefined}
          onEnter={mayEdit ? () => panel.current?.querySelector<HTMLElement>('[inputmode]')?.focus() : undefined}
        />
        {mayEdit ? (
          <p className="hint only-wide">
            {t('Draw over nights or use the arrows; with Shift they mark a range, and Enter leads to its fields.')}
          </p>
        ) : null}
      </section>
      {mayEdit ? (
        <ChangeNights house={house} marked={marked} onMark={setMarked} onDone={() => setMarked(null)} entry={panel} />
      ) : null}
    </div>
  )
}
