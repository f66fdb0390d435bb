import type { NewPassType, NewVoucher } from '@foyer/contract/new-pass-type.schemas'

/** What the demo's organiser sells: pass types with their texts by language, who may upgrade to what, and vouchers. */

const standardBenefits = [
  { en: 'All sessions in Halls 1 to 7, five days', de: 'Alle Vorträge in den Hallen 1 bis 7, fünf Tage' },
  { en: 'Lunch and coffee, Mon to Fri', de: 'Mittagessen und Kaffee, Mo. bis Fr.' },
  { en: 'Shuttle lines S1 and S2', de: 'Shuttle-Linien S1 und S2' },
]
const badgeBenefits = [
  ...standardBenefits,
  { en: 'Quiet entrance in Hall 1 with cloakroom', de: 'Ruhiger Eingang in Halle 1 mit Garderobe' },
]
const vipBenefits = [
  ...badgeBenefits,
  { en: 'Three evening events', de: 'Drei Abendveranstaltungen' },
  {
    en: 'Hall 1 lounge and reserved seats at the keynote',
    de: 'Lounge in Halle 1 und reservierte Plätze bei der Keynote',
  },
]

const type = {
  capacity: null,
  onSaleFrom: null,
  onSaleUntil: '2025-10-24T16:00:00Z',
  isHidden: false,
  requiresApproval: false,
  upgradeableBy: [],
}

/** In the order in which they are made: the first has the id 1, and upgrades name those that stand before them. */
export const passTypes: readonly NewPassType[] = [
  {
    ...type,
    name: { en: 'Standard' },
    codeType: 'standard',
    list: 'paid',
    description: {
      en: 'All sessions and the exhibition on five days, lunch, coffee and the shuttle.',
      de: 'Alle Vorträge und die Ausstellung an fünf Tagen, Mittagessen, Kaffee und der Shuttle.',
    },
    benefits: standardBenefits,
    price: 49900,
    capacity: 1200,
  },
  {
    ...type,
    name: { en: 'Badge VIP' },
    codeType: 'badge-vip',
    list: 'paid',
    description: {
      en: 'Standard, and the quiet entrance in Hall 1 with cloakroom.',
      de: 'Standard, dazu der ruhige Eingang in Halle 1 mit Garderobe.',
    },
    benefits: badgeBenefits,
    price: 89900,
    capacity: 12,
  },
  {
    ...type,
    name: { en: 'VIP' },
    codeType: 'vip',
    list: 'paid',
    description: {
      en: 'Badge VIP, three evening events, Hall 1 lounge and reserved seats at the keynote.',
      de: 'Badge VIP, dazu drei Abendveranstaltungen, die Lounge in Halle 1 und reservierte Plätze bei der Keynote.',
    },
    benefits: vipBenefits,
    price: 149900,
    capacity: 80,
  },
  {
    ...type,
    name: { en: 'Host' },
    codeType: 'host',
    list: 'paid',
    description: {
      en: 'For the company that hosts the opening table of eight.',
      de: 'Für das Unternehmen, das am Eröffnungsabend einen Tisch für acht ausrichtet.',
    },
    benefits: [...badgeBenefits, { en: 'A table of eight on Monday evening', de: 'Ein Tisch für acht am Montagabend' }],
    price: 238000,
    capacity: 1,
  },
  {
    ...type,
    name: { en: 'Standard' },
    codeType: 'standard',
    list: 'voucher',
    description: {
      en: 'All sessions and the exhibition on five days, lunch, coffee and the shuttle.',
      de: 'Alle Vorträge und die Ausstellung an fünf Tagen, Mittagessen, Kaffee und der Shuttle.',
    },
    benefits: standardBenefits,
    price: 0,
  },
  {
    ...type,
    name: { en: 'Vendor VIP' },
    codeType: 'vendor-vip',
    list: 'voucher',
    description: {
      en: 'For exhibitors: set-up days, evening events and the Hall 1 lounge.',
      de: 'Für Aussteller: Aufbautage, Abendveranstaltungen und die Lounge in Halle 1.',
    },
    benefits: vipBenefits,
    price: 0,
    capacity: 60,
  },
  {
    ...type,
    name: { en: 'Badge VIP' },
    codeType: 'badge-vip',
    list: 'paid-upgrade',
    upgradeableBy: [1, 5],
    description: {
      en: 'The quiet entrance in Hall 1 with cloakroom.',
      de: 'Der ruhige Eingang in Halle 1 mit Garderobe.',
    },
    benefits: badgeBenefits,
    price: 89900,
    capacity: 40,
  },
  {
    ...type,
    name: { en: 'VIP' },
    codeType: 'vip',
    list: 'paid-upgrade',
    upgradeableBy: [1, 2, 5],
    description: {
      en: 'Three evening events, Hall 1 lounge and reserved seats at the keynote.',
      de: 'Drei Abendveranstaltungen, die Lounge in Halle 1 und reservierte Plätze bei der Keynote.',
    },
    benefits: vipBenefits,
    price: 149900,
    capacity: 40,
  },
]

/** Each with the place of its pass type in the list above, from 1. */
export const vouchers: readonly NewVoucher[] = [
  { code: 'DEMO-STANDARD', passTypeId: 5, maxUses: 500, validUntil: null },
  { code: 'DEMO-ONCE', passTypeId: 5, maxUses: 1, validUntil: null },
  { code: 'DEMO-VENDOR', passTypeId: 6, maxUses: 20, validUntil: null },
  { code: 'DEMO-20', passTypeId: 1, value: { kind: 'percent', value: 2000 }, maxUses: 100, validUntil: null },
]
