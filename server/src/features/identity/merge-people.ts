import { type MergeField, type mergePeople as merges, standsInTheWay } from '@foyer/contract/merge-people'
import type { Context } from '#platform/context'
import { Audited } from '#platform/door/audit'
import { refuseChangedMeanwhile } from '#platform/door/changed-meanwhile'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { forgetCallers, forgetDownloadsOf } from '#platform/jobs/forget'
import { deleteFile } from '#platform/site/files'
import { deleteFactors } from './factors.queries.ts'
import { leaveAddress } from './former-addresses.queries.ts'
import { deletePasswordTokens, deleteSessions, findUser, type UserRow, updateUserRow } from './identity.queries.ts'
import { deleteAccount, lockForGood, moveAccount, moveAddresses } from './merge-accounts.queries.ts'
import { writeNote } from './notes.queries.ts'
import { lockPerson, personRecord } from './office-accounts.ts'
import type { Merging, PersonalData } from './personal-data.ts'
import { findBoth, obstaclesBetween, presentMerge } from './preview-merge.ts'

const columns = {
  firstName: ['first_name'],
  lastName: ['last_name'],
  // Who has the one address signs in with the password that they chose for it.
  email: ['email', 'email_key', 'email_confirmed_at', 'password_hash'],
  companyName: ['company_name'],
  jobTitle: ['job_title'],
  phone: ['phone'],
  vatId: ['vat_id'],
  attendeeType: ['attendee_type'],
  locale: ['locale'],
  image: ['image_id'],
} as const satisfies Partial<Record<MergeField, readonly (keyof UserRow)[]>>

const tagNames = ({ tags }: UserRow) => tags.map(({ name }) => name)

/**
 * Makes two accounts of one person one, in one transaction. First whoever changes an account is waited for, then what
 * else is held, in the order of whoever holds most of it: places, seats, then orders; and at last everybody who has begun
 * something for either of them. Whoever begins after that finds no account.
 * @throws Refused `requests/not-found`, `identity/same-account`, `office/changed-meanwhile`, `identity/stands-in-the-way`.
 */
export const mergePeople =
  (elsewhere: readonly PersonalData[]): UseCase<typeof merges> =>
  async (context, { params: { uuid }, body }) => {
    const merging = { keptId: uuid, goneId: body.other }
    for (const id of [uuid, body.other].toSorted()) await lockPerson(context, id)
    const holding = elsewhere.toReversed()
    for (const { hold } of holding) await hold?.(context, merging)
    await lockForGood(context, merging)
    // What was begun meanwhile.
    for (const { hold } of holding) await hold?.(context, merging)
    const [kept, gone] = await findBoth(context, merging)
    if (kept.version !== body.version || gone.version !== body.otherVersion) {
      const theirs = await presentMerge(context, merging, elsewhere)
      throw refuseChangedMeanwhile(body, { ...theirs, version: kept.version })
    }
    const obstacles = await obstaclesBetween(context, [kept, gone], elsewhere)
    if (obstacles.length > 0) throw refuse(standsInTheWay, { obstacles })

    const takes = new Set(body.takes)
    const [email, leftEmail] = takes.has('email') ? [gone.email, kept.email] : [kept.email, gone.email]
    for (const { merge } of elsewhere)
      await merge(context, { ...merging, email, leftEmail, takesSurvey: takes.has('survey') })
    await endAccount(context, merging, takes)
    await takeFields(context, kept, gone, takes)
    await leaveAddress(context, { id: uuid, email: leftEmail }, { isMerged: true })
    await writeNote(context, {
      userId: uuid,
      actorId: context.caller.userId,
      text: body.reason,
      act: 'identity.mergePeople',
    })
    const after = await findUser(context, uuid)
    return new Audited(
      [
        personRecord.changed(
          uuid,
          { tags: tagNames(kept), ...Object.fromEntries(body.takes.map((field) => [field, false])) },
          {
            tags: after === undefined ? [] : tagNames(after),
            merged: body.other,
            ...Object.fromEntries(body.takes.map((field) => [field, true])),
          },
        ),
        personRecord.changed(body.other, { tags: tagNames(gone) }, { tags: [], mergedInto: uuid }),
      ],
      undefined,
    )
  }

/** No session, link or factor of it opens anything, and nothing names it. */
async function endAccount(context: Context, merging: Merging, takes: ReadonlySet<MergeField>): Promise<void> {
  const { goneId } = merging
  await moveAccount(context, merging)
  await moveAddresses(
    context,
    merging,
    (['billingAddress', 'shippingAddress'] as const).filter((type) => takes.has(type)),
  )
  await forgetCallers(context, [goneId])
  await forgetDownloadsOf(context, goneId)
  await deletePasswordTokens(context, goneId)
  await deleteFactors(context, goneId)
  await deleteAccount(context, goneId)
}

/** What was chosen of the one that goes. Another address ends the sessions there were, as it does wherever it changes. */
async function takeFields(
  context: Context,
  kept: UserRow,
  gone: UserRow,
  takes: ReadonlySet<MergeField>,
): Promise<void> {
  const taken = Object.entries(columns)
    .filter(([field]) => takes.has(field as MergeField))
    .flatMap(([, own]) => own.map((column) => [column, gone[column]] as const))
  // Its version counts, whatever of it changed.
  await updateUserRow(context, kept.id, { first_name: kept.first_name, ...Object.fromEntries(taken) })
  const picture = takes.has('image') ? kept.image_id : gone.image_id
  if (picture !== null) await deleteFile(context, picture)
  if (takes.has('vatId') && gone.vat_id !== null) await context.enqueue('check-vat-id', { userId: kept.id })
  if (!takes.has('email')) return
  await deleteSessions(context, kept.id)
  await deletePasswordTokens(context, kept.id)
}
