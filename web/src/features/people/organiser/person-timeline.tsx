import type { PersonTimelineEntry } from '@foyer/contract/office-person'
import { FieldChanges } from '#features/timeline'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Trail } from '#ui/trail.tsx'

/** What happened, the newest first: when, who, what, before and after. */
export function PersonTimeline({ entries }: { readonly entries: readonly PersonTimelineEntry[] }) {
  const { locale } = useText()
  const { timeZone } = useEdition()
  const words = useEventWords()
  return (
    <Trail
      happenings={entries.map(({ at, kind, event, of, actor, changes, text }, key) => ({
        // What happened keeps its place.
        key,
        what: words[`${kind} ${event}`] ?? event,
        ...(of === null ? {} : { aside: of }),
        more: (
          <>
            {text === null ? null : <p>{text}</p>}
            {changes.length === 0 ? null : <FieldChanges changes={changes} />}
          </>
        ),
        note: [formatMoment(at, timeZone, locale), actor?.name].filter((part) => part !== undefined).join(', '),
      }))}
    />
  )
}

function useEventWords(): Readonly<Partial<Record<string, string>>> {
  const { t } = useText()
  return {
    'account opened': t('Account opened'),
    'pass chosen': t('Pass chosen'),
    'pass approved': t('Pass approved'),
    'order begun': t('Order begun'),
    'stay chosen': t('Room chosen'),
    'train-ticket chosen': t('Train ticket chosen'),
    'note written': t('Note'),
    'mail accepted': t('Mail sent'),
    'mail refused': t('Mail refused by the mail server'),
    'mail unanswered': t('Mail not sent: mail server not reached'),
    'staff mails.sendMailAgain': t('Mail sent again'),
    'staff passes.approvePasses': t('Pass approved by staff'),
    'staff passes.rejectPass': t('Pass rejected'),
    'staff passes.grantPass': t('Pass given'),
    'staff passes.changePass': t('Pass changed by staff'),
    'staff identity.addPerson': t('Account opened by staff'),
    'staff identity.tagVendor': t('Let in as a vendor'),
    'staff identity.untagVendor': t('Vendor’s tag taken away'),
    'staff identity.correctPerson': t('Corrected'),
    'staff identity.signPersonOut': t('Signed out everywhere'),
    'staff identity.seePerson': t('Seen as this person'),
    'staff identity.exportPerson': t('Data handed out'),
    'staff identity.mergePeople': t('Merged with another account'),
  }
}
