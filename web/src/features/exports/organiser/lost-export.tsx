import { forgetSavedExport, type SavedExport } from '@foyer/contract/exports'
import { useMutation } from '@tanstack/react-query'
import { send } from '#platform/api.ts'
import { dayAt, formatLongDay } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Offered } from '#ui/read-only.tsx'
import { refreshExports } from './use-new-export.ts'

/** In the place of a kept export of one's own that is gone: why, and none of its words. */
export function LostExport({ saved: { uuid, lostAt } }: { readonly saved: SavedExport }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const removal = useMutation<unknown, ProblemError>({
    mutationFn: () => send(forgetSavedExport, { params: { uuid } }),
    onSuccess: refreshExports,
  })
  if (lostAt === null) return null
  const day = formatLongDay(dayAt(new Date(lostAt), timeZone), locale)
  return (
    <Note>
      <p>
        {t('On {day} an export that you kept here was removed: somebody was erased whom it may have named.', { day })}{' '}
        {t('If it began by itself, it no longer does.')}
      </p>
      <Offered>
        <Button variant="line" isSmall isSending={removal.isPending} onClick={() => removal.mutate()}>
          {t('Understood')}
        </Button>
      </Offered>
      <span role="status">{removal.error === null ? null : t(removal.error.detail)}</span>
    </Note>
  )
}
