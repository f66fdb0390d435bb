import type { Input } from '@foyer/contract/kit/endpoint'
import {
  type checkInvitation as endpoint,
  invitationOver,
  type ReceivedInvitation,
} from '@foyer/contract/pass-transfers'
import { listStaysToMove } from '#features/accommodation'
import { findUser, findUserByEmail } from '#features/identity'
import { listPlacesToMove } from '#features/vip-events'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { getReceivedInvitation, namePass } from './received-invitation.ts'

/**
 * Who gives which pass, and what comes with it, for whoever has the mail: they see what they accept before they do.
 * @throws Refused `pass-transfers/invitation-over`.
 */
export async function checkInvitation(
  asked: Context,
  { params, body }: Input<typeof endpoint>,
): Promise<ReceivedInvitation> {
  const { context, transfer, pass } = await getReceivedInvitation(asked, params.uuid, body.token)
  const giver = await findUser(context, transfer.giver_id)
  if (giver === undefined) throw refuse(invitationOver)
  const { name, codeType } = await namePass(context, pass.pass_type_id)
  const places = transfer.takes_vip_places ? await listPlacesToMove(context, giver.id) : []
  return {
    email: transfer.email,
    firstName: transfer.first_name,
    lastName: transfer.last_name,
    note: transfer.note,
    giver: { fullName: `${giver.first_name} ${giver.last_name}`, companyName: giver.company_name },
    pass: name,
    codeType,
    answerBy: transfer.answer_by.toISOString(),
    joinsAccount: (await findUserByEmail(context, transfer.email_key)) !== undefined,
    stays: transfer.takes_stays ? await listStaysToMove(context, giver.id) : [],
    vipEvents: places.map((place) => place.name),
  }
}
