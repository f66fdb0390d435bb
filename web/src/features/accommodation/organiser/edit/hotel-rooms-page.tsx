import { useText } from '#platform/messages/messages.ts'
import styles from './edit.module.css'
import { EditedHouse } from './edited-house.tsx'
import { Rooms } from './rooms.tsx'

/** `/organiser/hotels/$id/rooms`: the kinds of rooms of a hotel, with their pictures. */
export function HotelRoomsPage() {
  const { t } = useText()
  return (
    <EditedHouse note={t('Its kinds of rooms. What is booked of them is kept, whatever is changed here.')}>
      {(house, languages) => (
        <section className={styles.part} aria-labelledby="rooms">
          <h2 id="rooms">{t('Rooms')}</h2>
          <Rooms house={house} languages={languages} />
        </section>
      )}
    </EditedHouse>
  )
}
