import type { Locale } from '@foyer/contract/kit/languages'
import type { Selectable } from 'kysely'
import type { OfficeContext } from '#platform/context'
import type { UserScopes } from '#platform/database/database-types'
import { emailKey } from '#platform/ground/email-key'
import { uuidV7 } from '#platform/ground/uuid'
import { insertScope, insertTag, insertUser } from './identity.queries.ts'

/** Somebody who comes in without a pass, because the organiser says so. */
export interface NewMember {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string | null
  readonly passwordHash: string
  readonly scope: Selectable<UserScopes>['scope']
  /** An exhibitor: whoever has the tag comes in. */
  readonly isVendor: boolean
  /** In which mails reach them; English where nobody says. */
  readonly locale?: Locale
}

/** The tag of exhibitors. */
const VENDOR = 2

/** Lets somebody in, who has shown the organiser that the mailbox is theirs. @param by who says so, as it is noted. */
export async function addMember(context: OfficeContext, member: NewMember, by: string): Promise<string> {
  const id = uuidV7(context.now)
  const isNew = await insertUser(context, {
    id,
    email: member.email,
    email_key: emailKey(member.email),
    email_confirmed_at: context.now,
    password_hash: member.passwordHash,
    first_name: member.firstName,
    last_name: member.lastName,
    company_name: member.companyName,
    locale: member.locale ?? 'en',
    created_at: context.now,
  })
  if (!isNew) throw new Error('Somebody has an account with this address already.')
  await insertScope(context, id, member.scope)
  if (member.isVendor) await insertTag(context, id, VENDOR, by)
  return id
}
