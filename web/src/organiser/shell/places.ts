import { type Duty, duties } from '@foyer/contract/kit/duties'
import { useText } from '#platform/messages/messages.ts'
import type { IconName } from '#ui/icon.tsx'

export interface Place {
  readonly path: string
  readonly word: string
  readonly icon: IconName
  /** Who has none of these duties does not see it; null: everybody in the office does. */
  readonly duty: Duty | null
  /** After `g`, in every language: it goes there. */
  readonly letter: string
}

export interface PlaceGroup {
  readonly word: string
  readonly places: readonly Place[]
}

/** Every place of the back office, in the groups in which the menu shows them. */
function usePlaceGroups(): readonly PlaceGroup[] {
  const { t } = useText()
  return [
    { word: t('Today'), places: [{ path: '/organiser', word: t('Dashboard'), icon: 'home', duty: null, letter: 'd' }] },
    {
      word: t('Sales'),
      places: [
        { path: '/organiser/orders', word: t('Orders'), icon: 'invoice', duty: 'seeOrders', letter: 'o' },
        { path: '/organiser/exports', word: t('Exports'), icon: 'download', duty: 'exportLists', letter: 'x' },
        { path: '/organiser/pass-types', word: t('Pass types'), icon: 'pass', duty: 'seeOffer', letter: 't' },
        { path: '/organiser/vouchers', word: t('Vouchers'), icon: 'card', duty: 'seeVouchers', letter: 'v' },
        { path: '/organiser/lists', word: t('Black- and whitelist'), icon: 'filter', duty: 'seeLists', letter: 'l' },
      ],
    },
    {
      word: t('People'),
      places: [{ path: '/organiser/people', word: t('People'), icon: 'user', duty: 'seePeople', letter: 'p' }],
    },
    {
      word: t('Stay and travel'),
      places: [
        { path: '/organiser/hotels', word: t('Hotels'), icon: 'bed', duty: 'seeOffer', letter: 'h' },
        { path: '/organiser/train-tickets', word: t('Train tickets'), icon: 'train', duty: 'seeOffer', letter: 'r' },
      ],
    },
    {
      word: t('Programme'),
      places: [
        { path: '/organiser/vip-events', word: t('VIP events'), icon: 'cup', duty: 'seeOffer', letter: 'w' },
        { path: '/organiser/survey', word: t('Survey'), icon: 'edit', duty: 'seeContent', letter: 'f' },
        { path: '/organiser/program', word: t('Sessions'), icon: 'calendar', duty: 'seeContent', letter: 'g' },
        { path: '/organiser/exhibitors', word: t('Exhibitors'), icon: 'cup', duty: 'seeContent', letter: 'j' },
        { path: '/organiser/news', word: t('News'), icon: 'bell', duty: 'seeContent', letter: 'n' },
        { path: '/organiser/pages', word: t('Pages of text'), icon: 'info', duty: 'seeContent', letter: 'z' },
      ],
    },
    {
      word: t('Money'),
      places: [
        { path: '/organiser/money', word: t('Money report'), icon: 'list', duty: 'seeBooks', letter: 'y' },
        { path: '/organiser/invoices', word: t('Invoices'), icon: 'invoice', duty: 'seeBooks', letter: 'i' },
        { path: '/organiser/bank', word: t('Bank matching'), icon: 'copy', duty: 'seeBank', letter: 'b' },
      ],
    },
    { word: t('Desk'), places: [{ path: '/gate', word: t('Check-in'), icon: 'user', duty: null, letter: 'c' }] },
    {
      word: t('Settings'),
      places: [
        { path: '/organiser/settings', word: t('Settings'), icon: 'filter', duty: 'setUp', letter: 's' },
        { path: '/organiser/setup', word: t('Set up'), icon: 'list', duty: 'setUp', letter: 'u' },
        { path: '/organiser/editions', word: t('Editions'), icon: 'calendar', duty: 'runEditions', letter: 'e' },
        { path: '/organiser/staff', word: t('Staff'), icon: 'lock', duty: 'runTeam', letter: 'm' },
        { path: '/organiser/audit-log', word: t('Audit log'), icon: 'clock', duty: 'readAuditLog', letter: 'a' },
        { path: '/organiser/self-check', word: t('Self-check'), icon: 'check', duty: 'setUp', letter: 'k' },
      ],
    },
  ]
}

/** The places that somebody with these scopes may enter. */
export function useOpenPlaces(scopes: readonly string[]): readonly PlaceGroup[] {
  const may = (duty: Duty | null) => duty === null || duties[duty].some((scope) => scopes.includes(scope))
  return usePlaceGroups()
    .map(({ word, places }) => ({ word, places: places.filter(({ duty }) => may(duty)) }))
    .filter(({ places }) => places.length > 0)
}
