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
  edition_id: 1,
  capacity: null as number | null,
  on_sale_from: null,
  on_sale_until: '2025-10-24T16:00:00Z',
  requires_approval: false,
}

export const passTypes = [
  {
    ...type,
    id: 1,
    position: 1,
    name: 'Standard',
    code_type: 'standard' as const,
    list: 'paid' as const,
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
    id: 2,
    position: 2,
    name: 'Badge VIP',
    code_type: 'badge-vip' as const,
    list: 'paid' as const,
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
    id: 3,
    position: 3,
    name: 'VIP',
    code_type: 'vip' as const,
    list: 'paid' as const,
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
    id: 4,
    position: 4,
    name: 'Host',
    code_type: 'host' as const,
    list: 'paid' as const,
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
    id: 5,
    position: 5,
    name: 'Standard',
    code_type: 'standard' as const,
    list: 'voucher' as const,
    description: {
      en: 'All sessions and the exhibition on five days, lunch, coffee and the shuttle.',
      de: 'Alle Vorträge und die Ausstellung an fünf Tagen, Mittagessen, Kaffee und der Shuttle.',
    },
    benefits: standardBenefits,
    price: 0,
  },
  {
    ...type,
    id: 6,
    position: 6,
    name: 'Vendor VIP',
    code_type: 'vendor-vip' as const,
    list: 'voucher' as const,
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
    id: 7,
    position: 7,
    name: 'Badge VIP',
    code_type: 'badge-vip' as const,
    list: 'paid-upgrade' as const,
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
    id: 8,
    position: 8,
    name: 'VIP',
    code_type: 'vip' as const,
    list: 'paid-upgrade' as const,
    description: {
      en: 'Three evening events, Hall 1 lounge and reserved seats at the keynote.',
      de: 'Drei Abendveranstaltungen, die Lounge in Halle 1 und reservierte Plätze bei der Keynote.',
    },
    benefits: vipBenefits,
    price: 149900,
    capacity: 40,
  },
]

export const upgrades = [
  [7, 1],
  [7, 5],
  [8, 1],
  [8, 2],
  [8, 5],
] as const

export const vouchers = [
  { code: 'DEMO-STANDARD', pass_type_id: 5, max_uses: 500 },
  { code: 'DEMO-ONCE', pass_type_id: 5, max_uses: 1 },
  { code: 'DEMO-VENDOR', pass_type_id: 6, max_uses: 20 },
]
