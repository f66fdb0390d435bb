import { type ListView, listViews, removeView } from '@foyer/contract/list-views'
import { useCommand } from '#platform/command.ts'
import { dayAt, formatLongDay } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Offered } from '#ui/read-only.tsx'
import styles from './list-views.module.css'

interface LostViewProps {
  readonly view: ListView
  readonly onRead: () => void
}

/** In the place of a view of one's own that is gone: why, and none of its words. */
export function LostView({ view: { uuid, lostAt }, onRead }: LostViewProps) {
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
            onClick={() => removal.mutate({ params: { uuid } }, { onSuccess: onRead })}
          >
            {t('Understood')}
          </Button>
        </Offered>
      </Note>
    </div>
  )
}

/** Where an address, kept or sent by a colleague, names a view that whoever opens it does not see. */
export function UnknownView({ onRead }: Pick<LostViewProps, 'onRead'>) {
  const { t } = useText()
  return (
    <div className={styles.lost}>
      <Note>
        <p>
          {t(
            'The view in this address was removed, or is not shared with you. The list shows what the address says beside its name.',
          )}
        </p>
        <Button variant="line" isSmall onClick={onRead}>
          {t('Understood')}
        </Button>
      </Note>
    </div>
  )
}
