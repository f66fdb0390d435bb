import { useText } from '#platform/messages/messages.ts'
import styles from './edit.module.css'
import { EditedHouse } from './edited-house.tsx'
import { HouseForm } from './house-form.tsx'
import { Pictures } from './pictures.tsx'

/** `/organiser/hotels/$id/edit`: what is written of a hotel, and its pictures. */
export function EditHotelPage() {
  const { t } = useText()
  return (
    <EditedHouse note={t('What attendees read and see of it.')}>
      {(house, languages) => (
        <>
          <section className={styles.part} aria-labelledby="hotel">
            <h2 id="hotel">{t('Hotel')}</h2>
            <HouseForm house={house} languages={languages} onDone={() => {}} />
          </section>
          <section className={styles.part} aria-labelledby="pictures">
            <h2 id="pictures">{t('Pictures')}</h2>
            <Pictures house={house} roomId={null} languages={languages} />
          </section>
        </>
      )}
    </EditedHouse>
  )
}
