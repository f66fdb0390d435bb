import { type ListView, listViews, removeView } from '@foyer/contract/list-views'
import { useCommand } from '#platform/command.ts'
import { dayAt, formatLongDay } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Offered } from '#ui/read-only.tsx'
import styles from './list-views.module.css'

/** In the place of a view of one's own that is gone: why, and none of its words. */
export function LostView({ view: { uuid, lostAt } }: { readonly view: ListView }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const removal = useCommand(removeView, { refreshes: [listViews], done: null })
  if (lostAt === null) return null
  const day = formatLongDay(dayAt(new Date(lostAt), timeZone), locale)
  return (
    <div className={styles.lost}>
      <Note>
        <p>
          {t('On {day} a view that you saved here was removed: somebody was erased whom it may have named.', { day })}
        </p>
        <Offered>
          <Button
            variant="line"
            isSmall
            isSending={removal.isPending}
            onClick={() => removal.mutate({ params: { uuid } })}
          >
            {t('Understood')}
          </Button>
        </Offered>
      </Note>
    </div>
  )
}
