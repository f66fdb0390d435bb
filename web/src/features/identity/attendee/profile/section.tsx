import { type ReactNode, useState } from 'react'
import { appNow } from '#platform/app-clock.ts'
import { useText } from '#platform/messages/messages.ts'
import { SavedAt } from '#platform/saved-at.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './profile-page.module.css'

interface SectionProps {
  /** Apart from the ids of fields: in the page it begins with `profile-`. */
  readonly id: string
  readonly title: string
  /** When it was saved last, on this visit; `useSaved` gives it. */
  readonly savedAt?: Date | null
  readonly children: ReactNode
}

/** Where one goes on in a section, where what was pressed went with what it did. */
export const sectionHeading = (id: string): string => `profile-${id}-title`

/** A part of the profile that is saved on its own, and says when it was. */
export function Section({ id, title, savedAt = null, children }: SectionProps) {
  return (
    <section className={styles.section} id={`profile-${id}`} aria-labelledby={sectionHeading(id)}>
      <div className={styles.head}>
        <h2 id={sectionHeading(id)} tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.saved} role="status">
          {savedAt === null ? null : <SavedAt at={savedAt} />}
        </p>
      </div>
      {children}
    </section>
  )
}

/** The room that a section takes, before its content is there. */
export function Waiting() {
  return <Skeleton boxes={[240]} />
}

/** Each section has one; assistive technology hears which part it saves. */
export function SaveButton({ part, isSending }: { part: string; isSending: boolean }) {
  const { t } = useText()
  return (
    <div className={styles.actions}>
      <Button type="submit" isSending={isSending}>
        {t('Save')} <span className="vh">{part}</span>
      </Button>
    </div>
  )
}

/** The moment of the last save, on the app's clock. */
export function useSaved() {
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  return { savedAt, markSaved: () => setSavedAt(appNow()) }
}
