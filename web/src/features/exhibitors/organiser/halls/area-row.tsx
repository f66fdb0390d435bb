import { TextField } from '#platform/forms/fields.tsx'
import type { FieldOf } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import styles from './halls.module.css'

interface AreaRowProps {
  readonly field: (name: 'x' | 'y' | 'width' | 'depth') => FieldOf
}

export function useAreaNames() {
  const { t } = useText()
  return {
    x: t('Metres east'),
    y: t('Metres south'),
    width: t('Width in metres'),
    depth: t('Depth in metres'),
  }
}

/** Where something lies on the plan, and how large it is. */
export function AreaRow({ field }: AreaRowProps) {
  const names = useAreaNames()
  return (
    <div className={styles.four}>
      {(['x', 'y', 'width', 'depth'] as const).map((name) => (
        <TextField key={name} {...field(name)} look="num" inputMode="decimal" autoComplete="off" label={names[name]} />
      ))}
    </div>
  )
}
