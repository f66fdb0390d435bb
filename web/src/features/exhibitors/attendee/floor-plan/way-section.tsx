import type { FloorPlan } from '@foyer/contract/exhibitors'
import { useId } from 'react'
import { useText } from '#platform/messages/messages.ts'
import fieldStyles from '#ui/field.module.css'
import { Icon } from '#ui/icon.tsx'
import { walkSign } from '#ui/signs.ts'
import type { Goal, Way } from '../../shared/find-way.ts'
import styles from './floor-plan.module.css'
import type { PlanSearch } from './plan-search.ts'
import { minutesOf, stepsOf, type Turn, type WayStep } from './way-steps.ts'

interface WaySectionProps {
  readonly plan: FloorPlan
  readonly goal: Goal
  /** What stands at its end; null: the door of a hall. */
  readonly place: { readonly code: string; readonly name?: string } | null
  readonly entrance: string | null
  readonly isStepFree: boolean
  readonly way: Way | null
  readonly onStart: (part: Partial<Pick<PlanSearch, 'from' | 'isStepFree'>>) => void
}

/** The way from an entrance, in words. */
export function WaySection({ plan, goal, place, entrance, isStepFree, way, onStart }: WaySectionProps) {
  const { t } = useText()
  const id = useId()
  if (plan.entrances.length === 0) return null
  const name = place === null ? '' : (place.name ?? t('Stand {stand}', { stand: place.code }))
  return (
    <section className={styles.route} aria-labelledby={id}>
      <h3 id={id} className="vh">
        {t('The way')}
      </h3>
      {way === null ? (
        <p>{isStepFree ? t('No way without steps is known from here.') : t('No way is known from here.')}</p>
      ) : (
        <>
          <p className={styles.minutes}>
            <b className="num">
              {minutesOf(way)} <small>{t('min')}</small>
            </b>
            <Icon name={walkSign} size={16} />
            <span className="label muted">
              {t('about {metres} m', { metres: Math.max(10, Math.round(way.metres / 10) * 10) })}
            </span>
          </p>
          <ol>
            {stepsOf(plan, way, goal.area).map((step, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps have no names, and stay in their order.
              <li key={nth}>
                <StepText step={step} place={name} />
              </li>
            ))}
          </ol>
        </>
      )}
      <label className={styles.from}>
        <span className="label">{t('From', undefined, { context: 'a way' })}</span>
        <select
          className={fieldStyles.select}
          value={entrance ?? ''}
          onChange={(event) => onStart({ from: event.currentTarget.value })}
        >
          {plan.entrances.map((one) => (
            <option key={one.code} value={one.code}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.stepFree}>
        <input
          type="checkbox"
          checked={isStepFree}
          onChange={(event) => onStart({ isStepFree: event.currentTarget.checked })}
        />
        {t('Without steps')}
      </label>
    </section>
  )
}

function StepText({ step, place }: { readonly step: WayStep; readonly place: string }) {
  const { t } = useText()
  if (step.kind === 'there') {
    if (step.side === 'left') return t('{place} is on your left', { place })
    return step.side === 'right' ? t('{place} is on your right', { place }) : t('{place} is ahead of you', { place })
  }
  const turns: Record<Turn, string> = {
    straight: t('Straight on'),
    left: t('Left'),
    right: t('Right'),
    back: t('Turn round'),
  }
  const turn = turns[step.turn]
  if (step.kind === 'door')
    return step.turn === 'straight'
      ? t('Through {door}', { door: step.door })
      : t('{turn}, through {door}', { turn, door: step.door })
  return step.name === null
    ? t('{turn}, {metres} m', { turn, metres: step.metres })
    : t('{turn}: {way}, {metres} m', { turn, way: step.name, metres: step.metres })
}
