import type { Locale } from '@foyer/contract/kit/languages'
import { type OfficeAccommodation, readOfficeAccommodation } from '@foyer/contract/office-accommodation'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { query } from '#platform/api.ts'
import { ChangedBy } from '#platform/changed-by.tsx'
import { isNotThere } from '#platform/is-not-there.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { NotThere } from '#platform/not-there.tsx'
import { useOpenRecords } from '#platform/open-records.ts'
import { usePlainTitle } from '#platform/title.ts'
import { useLanguages } from '#platform/work-edition.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { HotelPlaces } from '../hotel-places.tsx'
import styles from './edit.module.css'

interface EditedHouseProps {
  /** What the page is for. */
  readonly note: string
  /** @param languages those of the edition, the first of which everybody can read. */
  readonly children: (house: OfficeAccommodation, languages: readonly Locale[]) => ReactNode
}

/** A page on which one hotel is edited, once it is known. */
export function EditedHouse({ note, children }: EditedHouseProps) {
  const { t } = useText()
  const { id = '' } = useParams({ strict: false })
  const house = useQuery(query(readOfficeAccommodation, { params: { id } }))
  const languages = useLanguages()
  const title = house.data?.name ?? t('Hotel')
  useOpenRecords(
    [['accommodation', id], ...(house.data?.rooms.map((room) => ['room', room.id] as const) ?? [])],
    house.data,
  )
  usePlainTitle(title)
  const error = house.error
  const again = () => {
    void house.refetch()
  }
  const back = <Link to="/organiser/hotels">{t('All hotels')}</Link>
  if (isNotThere(house)) return <NotThere list={back} />
  return (
    <ChangedBy duty="editOffer">
      <p className="label">{back}</p>
      <PageHead title={title} note={note} />
      <HotelPlaces id={id} />
      {house.data !== undefined ? (
        <div className={styles.page}>
          <Fragment key={house.data.id}>{children(house.data, languages)}</Fragment>
        </div>
      ) : error === null ? (
        <Skeleton boxes={[48, 120, 48, 48, 120, 48]} />
      ) : (
        <LoadFailed error={error} onRetry={again} />
      )}
    </ChangedBy>
  )
}
