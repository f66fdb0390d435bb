import type { FacilityKind } from '@foyer/contract/exhibitors'
import { useText } from '#platform/messages/messages.ts'
import styles from './floor-plan.module.css'

/** On the grid of the product's signs; a toilet is written. */
const paths: Readonly<Record<Exclude<FacilityKind, 'toilet'>, string>> = {
  'accessible-toilet': 'M10.6 4.6a1.4 1.4 0 1 0 .1 0M10.7 8.5v6h5l2.4 5M8.2 11.7a4.6 4.6 0 1 0 5.6 6',
  'first-aid': 'M12 6v12M6 12h12',
  food: 'M5 8h11v6a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM16 9.5h1.5a2.5 2.5 0 0 1 0 5H16',
  cloakroom: 'M12 10V8.6a2.1 2.1 0 1 0-2.1-2.1M12 10l8 6.5H4z',
  lift: 'M4 10l3-3.4 3 3.4M7 7v10M14 14l3 3.4 3-3.4M17 17V7',
  information: 'M12 11v7M12 6.4v1.4',
  'quiet-room': 'M17.5 14.2A6.4 6.4 0 0 1 9.8 6.5a6.4 6.4 0 1 0 7.7 7.7z',
}

/** The sign of a facility on a square of 24. */
export function FacilitySign({ kind }: { readonly kind: FacilityKind }) {
  const { t } = useText()
  return (
    <g className={styles.facility} data-kind={kind}>
      <rect width="24" height="24" />
      {kind === 'toilet' ? (
        <text x="12" y="16.6">
          {t('WC')}
        </text>
      ) : (
        <path d={paths[kind]} />
      )}
    </g>
  )
}

const order: readonly FacilityKind[] = [
  'toilet',
  'accessible-toilet',
  'first-aid',
  'food',
  'cloakroom',
  'lift',
  'information',
  'quiet-room',
]

/** What the signs on the drawing mean, of those that are on it. */
export function FacilityKey({
  shown,
  hasWay,
}: {
  readonly shown: ReadonlySet<FacilityKind>
  readonly hasWay: boolean
}) {
  const { t } = useText()
  const names: Record<FacilityKind, string> = {
    toilet: t('Toilet'),
    'accessible-toilet': t('Accessible toilet'),
    'first-aid': t('First aid'),
    food: t('Food'),
    cloakroom: t('Cloakroom'),
    lift: t('Lift'),
    information: t('Information'),
    'quiet-room': t('Quiet room'),
  }
  return (
    <ul className={styles.key}>
      {order
        .filter((kind) => shown.has(kind))
        .map((kind) => (
          <li key={kind}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <FacilitySign kind={kind} />
            </svg>
            {names[kind]}
          </li>
        ))}
      {hasWay ? <li className={styles.wayKey}>{t('Your way')}</li> : null}
    </ul>
  )
}
