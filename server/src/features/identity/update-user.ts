import type { updateUser as endpoint } from '@foyer/contract/identity'
import type { Input } from '@foyer/contract/kit/endpoint'
import { requests } from '@foyer/contract/kit/refusal'
import { refuseUnregistered } from '#features/vat-ids'
import type { CallerContext, Person } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { keepVatId } from '#platform/payments/vat/keep-vat-id'
import { findUser, type UserRow, updateUserRow } from './identity.queries.ts'

/**
 * Changes one's own data: what is absent stays, an empty text clears. The contract names all that can be changed.
 * @throws InvalidInput for a VAT ID that cannot be right, or that the register does not know.
 */
export async function updateUser(context: CallerContext<Person>, { body }: Input<typeof endpoint>): Promise<UserRow> {
  const columns = {
    firstName: 'first_name',
    lastName: 'last_name',
    companyName: 'company_name',
    jobTitle: 'job_title',
    phone: 'phone',
    vatId: 'vat_id',
    locale: 'locale',
  } as const
  const set: Record<string, string | null> = {}
  for (const [name, column] of Object.entries(columns)) {
    const value = body[name as keyof typeof body]
    if (value !== undefined) set[column] = value === '' ? null : value
  }
  if (body.vatId !== undefined) {
    const vatId = keepVatId(body.vatId)
    await refuseUnregistered(context, vatId)
    set['vat_id'] = vatId
    if (vatId !== null) await context.enqueue('check-vat-id', { userId: context.caller.userId })
  }
  if (Object.keys(set).length > 0) await updateUserRow(context, context.caller.userId, set)
  const user = await findUser(context, context.caller.userId)
  if (user === undefined) throw refuse(requests.notSignedIn)
  return user
}
