import { requests } from '@foyer/contract/kit/refusal'
import * as contract from '@foyer/contract/office-mails'
import { findUser } from '#features/identity'
import { getOrderOfEdition } from '#features/orders'
import { pageAsked, presentPage } from '#platform/door/paging'
import { refuse } from '#platform/door/refused'
import { type Door, serve } from '#platform/door/serve'
import { mailKeys, readMailsAbout, readMailsTo } from './mails.queries.ts'
import { presentMail } from './present-mail.ts'
import { sendMailAgain } from './send-mail-again.ts'

/** What staff see of mails, and send again. */
export function openOfficeMails(door: Door): void {
  serve(door, contract.listMailsToPerson, async (context, { params, query }) => {
    if ((await findUser(context, params.uuid)) === undefined) throw refuse(requests.notFound)
    // A cursor is good for the mails of one person.
    const of = { ...query, of: params.uuid }
    const asked = pageAsked(context, contract.listMailsToPerson, of, mailKeys)
    const page = await readMailsTo(context, params.uuid, asked)
    return presentPage(context, contract.listMailsToPerson, of, page, presentMail)
  })
  serve(door, contract.listMailsAboutOrder, async (context, { params, query }) => {
    const order = await getOrderOfEdition(context, params.uuid)
    const of = { ...query, of: order.id }
    const asked = pageAsked(context, contract.listMailsAboutOrder, of, mailKeys)
    const page = await readMailsAbout(context, order, asked)
    return presentPage(context, contract.listMailsAboutOrder, of, page, presentMail)
  })
  serve(door, contract.sendMailAgain, sendMailAgain)
}
