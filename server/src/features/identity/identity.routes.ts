import { type Archive, exportUser } from '@foyer/contract/archive'
import * as contract from '@foyer/contract/identity'
import { requests } from '@foyer/contract/kit/refusal'
import type { CallerContext, Context, Person } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { type Door, serve } from '#platform/door/serve'
import { findAddressRow } from './addresses.queries.ts'
import { createAddress, deleteAddress, updateAddress } from './addresses.ts'
import { eraseUser, type Leaver } from './erase-user.ts'
import { deleteSession, deleteSessions, findUser, listSessionRows } from './identity.queries.ts'
import { changePassword, changePasswordByToken, forgotPassword } from './passwords.ts'
import { presentAddress, presentProfile, presentSession, presentUser } from './present-user.ts'
import { replaceImage } from './replace-image.ts'
import { updateUser } from './update-user.ts'

/** Gathers what the whole house knows about a person. */
export type PersonalArchive = (context: CallerContext<Person>) => Promise<Archive>

/** Erases what the other features know about a person, in the transaction that erases the person. */
export type PersonalErasure = (context: Context, leaver: Leaver) => Promise<void>

export function openIdentity(door: Door, personalArchive: PersonalArchive, personalErasure: PersonalErasure): void {
  serve(door, contract.readUser, async (context) => {
    const user = await findUser(context, context.caller.userId)
    if (user === undefined) throw refuse(requests.notSignedIn)
    return presentUser(user)
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
  serve(door, exportUser, (context) => personalArchive(context))
  serve(door, contract.eraseUser, (context, { body }) => eraseUser(context, body.password, personalErasure))
  serve(door, contract.readAddress, async (context, { query }) => {
    const row = await findAddressRow(context, context.caller.userId, query.type)
    return row === undefined ? null : presentAddress(row)
  })
  serve(door, contract.createAddress, createAddress)
  serve(door, contract.updateAddress, updateAddress)
  serve(door, contract.deleteAddress, (context, { params }) => deleteAddress(context, params.id))
}
