import { listPassQuotas } from '@foyer/contract/office-pass-quotas'
import { listOfficePassTypes, type OfficePassType, readOfficePassType } from '@foyer/contract/office-pass-types'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const passType: OfficePassType = {
  id: 7,
  version: 3,
  position: 2,
  name: { en: 'Badge VIP' },
  codeType: 'badge-vip',
  list: 'paid',
  description: { en: 'All halls' },
  benefits: [],
  price: 89_900,
  pricePhases: [],
  priceNow: 89_900,
  capacity: 600,
  onSaleFrom: null,
  onSaleUntil: null,
  isHidden: false,
  requiresApproval: true,
  upgradeableBy: [],
  quotaId: null,
  sharedLeft: null,
  held: 0,
  sold: 0,
}

beforeEach(() => {
  wire().answer(readOfficePassType, passType)
  wire().answer(listOfficePassTypes, { items: [passType], next: null })
  wire().answer(listPassQuotas, { items: [], next: null })
})

test.each(['finance', 'support'] as const)(
  'who may see a pass type and not change it, as %s, reads what is decided of it',
  async (scope) => {
    await visitOffice('/organiser/pass-types/7', [scope])
    await screen.findByRole('heading', { name: 'Places and who may buy' })
    const main = within(screen.getByRole('main'))
    expect(main.getByText('Places').nextElementSibling?.textContent).toBe('600')
    expect(main.getByText('Description').nextElementSibling?.textContent).toBe('All halls')
    expect(document.querySelectorAll('main :is(input, select, textarea)')).toHaveLength(0)
    expect(main.queryByRole('button')).toBeNull()
    expect(main.queryByText('To change this, open it on a wider screen.')).toBeNull()
  },
)
