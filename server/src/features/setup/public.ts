export { openSales } from './open-sales.ts'
export { makeOwnerLink } from './owner-link.ts'
