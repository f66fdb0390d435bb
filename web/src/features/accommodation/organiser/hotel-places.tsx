import { Link } from '@tanstack/react-router'
import { useText } from '#platform/messages/messages.ts'
import styles from './hotel-places.module.css'
import { useHasDuty } from './may-edit.ts'

/** The pages of one hotel. */
export function HotelPlaces({ id }: { readonly id: string }) {
  const { t } = useText()
  const mayEdit = useHasDuty('editOffer')
  const params = { id }
  return (
    <nav className={styles.places} aria-label={t('Pages of this hotel')}>
      <Link to="/organiser/hotels/$id" params={params} activeOptions={{ exact: true }}>
        {t('Nights and contract')}
      </Link>
      {mayEdit ? (
        <>
          <Link to="/organiser/hotels/$id/edit" params={params}>
            {t('Texts and pictures')}
          </Link>
          <Link to="/organiser/hotels/$id/rooms" params={params}>
            {t('Rooms')}
          </Link>
        </>
      ) : null}
    </nav>
  )
}
