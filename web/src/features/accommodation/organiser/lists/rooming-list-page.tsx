import { type RoomingList, readRoomingList } from '@foyer/contract/rooming-lists'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { formatMoment } from '#platform/days.ts'
import { useHasDuty } from '#platform/duty.ts'
import { useEdition } from '#platform/edition.ts'
import { isNotThere } from '#platform/is-not-there.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { NotThere } from '#platform/not-there.tsx'
import { useOpenRecords } from '#platform/open-records.ts'
import { usePlainTitle } from '#platform/title.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { HotelPlaces } from '../hotel-places.tsx'
import { ListFiles } from './list-files.tsx'
import styles from './lists.module.css'
import { SendList } from './send-list.tsx'

/** `/organiser/hotels/$id/rooming-list`: what a hotel is told of who sleeps there, and what it was told. */
export function RoomingListPage() {
  const { t } = useText()
  const { id = '' } = useParams({ strict: false })
  const { data: list, error, refetch } = useQuery(query(readRoomingList, { params: { id } }))
  useOpenRecords(
    [
      ['rooming-list', id],
      ['accommodation', id],
    ],
    list,
  )
  const title = list?.name ?? t('Hotel')
  usePlainTitle(`${title}, ${t('Rooming list')}`)
  const back = <Link to="/organiser/hotels">{t('All hotels')}</Link>
  if (isNotThere({ data: list, error })) return <NotThere list={back} />
  return (
    <>
      <p className="label">{back}</p>
      <PageHead title={title} note={t('Rooming list: who sleeps here, and what the hotel was told of it.')} />
      <HotelPlaces id={id} />
      {list === undefined ? (
        error === null ? (
          <Skeleton boxes={[72, 44, 48, 60, 60]} />
        ) : (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <div className={styles.page}>
          <Now id={id} list={list} />
          <Sent id={id} list={list} />
        </div>
      )}
    </>
  )
}

interface PartProps {
  readonly id: string
  readonly list: RoomingList
}

function Now({ id, list }: PartProps) {
  const { t } = useText()
  const maySend = useHasDuty('editOffer')
  const { stays, people } = list.now
  return (
    <section className={styles.part} aria-labelledby="now">
      <h2 id="now">{t('As it is now')}</h2>
      <p className={styles.sum}>
        <b>
          {t('{stays, plural, =0 {No stay is booked} one {One stay} other {# stays}}', { stays })}
          {stays === 0 ? null : `, ${t('{people, plural, one {one person} other {# persons}}', { people })}`}
        </b>
        <Changes counts={list.now} isFirst={list.sent.length === 0} />
      </p>
      <ListFiles id={id} number={null} />
      {maySend ? <SendList key={id} id={id} list={list} /> : null}
    </section>
  )
}

function Sent({ id, list }: PartProps) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  return (
    <section className={styles.part} aria-labelledby="sent">
      <h2 id="sent">{t('Sent to the hotel')}</h2>
      {list.sent.length === 0 ? (
        <p className="muted">
          {t('Nothing yet. The first list has every stay; each one after it marks what changed.')}
        </p>
      ) : (
        <ol className={styles.sent}>
          {list.sent.map((sent) => (
            <li key={sent.number}>
              <div>
                <b>{t('List {number}', { number: sent.number })}</b>
                <span className="label muted">
                  {t('{moment}, to {address}, by {name}', {
                    moment: formatMoment(sent.sentAt, timeZone, locale),
                    address: sent.sentTo,
                    name: sent.sentBy,
                  })}
                </span>
                <span>
                  {t('{stays, plural, =0 {No stay is booked} one {One stay} other {# stays}}', { stays: sent.stays })}
                  {', '}
                  <Changes counts={sent} isFirst={sent.number === 1} />
                </span>
              </div>
              <ListFiles id={id} number={sent.number} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

interface ChangesProps {
  readonly counts: Pick<RoomingList['now'], 'added' | 'changed' | 'cancelled'>
  readonly isFirst: boolean
}

function Changes({ counts, isFirst }: ChangesProps) {
  const { t } = useText()
  if (isFirst) return <span className="muted">{t('the first list')}</span>
  if (counts.added + counts.changed + counts.cancelled === 0)
    return <span className="muted">{t('nothing changed since the list before')}</span>
  return <span>{t('{added} new, {changed} changed, {cancelled} cancelled since the list before', counts)}</span>
}
