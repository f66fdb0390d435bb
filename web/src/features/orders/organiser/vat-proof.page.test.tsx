import { listOrderFees } from '@foyer/contract/books'
import { listMailsAboutOrder } from '@foyer/contract/office-mails'
import { listOrderDocuments, type OfficeOrder, readOfficeOrder } from '@foyer/contract/office-orders'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'
import { euros } from '#testing/world.ts'

const uuid = '0198bbfa-7212-7996-94df-c6cea4c13e01'

const proof = (changes: Partial<NonNullable<OfficeOrder['buyer']['vatIdProof']>> = {}) => ({
  ...{ checkedAt: '2025-08-18T08:00:00.000Z', consultation: null, isOtherEvidence: false },
  ...changes,
})

async function visitOrderOf(buyer: Pick<OfficeOrder['buyer'], 'vatId' | 'vatIdProof'>) {
  wire().answer(listOrderDocuments, [])
  wire().answer(listMailsAboutOrder, { items: [], next: null })
  wire().answer(listOrderFees, [])
  wire().answer(readOfficeOrder, {
    ...{ uuid, number: 'MS25-0001', purpose: 'registration', status: 'paid', userUuid: uuid },
    buyer: { name: 'Ines', company: null, email: 'ines@fair.example', addressLines: [], country: 'AT', ...buyer },
    ...{ lines: [], net: euros(400), tax: euros(0), total: euros(400), refunded: euros(0), reverseCharge: true },
    ...{ method: 'card', holdExpiresAt: null, createdAt: '2025-08-18T08:00:00.000Z', paidAt: null },
    ...{ can: { refund: false, end: false, comment: true }, payments: [], refunds: [], timeline: [] },
  })
  await visitOffice(`/organiser/orders/${uuid}`)
  await screen.findByRole('heading', { name: 'Documents' })
}

test.each([
  ['WAPI1', 'VAT ID ATU13585627, confirmed on 18 August 2025. Consultation number: WAPI1.'],
  [null, 'VAT ID ATU13585627, confirmed on 18 August 2025.'],
])(
  'the office reads when a VAT ID was confirmed, and by which number of the question: %s',
  async (consultation, said) => {
    await visitOrderOf({ vatId: 'ATU13585627', vatIdProof: proof({ consultation }) })
    expect(screen.getByText(/^VAT ID/).textContent?.trim()).toBe(said)
  },
)

test('a VAT ID that staff accepted is not said to be confirmed', async () => {
  await visitOrderOf({ vatId: 'ATU13585627', vatIdProof: proof({ isOtherEvidence: true }) })
  screen.getByText('VAT ID ATU13585627, not confirmed by the register, accepted on 18 August 2025 on other evidence.')
})

test('a VAT ID that was not confirmed says so', async () => {
  await visitOrderOf({ vatId: 'ATU13585627', vatIdProof: null })
  expect(screen.getByText('VAT ID ATU13585627, not confirmed by the register.')).toBeDefined()
})

test('of a buyer without a VAT ID nothing is said', async () => {
  await visitOrderOf({ vatId: null, vatIdProof: null })
  expect(screen.queryByText(/^VAT ID/)).toBeNull()
})
