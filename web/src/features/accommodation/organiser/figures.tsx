import type { NightGrid } from '@foyer/contract/office-nights'
import { useText } from '#platform/messages/messages.ts'
import styles from './hotels.module.css'
import { useNightWords } from './night-words.ts'

/** What all these houses offer, what of it is gone, and what is owed for what nobody takes. */
export function Figures({ houses }: { readonly houses: readonly NightGrid[] }) {
  const { t } = useText()
  const { count, money } = useNightWords()
  const sum = (of: 'allotment' | 'booked' | 'held') => houses.reduce((all, house) => all + house[of], 0)
  const [allotment, booked, held] = [sum('allotment'), sum('booked'), sum('held')]
  const contracts = houses.flatMap(({ contract }) => (contract === null ? [] : [contract]))
  const owed = contracts.reduce((all, contract) => all + contract.owed, 0)
  const figures = [
    [t('Nights on offer'), count(allotment)],
    [t('Booked'), count(booked)],
    [t('Held now'), count(held)],
    [t('Free'), count(allotment - booked - held)],
    // Of one house its contract says so itself.
    ...(contracts.length === 0 || houses.length === 1 ? [] : [[t('Owed to hotels tonight'), money(owed)] as const]),
  ] as const
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
