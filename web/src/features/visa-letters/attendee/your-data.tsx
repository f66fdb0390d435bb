import { keptUntil } from '@foyer/contract/visa-letter-rules'
import { formatLongDay } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './visa-letter.module.css'

export function YourData() {
  const { t, locale } = useText()
  const { endsOn } = useEdition()
  const lines = [
    t('It is stored encrypted, and no list of ours shows it.'),
    t('The consulate sees on our page only your initials and whether the letter is valid.'),
    t('It is deleted after {day}, or at once when you withdraw the letter.', {
      day: formatLongDay(keptUntil(endsOn), locale),
    }),
    t('This page keeps nothing of it in your browser: who leaves it starts over.'),
  ]
  return (
    <section className={styles.formset} aria-labelledby="your-data">
      <h2 id="your-data">{t('What happens to your data')}</h2>
      <ul className={styles.ticks}>
        {lines.map((line) => (
          <li key={line}>
            <Icon name="lock" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
