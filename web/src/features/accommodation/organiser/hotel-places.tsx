import { Link } from '@tanstack/react-router'
import { useHasDuty, useIsEntrusted } from '#platform/duty.ts'
import { useText } from '#platform/messages/messages.ts'
import styles from '#ui/page-tabs.module.css'

/** The pages of one hotel. */
export function HotelPlaces({ id }: { readonly id: string }) {
  const { t } = useText()
  const [mayEdit, maySeePeople] = [useIsEntrusted('editOffer'), useHasDuty('seePeople')]
  const params = { id }
  return (
    <nav className={styles.tabs} aria-label={t('Pages of this hotel')}>
      <Link to="/organiser/hotels/$id" params={params} activeOptions={{ exact: true }}>
        {t('Nights and contract')}
      </Link>
      {maySeePeople ? (
        <Link to="/organiser/hotels/$id/rooming-list" params={params}>
          {t('Rooming list')}
        </Link>
      ) : null}
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
