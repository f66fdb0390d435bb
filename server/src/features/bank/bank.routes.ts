import * as contract from '@foyer/contract/bank'
import { requests } from '@foyer/contract/kit/refusal'
import type { Context } from '#platform/context'
import { Audited, audited } from '#platform/door/audit'
import { pageAsked, presentPage } from '#platform/door/paging'
import { refuse } from '#platform/door/refused'
import { type Door, serve } from '#platform/door/serve'
import { allotEntry } from './allot-entry.ts'
import { entryKeys, findEntry, readEntryPage, sendRestBack } from './bank.queries.ts'
import { presenterOfEntries } from './bank-entries.ts'
import { allottedActs, entryRecord, orderRecord } from './entry-record.ts'
import { recordBankEntry } from './record-bank-entry.ts'
import { allotSureMatches, readSureMatches } from './sure-matches.ts'
import { previewStatement, takeStatement } from './take-statement.ts'
import { markTransferredBack, readTransfersBack } from './transfers-back.ts'

async function getEntry(context: Context, id: string): Promise<contract.BankEntry> {
  const row = await findEntry(context, id)
  if (row === undefined) throw refuse(requests.notFound)
  return (await presenterOfEntries(context))(row)
}

/** What staff do with money that comes by bank transfer. */
export function openBank(door: Door): void {
  serve(door, contract.listBankEntries, async (context, { query }) => {
    const asked = pageAsked(context, contract.listBankEntries, query, entryKeys)
    const page = await readEntryPage(context, query.state, asked)
    return presentPage(context, contract.listBankEntries, query, page, await presenterOfEntries(context))
  })
  serve(door, contract.recordBankEntry, async (context, { body }) => {
    const id = await recordBankEntry(context, body)
    const written = { bookedOn: body.bookedOn, amount: body.amount }
    return audited(entryRecord.created(id, written), await getEntry(context, id))
  })
  serve(door, contract.allotBankEntry, async (context, input) => {
    const { uuid } = input.params
    const order = await allotEntry(context, input)
    return new Audited(allottedActs(uuid, order), await getEntry(context, uuid))
  })
  serve(door, contract.sendEntryBack, async (context, { params }) => {
    const before = await getEntry(context, params.uuid)
    if (!(await sendRestBack(context, params.uuid))) throw refuse(contract.bankEntrySpent)
    const after = await getEntry(context, params.uuid)
    const sent = { sentBack: after.sentBack.amount }
    return audited(entryRecord.changed(params.uuid, { sentBack: before.sentBack.amount }, sent), after)
  })
  serve(door, contract.previewStatement, previewStatement)
  serve(door, contract.takeStatement, takeStatement)
  serve(door, contract.readSureMatches, readSureMatches)
  serve(door, contract.allotSureMatches, allotSureMatches)
  serve(door, contract.listTransfersBack, readTransfersBack)
  serve(door, contract.markTransferredBack, async (context, { params }) => {
    const { orderId } = await markTransferredBack(context, params.uuid)
    return audited(orderRecord.changed(orderId, {}, { sentBack: params.uuid }), undefined)
  })
}
