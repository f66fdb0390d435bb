import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export { bankEntrySpent, orderTakesLess, orderTakesNoTransfer, statementUnreadable } from './bank.refusals.ts'
export type {
  BankEntry,
  NewBankEntry,
  OrderOfAnEdition,
  StatementPreview,
  StatementTaken,
  SureMatches,
  TransferBack,
} from './bank.schemas.ts'

const entry = '/api/organiser/bank-entry'

export const listBankEntries = endpoint({
  id: 'bank.listBankEntries',
  method: 'GET',
  path: entry,
  audience: duties.seeBank,
})

export const recordBankEntry = endpoint({
  id: 'bank.recordBankEntry',
  method: 'POST',
  path: entry,
  audience: duties.matchBank,
})

export const allotBankEntry = endpoint({
  id: 'bank.allotBankEntry',
  method: 'POST',
  path: `${entry}/:uuid/allotment`,
  audience: duties.matchBank,
})

export const sendEntryBack = endpoint({
  id: 'bank.sendEntryBack',
  method: 'POST',
  path: `${entry}/:uuid/sent-back`,
  audience: duties.matchBank,
})

const statement = '/api/organiser/bank-statement'

export const previewStatement = endpoint({
  id: 'bank.previewStatement',
  method: 'POST',
  path: `${statement}/preview`,
  audience: duties.matchBank,
})

export const takeStatement = endpoint({
  id: 'bank.takeStatement',
  method: 'POST',
  path: statement,
  audience: duties.matchBank,
})

export const readSureMatches = endpoint({
  id: 'bank.readSureMatches',
  method: 'GET',
  path: '/api/organiser/sure-match',
  audience: duties.seeBank,
})

export const allotSureMatches = endpoint({
  id: 'bank.allotSureMatches',
  method: 'POST',
  path: '/api/organiser/sure-match',
  audience: duties.matchBank,
})

export const listTransfersBack = endpoint({
  id: 'bank.listTransfersBack',
  method: 'GET',
  path: '/api/organiser/transfer-back',
  audience: duties.seeBank,
})

export const markTransferredBack = endpoint({
  id: 'bank.markTransferredBack',
  method: 'POST',
  path: '/api/organiser/transfer-back/:uuid/sent',
  audience: duties.matchBank,
})
