import { useText } from '#platform/messages/messages.ts'
import type { StayOffer } from './stay-offer.ts'
import { nightList } from './words.ts'

/** Why a stay cannot be had as it was asked for. */
export function useOfferWords(): (offer: Exclude<StayOffer, { is: 'whole' }>) => string {
  const { t, locale } = useText()
  return (offer) => {
    if (offer.is === 'unknown') return t('We do not know now whether these nights are free.')
    if (offer.is === 'ruled-out')
      return offer.minimumStay === null
        ? t('No arrival on this day.')
        : t('Arriving on this day means {nights} nights or more.', { nights: offer.minimumStay })
    return offer.full.length > 0
      ? t('{nights, plural, one {{days} is full.} other {{days} are full.}}', {
          nights: offer.full.length,
          days: nightList(offer.full, locale),
        })
      : t('Not every night is offered here.')
  }
}
