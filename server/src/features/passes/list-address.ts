import { NewEligibilityEntry } from '@foyer/contract/new-pass-type.schemas'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { emailKey } from '#platform/ground/email-key'
import { insertEligibility } from './pass-types.queries.ts'

/** Bars an address from the context's edition, or lets it in where others are not. @throws InvalidInput */
export async function listAddress(context: OfficeContext, entered: NewEligibilityEntry): Promise<void> {
  const { list, email, note } = await acceptContent(context, NewEligibilityEntry, entered)
  await insertEligibility(context, { list, email_key: emailKey(email), note })
}
