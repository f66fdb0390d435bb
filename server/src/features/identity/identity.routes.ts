import { exportUser } from '@foyer/contract/archive'
import * as contract from '@foyer/contract/identity'
import { requests } from '@foyer/contract/kit/refusal'
import { refuse } from '#platform/door/refused'
import { type Door, serve } from '#platform/door/serve'
import { findAddressRow } from './addresses.queries.ts'
import { createAddress, deleteAddress, updateAddress } from './addresses.ts'
import { archiveUser } from './archive-user.ts'
import { eraseUser } from './erase-user.ts'
import { deleteSession, deleteSessions, findUser, listSessionRows } from './identity.queries.ts'
import { changePassword, changePasswordByToken, checkPasswordLink, forgotPassword } from './passwords.ts'
import type { PersonalData } from './personal-data.ts'
import { presentAddress, presentProfile, presentSession, presentUser } from './present-user.ts'
import { replaceImage } from './replace-image.ts'
import { updateUser } from './update-user.ts'

/** @param elsewhere what the other features answer for. */
export function openIdentity(door: Door, elsewhere: readonly PersonalData[]): void {
  serve(door, contract.readUser, async (context) => {
    const user = await findUser(context, context.caller.userId)
    if (user === undefined) throw refuse(requests.notSignedIn)
    const { seenBy } = context.caller
    return seenBy === null
      ? presentUser(user)
      : { ...presentUser(user), scope: [], seenUntil: seenBy.until.toISOString() }
  })
  serve(door, contract.updateUser, async (context, input) => presentUser(await updateUser(context, input)))
  serve(door, contract.readProfile, async (context, { params }) => {
    // Only oneself, until the product has a place where people see each other.
    const user = params.uuid === context.caller.userId ? await findUser(context, params.uuid) : undefined
    if (user === undefined) throw refuse(requests.notFound)
    return presentProfile(user)
  })
  serve(door, contract.replaceImage, async (context) => presentUser(await replaceImage(context)))
  serve(door, contract.forgotPassword, forgotPassword)
  serve(door, contract.checkPasswordLink, checkPasswordLink)
  serve(door, contract.changePasswordByToken, changePasswordByToken)
  serve(door, contract.changePassword, changePassword)
  serve(door, contract.listSessions, async (context) =>
    (await listSessionRows(context, context.caller.userId)).map((row) => presentSession(row, context.caller.sessionId)),
  )
  serve(door, contract.endSession, async (context, { params }) => {
    if (!(await deleteSession(context, context.caller.userId, params.id))) throw refuse(requests.notFound)
    return undefined
  })
  serve(door, contract.endSessions, async (context) => {
    await deleteSessions(context, context.caller.userId)
    return undefined
  })
  serve(door, exportUser, (context) => archiveUser(context, elsewhere))
  serve(door, contract.eraseUser, (context, { body }) => eraseUser(context, body.password, elsewhere))
  serve(door, contract.readAddress, async (context, { query }) => {
    const row = await findAddressRow(context, context.caller.userId, query.type)
    return row === undefined ? null : presentAddress(row)
  })
  serve(door, contract.createAddress, createAddress)
  serve(door, contract.updateAddress, updateAddress)
  serve(door, contract.deleteAddress, (context, { params }) => deleteAddress(context, params.id))
}
