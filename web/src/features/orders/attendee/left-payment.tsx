import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Note } from '#ui/note.tsx'

/** A payment was begun and waits for its buyer: at the bank, or in the provider's fields. */
export function LeftPayment() {
  const { t } = useText()
  return (
    <Note kind="info">
      {useEdition().cardEntry === 'form'
        ? t('You left your bank’s page. Pay again here, or confirm there: you are charged once.')
        : t('You began to pay. Go on here, in any tab, or in another way: you are charged once.')}
    </Note>
  )
}
