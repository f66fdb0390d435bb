import type { Night } from '@foyer/contract/accommodation'
import { useState } from 'react'
import { NightKey, NightStrip, type Stay } from '#features/accommodation'
import { useText } from '#platform/messages/messages.ts'
import { usePageTitle } from '#platform/title.ts'
import { Gallery } from '#ui/gallery.tsx'

/** Rooms left from 18 to 25 October; null: the read failed. */
const left = [9, 3, 12, 2, 1, 8, 0, null]
const nights: Night[] = left.map((rooms, index) => ({
  availabilityId: rooms === null ? null : index + 1,
  night: `2025-10-${18 + index}`,
  left: rooms ?? 0,
  price: null,
}))

/** Every component of `web/src/ui`, and what features share of their own. */
export function GalleryPage() {
  const { t } = useText()
  usePageTitle(t('Components'))
  const [stay, setStay] = useState<Stay>({ arrival: '2025-10-20', departure: '2025-10-23' })
  return (
    <>
      <Gallery />
      <section className="stack">
        <h2>Night strip</h2>
        <NightKey />
        <NightStrip label="Only shown" nights={nights} stay={stay} />
        <NightStrip label="Pressed and walked with the arrows" nights={nights} stay={stay} onStay={setStay} />
        <NightStrip label="One’s own nights" nights={nights} stay={stay} isOwn isCompact />
      </section>
    </>
  )
}
