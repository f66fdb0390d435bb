import { useText } from '#platform/messages/messages.ts'
import styles from './floor-plan.module.css'
import type { StandAt } from './plan-search.ts'

/** A stand as its sign says it: the hall's number, and the stand's. */
export function StandSign({ stand, isLarge = false }: { readonly stand: StandAt; readonly isLarge?: boolean }) {
  const { t } = useText()
  return (
    <span className={isLarge ? `${styles.sign} ${styles.large}` : styles.sign}>
      <span className="vh">{t('Hall {hall}, stand {stand}', { hall: stand.hall, stand: stand.code })}</span>
      <b aria-hidden="true">{stand.hall}</b>
      <i aria-hidden="true">{stand.code}</i>
    </span>
  )
}
