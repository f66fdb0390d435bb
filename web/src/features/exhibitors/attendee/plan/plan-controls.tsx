import { useText } from '#platform/messages/messages.ts'
import styles from './plan-controls.module.css'
import type { Move } from './use-pan-zoom.ts'

interface PlanControlsProps {
  readonly moves: Readonly<Record<Move, () => void>>
  /** What one sees when one goes back to all of it. */
  readonly all: string
  readonly onAll: () => void
  /** Whether they stand beneath the drawing, and not on it. */
  readonly areBeneath?: boolean
}

/** What moves a drawing, for whoever has neither wheel nor two fingers for it. */
export function PlanControls({ moves, all, onAll, areBeneath }: PlanControlsProps) {
  const { t } = useText()
  return (
    <div className={styles.bar} data-beneath={areBeneath}>
      <fieldset className={styles.controls} data-of="zoom">
        <legend className="vh">{t('Zoom')}</legend>
        <Control label={t('Closer')} path="M12 5v14M5 12h14" onClick={moves.nearer} />
        <Control label={t('Further away')} path="M5 12h14" onClick={moves.further} />
        <Control label={all} path="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" onClick={onAll} />
      </fieldset>
      <fieldset className={styles.controls} data-of="move">
        <legend className="vh">{t('Move')}</legend>
        <Control label={t('Left')} path="M15 6l-6 6 6 6" onClick={moves.left} />
        <Control label={t('Up')} path="M6 15l6-6 6 6" onClick={moves.up} />
        <Control label={t('Down')} path="M6 9l6 6 6-6" onClick={moves.down} />
        <Control label={t('Right')} path="M9 6l6 6-6 6" onClick={moves.right} />
      </fieldset>
    </div>
  )
}

interface ControlProps {
  readonly label: string
  readonly path: string
  readonly onClick: () => void
}

function Control({ label, path, onClick }: ControlProps) {
  return (
    <button type="button" aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  )
}
