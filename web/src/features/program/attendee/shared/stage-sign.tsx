import type { Stage } from '@foyer/contract/program'
import { useText } from '#platform/messages/messages.ts'
import { Sign } from '#ui/sign.tsx'

/** Hall and room of a stage. */
export function StageSign({ stage, size }: { readonly stage: Stage; readonly size?: 'medium' | 'large' }) {
  const { t } = useText()
  return <Sign label={t('Hall')} hall={stage.hall} room={stage.name} {...(size === undefined ? {} : { size })} />
}
