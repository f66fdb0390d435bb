import { describe, expect, test } from 'vitest'
import { isWelcome } from './eligibility.ts'
import { isOnSale, mayUpgrade, placesLeft, placesLeftInsteadOf, upgradePrice } from './pass-type-state.ts'

const now = new Date('2025-09-01T10:00:00.000Z')
const at = (milliseconds: number) => new Date(now.getTime() + milliseconds)

test.each([
  [{ capacity: null, held: 900, sold: 900 }, null],
  [{ capacity: 10, held: 0, sold: 0 }, 10],
  [{ capacity: 10, held: 3, sold: 6 }, 1],
  [{ capacity: 10, held: 4, sold: 6 }, 0],
  // The organiser made it smaller after the sale.
  [{ capacity: 5, held: 1, sold: 6 }, 0],
  [{ capacity: 10, held: 0, sold: 0, quota_left: 4 }, 4],
  [{ capacity: 10, held: 0, sold: 7, quota_left: 4 }, 3],
  [{ capacity: 10, held: 0, sold: 0, quota_left: 0 }, 0],
  [{ capacity: null, held: 900, sold: 900, quota_left: 4 }, 4],
])('of %o there are %s left', (type, left) => {
  expect(placesLeft({ quota_left: null, ...type })).toBe(left)
})

// Decision 099: of a quota that both types share whoever changes has a place already.
test.each([
  ['no quota, of none', null, null, 10],
  ['no quota, of one', null, 7, 10],
  ['a full quota, of none', 7, null, 0],
  ['a full quota, of another', 7, 8, 0],
  ['a full quota, of the same', 7, 7, 10],
])('of a type with %s there are left as many', (_what, quota_id, quotaOfOther, left) => {
  const quota_left = quota_id === null ? null : 0
  expect(placesLeftInsteadOf({ capacity: 10, held: 0, sold: 0, quota_left, quota_id }, quotaOfOther)).toBe(left)
})

describe('a pass is on sale', () => {
  const always = { is_sale_open: true, is_hidden: false, on_sale_from: null, on_sale_until: null }
  test.each([
    ['always, where nothing else is said', {}, true],
    ['not before the sale has opened', { is_sale_open: false }, false],
    ['not while it is hidden', { is_hidden: true }, false],
    ['from its first moment on', { on_sale_from: now }, true],
    ['not before', { on_sale_from: at(1) }, false],
    ['until its end', { on_sale_until: at(1) }, true],
    ['not from that moment on', { on_sale_until: now }, false],
    ['between the two', { on_sale_from: at(-1), on_sale_until: at(1) }, true],
    ['not after both', { on_sale_from: at(-2), on_sale_until: at(-1) }, false],
  ])('%s', (_when, type, isSold) => {
    expect(isOnSale({ ...always, ...type }, now)).toBe(isSold)
  })
})

// Specification, section 4: an upgrade is on the list `paid-upgrade`, and names the types it may take the place of.
test('a pass is upgraded to what is an upgrade, and is one for its type', () => {
  expect(mayUpgrade({ id: 1 }, { list: 'paid-upgrade', upgradeable_by: [1, 2] })).toBe(true)
  expect(mayUpgrade({ id: 3 }, { list: 'paid-upgrade', upgradeable_by: [1, 2] })).toBe(false)
  expect(mayUpgrade({ id: 1 }, { list: 'paid', upgradeable_by: [1, 2] })).toBe(false)
})

test.each([
  [49_900, 79_900, 30_000],
  [49_900, 49_900, 0],
  [79_900, 49_900, 0],
])('who holds a pass of %i pays for one of %i the difference, and never less than nothing: %i', (held, wanted, due) => {
  const costs = (price: number) => ({ price, price_phases: [] })
  expect(upgradePrice(costs(held), costs(wanted), now)).toBe(due)
})

// Specification, section 4: a voucher is valid for an address when whitelisted or not blacklisted.
test.each([
  [false, false, true],
  [false, true, true],
  [true, true, true],
  [true, false, false],
])('on the blacklist: %s, on the whitelist: %s; welcome: %s', (isBlacklisted, isWhitelisted, welcome) => {
  expect(isWelcome({ isBlacklisted, isWhitelisted })).toBe(welcome)
})
