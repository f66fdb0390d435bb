import { endpoint } from './kit/endpoint.ts'

export const listUpgradePassTypes = endpoint({
  id: 'passes.listUpgradePassTypes',
  method: 'GET',
  path: '/api/pass/type/paid-upgrade',
  audience: 'signed-in',
})

export const listVoucherPassTypes = endpoint({
  id: 'passes.listVoucherPassTypes',
  method: 'GET',
  path: '/api/pass/type/voucher',
  audience: 'anyone',
})

/** Asked while somebody still fills in a form: nothing is taken, and nothing is kept. */
export const pricePass = endpoint({
  id: 'passes.pricePass',
  method: 'POST',
  path: '/api/pass/price',
  audience: 'anyone',
})

export const checkEligibility = endpoint({
  id: 'passes.checkEligibility',
  method: 'GET',
  path: '/api/pass/check-eligibility',
  audience: 'anyone',
})

export const checkVoucher = endpoint({
  id: 'passes.checkVoucher',
  method: 'POST',
  path: '/api/voucher/check',
  audience: 'anyone',
})

/** A vendor without a pass chooses one for the order in progress. */
export const choosePass = endpoint({
  id: 'passes.choosePass',
  method: 'PUT',
  path: '/api/order/current/pass',
  audience: 'signed-in',
})

export const removePass = endpoint({
  id: 'passes.removePass',
  method: 'DELETE',
  path: '/api/order/current/pass',
  audience: 'signed-in',
})

/** Pays the difference; the pass keeps its code. */
export const upgradePass = endpoint({
  id: 'passes.upgradePass',
  method: 'POST',
  path: '/api/pass/upgrade',
  audience: 'admitted',
})
