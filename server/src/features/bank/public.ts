export { type MoneyLeft, moneyLeft } from './bank.queries.ts'
export { freeAllotments } from './free-allotments.ts'
export { personalTransfersIn } from './personal-transfers-in.ts'
