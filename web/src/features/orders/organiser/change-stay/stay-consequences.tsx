import { formatMoney } from '@foyer/contract/kit/money'
import type { StayChangePreview } from '@foyer/contract/office-stays'
import { formatDays, formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { type Consequence, ConsequenceList } from '../consequence-list.tsx'

interface StayConsequencesProps {
  readonly preview: StayChangePreview
  /** What comes back, in minor units. */
  readonly refunded: number
  readonly isStale: boolean
}

/** What another stay for somebody would do, one after the other. */
export function StayConsequences({ preview, refunded, isStale }: StayConsequencesProps) {
  return <ConsequenceList consequences={useConsequences(preview, refunded)} isStale={isStale} />
}

function useConsequences(preview: StayChangePreview, refunded: number): Consequence[] {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const { wanted, before, after, difference, most, isLate, payUntil, replaces } = preview
  const where = t('{house}, {room}, {days}', {
    house: wanted.accommodation,
    room: wanted.room,
    days: formatDays(wanted.arrival, wanted.departure, locale),
  })
  const money = (amount: number) => formatMoney({ ...difference, amount })
  const list: Consequence[] = []
  if (replaces)
    list.push({
      what: t('An earlier change gives way'),
      how: t('It waits for its money. Its nights are free again, and its order ends.'),
      isWarning: true,
    })
  if (payUntil !== null) {
    list.push(
      { what: t('The nights are held'), how: where, amount: formatMoney(after) },
      {
        what: t('Its owner pays the difference'),
        how: t('By {moment}. A mail leads them there.', { moment: formatMoment(payUntil, timeZone, locale) }),
        amount: formatMoney(difference),
      },
      {
        what: t('Until then nothing changes'),
        how: t('If it is not paid in time, the nights are free again and the stay stays as it was.'),
      },
    )
  } else {
    list.push({ what: t('The stay is moved at once'), how: where, amount: formatMoney(after) })
    if (refunded > 0)
      list.push({
        what: t('The difference goes back'),
        how: t('In the way it was paid, with a credit note.'),
        amount: money(refunded),
      })
    if (after.amount < before.amount && refunded < most.amount)
      list.push({
        what: t('Some of it is kept'),
        how: t('It stays on the invoice.'),
        amount: money(most.amount - refunded),
        isWarning: true,
      })
    list.push({ what: t('Its owner is told'), how: t('A mail with the new confirmation for the reception.') })
  }
  if (isLate)
    list.push({
      what: t('After the deadline'),
      how: t('The time in which its owner changes it by themself is over. You decide.'),
      isWarning: true,
    })
  return list
}
