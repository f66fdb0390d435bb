import { Link } from '@tanstack/react-router'
import { useText } from '#platform/messages/messages.ts'
import { PersonSearch } from '#platform/person-search.tsx'
import styles from './new-order.module.css'

/** For whom: whoever has an account. */
export function PersonPicker() {
  const { t } = useText()
  return (
    <section className={styles.form}>
      <PersonSearch
        label={t('For whom: name, e-mail, company or number')}
        limit={8}
        nobody={t('Nobody with an account is found.')}
        link={({ uuid, name }) => (
          <Link to="/organiser/orders/new" search={{ person: uuid }}>
            {name}
          </Link>
        )}
      />
      <p>
        <Link to="/organiser/people/new" search={{ next: 'order' }}>
          {t('Somebody who has no account yet')}
        </Link>
      </p>
    </section>
  )
}
