import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Note } from '#ui/note.tsx'

/** What staff put together for somebody ran out: nobody can begin it again by themself, and whom to ask is said. */
export function EndedOffer() {
  const { rich } = useText()
  const { contactEmail } = useEdition()
  return (
    <Note kind="warning" role="alert">
      {rich('We made this order for you, and its time to pay is over. If you still want it, write to {contact}.', {
        contact: <a href={`mailto:${contactEmail}`}>{contactEmail}</a>,
      })}
    </Note>
  )
}
