import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { Lock } from '#ui/lock.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

interface SetupComingProps {
  readonly error: Error | null
  readonly onRetry: () => void
}

/** Before it is known how far the edition is set up; or why that is not known. */
export function SetupComing({ error, onRetry }: SetupComingProps) {
  const { t } = useText()
  usePlainTitle(t('Set up'))
  return (
    <>
      <Lock numeral={null} title={t('Set up')} />
      {error === null ? <Skeleton boxes={[44, 320, 200]} /> : <LoadFailed error={error} onRetry={onRetry} />}
    </>
  )
}
