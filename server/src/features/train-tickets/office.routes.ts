import * as contract from '@foyer/contract/office-train-tickets'
import { audited } from '#platform/door/audit'
import { pageAsked, presentPage } from '#platform/door/paging'
import { type Door, serve } from '#platform/door/serve'
import { changeTrainTicketType, previewTrainTicketTypeChange } from './change-train-ticket-type.ts'
import { createTrainTicketType } from './create-train-ticket-type.ts'
import { previewCodes, removeCode, takeCodes } from './office-codes.ts'
import { codeKeys, readCodePage, readTicketTypePage, ticketTypeKeys } from './office-train-tickets.queries.ts'
import { decidedOf, getOfficeTicketType, presentOfficeTicketType, ticketTypeRecord } from './office-train-tickets.ts'

/** What staff do with train tickets. */
export function openOfficeTrainTickets(door: Door): void {
  serve(door, contract.listOfficeTrainTicketTypes, async (context, { query }) => {
    const asked = pageAsked(context, contract.listOfficeTrainTicketTypes, query, ticketTypeKeys)
    const page = await readTicketTypePage(context, asked)
    return presentPage(context, contract.listOfficeTrainTicketTypes, query, page, presentOfficeTicketType)
  })
  serve(door, contract.readOfficeTrainTicketType, (context, { params }) => getOfficeTicketType(context, params.id))
  serve(door, contract.addTrainTicketType, async (context, { body }) => {
    const type = await getOfficeTicketType(context, await createTrainTicketType(context, body))
    return audited(ticketTypeRecord.created(type.id, decidedOf(type)), type)
  })
  serve(door, contract.changeTrainTicketType, changeTrainTicketType)
  serve(door, contract.previewTrainTicketTypeChange, previewTrainTicketTypeChange)
  serve(door, contract.listTrainTicketCodes, async (context, { params, query }) => {
    const { id } = await getOfficeTicketType(context, params.id)
    const list = { ...query, type: id }
    const asked = pageAsked(context, contract.listTrainTicketCodes, list, codeKeys)
    const given = query.given === undefined ? undefined : query.given === 'yes'
    const page = await readCodePage(context, id, given, asked)
    return presentPage(context, contract.listTrainTicketCodes, list, page, (row) => ({
      id: row.id,
      code: row.code,
      isGiven: row.ticket_id !== null,
    }))
  })
  serve(door, contract.previewTrainTicketCodes, previewCodes)
  serve(door, contract.addTrainTicketCodes, takeCodes)
  serve(door, contract.removeTrainTicketCode, removeCode)
}
