import type { NewEligibilityEntries } from '@foyer/contract/eligibility-entries'
import type { NewEdition } from '@foyer/contract/new-edition.schemas'

/** The demo's event, as an organiser would have typed it in. */
export const edition: NewEdition = {
  code: 'MS25',
  product: 'MSPG',
  year: 2025,
  startsOn: '2025-10-20',
  endsOn: '2025-10-24',
  doorsOpenAt: '2025-10-20T06:30:00Z',
  venue: 'Südhallen Berlin',
  city: 'Berlin',
  languages: ['en', 'de'],
  entrance: { en: 'South, Hall 3', de: 'Süd, Halle 3' },
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
  vatRate: 1900,
  roomVatRate: 700,
  trainVatRate: 700,
  cancelBefore: '2025-10-06T16:00:00Z',
  passTransfersUntil: '2025-10-17T16:00:00Z',
  sellerCountry: 'DE',
  chargesVatOutsideEu: true,
  accommodationSearch: {
    start: '2025-10-20',
    end: '2025-10-24',
    roomOccupancy: 1,
    currentStays: 4,
    roomIsBookable: true,
    order: 'priceHighLow',
  },
  surveyStartsOn: '2025-06-01',
  partnerBanner: {
    text: { en: 'Registration partner: Nordwerk Systems', de: 'Registrierungspartner: Nordwerk Systems' },
    url: 'https://nordwerk.example/',
  },
  externalLinks: {
    imprint: 'https://mspg.example/imprint',
    privacyPolicy: 'https://mspg.example/privacy',
    codeOfConduct: 'https://mspg.example/conduct',
    termsAndConditions: 'https://mspg.example/terms',
    faq: 'https://mspg.example/faq',
  },
  seller: {
    name: 'MSPG Messe GmbH',
    addressLines: ['Hallenstraße 7', '12099 Berlin', 'Germany'],
    vatId: 'DE136695976',
    bank: 'Spreebank Berlin',
    iban: 'DE89 3704 0044 0532 0130 00',
    email: 'tickets@mspg.example',
    phone: '+49 30 23125 100',
  },
  contactEmail: 'help@mspg.example',
  visaDesk: {
    signedBy: 'Johanna Albers',
    position: { en: 'Head of Visitor Services', de: 'Leiterin Besucherservice' },
    phone: '+49 30 23125 102',
  },
  mailFrom: 'MSPG 2025 <tickets@mspg.example>',
  saleOpensAt: '2025-01-01T08:00:00Z',
  countdownPhases: [
    {
      name: 'MSPG Summer Kits Promo',
      start: '2025-07-01T06:00:00Z',
      end: '2025-09-05T21:59:00Z',
      title: { en: 'MSPG Summer Kits Promo', de: 'MSPG Sommer-Kits-Aktion' },
      link: null,
    },
  ],
}

/** What the numbers of its documents have behind the edition's code. */
export const invoicePrefixes = { invoice: 'R', creditNote: 'C' }

export const eligibility: readonly NewEligibilityEntries[] = [
  { list: 'blacklist', addresses: ['blocked@demo.example'], reason: 'Demo' },
  { list: 'whitelist', addresses: ['friend@demo.example'], reason: 'Demo' },
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
  {
    email: 'badgevip@demo.example',
    passTypeId: 2,
    firstName: 'Mirko',
    lastName: 'Jansen',
    companyName: 'Jansen IT Service GmbH',
    jobTitle: 'Owner',
    attendeeType: 'reseller',
    vatId: '',
    address: ['Am Markt 9', '28195', 'Bremen', 'DE'],
  },
  {
    email: 'vendorvip@demo.example',
    voucherCode: 'DEMO-VENDOR',
    firstName: 'Ingrid',
    lastName: 'Solberg',
    companyName: 'Solberg Backup AS',
    jobTitle: 'Sales director',
    attendeeType: 'platform-integrator',
    vatId: '',
    address: ['Kirkegata 4', '0153', 'Oslo', 'NO'],
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
  {
    email: 'finance@demo.example',
    firstName: 'Farid',
    lastName: 'Brandt',
    companyName: null,
    scope: 'finance' as const,
    isVendor: false,
  },
  {
    email: 'support@demo.example',
    firstName: 'Signe',
    lastName: 'Moreau',
    companyName: null,
    scope: 'support' as const,
    isVendor: false,
  },
]
