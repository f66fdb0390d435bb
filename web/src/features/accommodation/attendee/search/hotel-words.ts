import type { AccommodationOrder } from '@foyer/contract/accommodation'
import { message } from '#platform/messages/messages.ts'

export const orderNames: Record<AccommodationOrder, string> = {
  priceHighLow: message('Price, high to low'),
  priceLowHigh: message('Price, low to high'),
  distance: message('Minutes to the venue'),
  nameAZ: message('Name, A to Z'),
}
