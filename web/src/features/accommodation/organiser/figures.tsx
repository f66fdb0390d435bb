import type { NightGrid } from '@foyer/contract/office-nights'
import { useText } from '#platform/messages/messages.ts'
import styles from './hotels.module.css'
import { useNightWords } from './night-words.ts'

/** What all these houses have under contract, and what of it is gone. */
export function Figures({ houses }: { readonly houses: readonly NightGrid[] }) {
  const { t } = useText()
  const { count } = useNightWords()
  const sum = (of: 'allotment' | 'booked' | 'held') => houses.reduce((all, house) => all + house[of], 0)
  const [allotment, booked, held] = [sum('allotment'), sum('booked'), sum('held')]
  const figures = [
    [t('Contracted nights'), allotment],
    [t('Booked'), booked],
    [t('Held now'), held],
    [t('Free'), allotment - booked - held],
  ] as const
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
