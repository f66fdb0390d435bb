import { useText } from '#platform/messages/messages.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './train-ticket.module.css'

/** What holds for a kind of ticket, a sentence each. */
export function TrainTicketRules({ rules }: { readonly rules: readonly string[] }) {
  const { t } = useText()
  if (rules.length === 0) return null
  return (
    <section className="stack stack--8" aria-labelledby="rules">
      <h2 id="rules">{t('Rules')}</h2>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>
            <Icon name="check" />
            {rule}
          </li>
        ))}
      </ul>
    </section>
  )
}
