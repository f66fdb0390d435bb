import type { UseQueryResult } from '@tanstack/react-query'

/**
 * What the server says that an act would do, as far as it is asked for what stands in the fields.
 * @param isReady what stands in them can be asked about.
 */
export const lookedAt = <Preview>(preview: UseQueryResult<Preview>, isReady: boolean) => ({
  found: isReady && preview.error === null ? preview.data : undefined,
  /** What is shown is of what was chosen before. */
  isStale: preview.isPlaceholderData,
  /** It is still on its way. */
  isLooking: isReady && (preview.isPending || preview.isPlaceholderData),
  /** Why it cannot be said. */
  reason: isReady ? preview.error : null,
})
