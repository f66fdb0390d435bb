import type { ComponentProps } from 'react'
import { useText } from '../messages/messages.ts'
import type { Values } from './form-model.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { TheirEntries } from './their-entries.tsx'

/** What an edited record says beside its fields: that somebody else saved it, and, before it is left, that it is not saved. */
export function EditNotes<V extends Values>(props: ComponentProps<typeof TheirEntries<V>>) {
  const { t } = useText()
  return (
    <>
      <LeaveGuard isUnsaved={() => props.form.model.state.isDirty}>
        {t('What you typed here is not saved yet.')}
      </LeaveGuard>
      <TheirEntries {...props} />
    </>
  )
}
