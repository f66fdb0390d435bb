import type { Address } from '@foyer/contract/addresses'
import type { Country, Edition } from '@foyer/contract/editions'
import type { User } from '@foyer/contract/identity'
import type { Money } from '@foyer/contract/kit/money'
import type { Order } from '@foyer/contract/orders'
import type { Pass, PassType } from '@foyer/contract/passes'

/** The world of a page test: one event, a few passes, and orders that are as the test says. */

const now = '2025-08-18T08:00:00.000Z'

export const euros = (amount: number): Money => ({ amount: Math.round(amount * 100), currency: 'EUR' })

export const edition: Edition = {
  product: 'MSP Global',
  year: 2025,
  startsOn: '2025-10-20',
  endsOn: '2025-10-24',
  doorsOpenAt: '2025-10-20T07:00:00.000Z',
  venue: 'Arena',
  city: 'Berlin',
  entrance: 'North',
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
  vatRate: 1900,
  roomVatRate: 700,
  roomVatChanges: [],
  cancelBefore: '2025-10-06T22:00:00.000Z',
  cancellation: (['passes', 'stays'] as const).map((of) => ({
    of,
    steps: [{ until: '2025-10-06T22:00:00.000Z', percent: 0, fixed: euros(0), per: 'order' as const }],
  })),
  accommodationSearch: {
    start: '2025-10-20',
    end: '2025-10-24',
    roomOccupancy: 1,
    currentStays: 1,
    roomIsBookable: true,
    order: 'distance',
  },
  surveyStartsOn: null,
  now,
  countdownPhases: [],
  partnerBanner: null,
  externalLinks: {
    imprint: 'https://fair.example/imprint',
    privacyPolicy: 'https://fair.example/privacy',
    codeOfConduct: 'https://fair.example/conduct',
    termsAndConditions: 'https://fair.example/terms',
    faq: 'https://fair.example/faq',
  },
  cardEntry: 'form',
  paymentMethods: ['card'],
  contactEmail: 'team@fair.example',
  logo: null,
  visaDeskPhone: null,
  attendeeTypes: ['reseller', 'corporate-it'],
}

export const countries: readonly Country[] = [
  { id: 1, code: 'DE', name: 'Germany', nativeName: 'Deutschland', inEu: true },
  { id: 2, code: 'SE', name: 'Sweden', nativeName: 'Sverige', inEu: true },
]

export const standardPass: PassType = {
  id: 1,
  name: 'Standard',
  codeType: 'standard',
  list: 'paid',
  description: 'All halls, all days',
  benefits: ['All halls'],
  price: euros(499),
  netPrice: euros(419.33),
  taxRate: 1900,
  available: null,
  onSale: true,
  upgradeableBy: [],
}

export const vipPass: PassType = { ...standardPass, id: 3, name: 'VIP', codeType: 'vip', price: euros(1499) }

/** An order that can be placed, with whatever else it is. */
export function anOrder(more: Partial<Order> = {}): Order {
  return {
    uuid: '0198bbfa-7212-7996-94df-c6cea4c13b01',
    number: 'MS25-00001',
    purpose: 'registration',
    status: 'open',
    lines: [
      {
        id: 1,
        kind: 'pass',
        reference: '0198bbfa-7212-7996-94df-c6cea4c13bf6',
        description: 'Standard pass',
        summary: 'Standard pass',
        codeType: 'standard',
        quantity: 1,
        net: euros(419.33),
        taxRate: 1900,
        tax: euros(79.67),
        gross: euros(499),
      },
    ],
    net: euros(419.33),
    tax: euros(79.67),
    total: euros(499),
    refunded: euros(0),
    reverseCharge: false,
    method: null,
    holdExpiresAt: '2025-08-18T08:20:00.000Z',
    paymentPending: false,
    createdAt: now,
    can: { place: true, pay: false, extend: false, cancel: true },
    ...more,
  }
}

/** Somebody who may come in, with the pass that lets them. */
export const lena: User = {
  uuid: '0198bbfa-7212-7996-94df-c6cea4c13a01',
  email: 'lena@fair.example',
  firstName: 'Lena',
  lastName: 'Hartwig',
  companyName: 'Nordwerk',
  jobTitle: null,
  phone: null,
  vatId: null,
  attendeeType: 'reseller',
  locale: 'en',
  tags: [],
  scope: ['attendee'],
}

export const approvedPass: Pass = {
  uuid: '0198bbfa-7212-7996-94df-c6cea4c13bf6',
  status: 'approved',
  passType: standardPass,
  code: 'MSPG-7',
  createdAt: now,
  approvedAt: now,
}

export const hamburg: Address = {
  id: 7,
  type: 'billingAddress',
  addressLine1: 'Kanalstraße 14',
  addressLine2: null,
  zip: '20457',
  city: 'Hamburg',
  state: null,
  countryId: 1,
}
