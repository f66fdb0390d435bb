import { readUser, type User } from '@foyer/contract/identity'
import { type Duty, hasDuty } from '@foyer/contract/kit/duties'
import { useQuery } from '@tanstack/react-query'
import { staffAdmissionOf } from '#features/identity'
import { query } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import type { IconName } from '#ui/icon.tsx'
import { cupSign, peopleSign, scanSign, standSign, todaySign } from '#ui/signs.ts'

export interface Place {
  readonly path: string
  readonly word: string
  readonly icon: IconName
  /** Who does not have it does not see the place; `gate`: who may not stand at the check-in; null: everybody in the office does. */
  readonly duty: Duty | 'gate' | null
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
  const today: Place = { path: '/organiser', word: t('Dashboard'), icon: todaySign, duty: null, letter: 'd' }
  return [
    { word: t('Today'), places: [today] },
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
      places: [{ path: '/organiser/people', word: t('People'), icon: peopleSign, duty: 'seePeople', letter: 'p' }],
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
        { path: '/organiser/vip-events', word: t('VIP events'), icon: cupSign, duty: 'seeOffer', letter: 'w' },
        { path: '/organiser/survey', word: t('Survey'), icon: 'edit', duty: 'seeContent', letter: 'f' },
        { path: '/organiser/program', word: t('Sessions'), icon: 'calendar', duty: 'seeContent', letter: 'g' },
        { path: '/organiser/exhibitors', word: t('Exhibitors'), icon: standSign, duty: 'seeContent', letter: 'j' },
        { path: '/organiser/halls', word: t('Halls'), icon: 'pin', duty: 'seeContent', letter: 'q' },
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
    { word: t('Desk'), places: [{ path: '/gate', word: t('Check-in'), icon: scanSign, duty: 'gate', letter: 'c' }] },
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

function mayEnter(scope: User['scope'], duty: Place['duty']): boolean {
  if (duty === 'gate') return staffAdmissionOf({ scope }, 'gate').admitted
  return duty === null || hasDuty(scope, duty)
}

/** The places that whoever is signed in may enter. */
export function useOwnPlaces(): readonly PlaceGroup[] {
  const { data: user } = useQuery(query(readUser))
  const scopes = user?.scope ?? []
  return usePlaceGroups()
    .map(({ word, places }) => ({ word, places: places.filter(({ duty }) => mayEnter(scopes, duty)) }))
    .filter(({ places }) => places.length > 0)
}
