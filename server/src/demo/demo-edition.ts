/** The demo's event, as data: what an organiser would have typed in. Days are calendar days, prices minor units with VAT. */
export const edition = {
  id: 1,
  is_current: true,
  product: 'MSPG',
  year: 2025,
  starts_on: '2025-10-20',
  ends_on: '2025-10-24',
  doors_open_at: '2025-10-20T06:30:00Z',
  venue: 'Südhallen Berlin',
  city: 'Berlin',
  languages: ['en', 'de'],
  entrance: JSON.stringify({ en: 'South, Hall 3', de: 'Süd, Halle 3' }),
  time_zone: 'Europe/Berlin',
  currency: 'EUR',
  vat_rate_bp: 1900,
  room_vat_rate_bp: 700,
  cancel_before: '2025-10-06T16:00:00Z',
  seller_country: 'DE',
  charges_vat_outside_eu: true,
  accommodation_search: JSON.stringify({
    start: '2025-10-20',
    end: '2025-10-24',
    roomOccupancy: 1,
    currentStays: 4,
    roomIsBookable: true,
    order: 'priceHighLow',
  }),
  survey_starts_on: '2025-06-01',
  partner_banner: JSON.stringify({
    text: { en: 'Registration partner: Nordwerk Systems', de: 'Registrierungspartner: Nordwerk Systems' },
    imageUrl: null,
    url: 'https://nordwerk.example/',
  }),
  external_links: JSON.stringify({
    imprint: 'https://mspg.example/imprint',
    privacyPolicy: 'https://mspg.example/privacy',
    codeOfConduct: 'https://mspg.example/conduct',
    termsAndConditions: 'https://mspg.example/terms',
    faq: 'https://mspg.example/faq',
  }),
  seller: JSON.stringify({
    name: 'MSPG Messe GmbH',
    addressLines: ['Hallenstraße 7', '12099 Berlin', 'Germany'],
    vatId: 'DE136695976',
    bank: 'Spreebank Berlin',
    iban: 'DE89 3704 0044 0532 0130 00',
    email: 'tickets@mspg.example',
  }),
  contact_email: 'help@mspg.example',
  mail_from: 'MSPG 2025 <tickets@mspg.example>',
}

export const phases = [
  {
    edition_id: 1,
    name: 'MSPG Summer Kits Promo',
    starts_at: '2025-07-01T06:00:00Z',
    ends_at: '2025-09-05T21:59:00Z',
    title: JSON.stringify({ en: 'MSPG Summer Kits Promo', de: 'MSPG Sommer-Kits-Aktion' }),
    link: null,
  },
]

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

export const eligibility = [
  { list: 'blacklist' as const, email_key: 'blocked@demo.example', note: 'Demo' },
  { list: 'whitelist' as const, email_key: 'friend@demo.example', note: 'Demo' },
]

export const demoPassword = 'Foyer-demo-2025!'

/** People who came in through the front door: they signed up, paid, and proved their mailbox. */
export const buyers = [
  {
    email: 'attendee@demo.example',
    passTypeId: 1,
    firstName: 'Lena',
    lastName: 'Hartwig',
    companyName: 'Nordwerk Systems GmbH',
    jobTitle: 'Head of IT',
    attendeeType: 'managed-service-provider',
    vatId: '',
    address: ['Kanalstraße 14', '20457', 'Hamburg', 'DE'],
  },
  {
    email: 'vip@demo.example',
    passTypeId: 3,
    firstName: 'Jonas',
    lastName: 'Beaumont',
    companyName: 'Kestrel Cloud AG',
    jobTitle: 'Managing director',
    attendeeType: 'cloud-service-provider',
    vatId: '',
    address: ['Limmatquai 3', '8001', 'Zürich', 'CH'],
    stay: { roomId: 2201, arrival: '2025-10-20', departure: '2025-10-24' },
  },
  {
    email: 'host@demo.example',
    passTypeId: 4,
    firstName: 'Ana',
    lastName: 'Ferreira',
    companyName: 'Ferreira Distribuição Lda',
    jobTitle: 'Partner',
    attendeeType: 'distributor',
    vatId: '',
    address: ['Rua do Ouro 21', '1100-060', 'Lisboa', 'PT'],
  },
] as const

/** People whom the organiser let in. */
export const staff = [
  {
    email: 'vendor@demo.example',
    firstName: 'Vera',
    lastName: 'Lindqvist',
    companyName: 'Lindqvist Hardware AB',
    scope: 'exhibitor' as const,
    isVendor: true,
  },
  {
    email: 'organiser@demo.example',
    firstName: 'Omar',
    lastName: 'Aydin',
    companyName: null,
    scope: 'organiser' as const,
    isVendor: false,
  },
  {
    email: 'gate@demo.example',
    firstName: 'Greta',
    lastName: 'Sommer',
    companyName: null,
    scope: 'gate' as const,
    isVendor: false,
  },
  {
    email: 'owner@demo.example',
    firstName: 'Olga',
    lastName: 'Wendt',
    companyName: null,
    scope: 'owner' as const,
    isVendor: false,
  },
]
