import type { Input } from '@foyer/contract/kit/endpoint'
import { type checkSignUp as endpoint, linkUsed } from '@foyer/contract/passes'
import { getEdition } from '#features/editions'
import { readSignUp } from '#features/identity'
import { type Context, inEdition } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { inLanguage } from '#platform/ground/texts'
import { describePass } from './describe-pass.ts'
import { findPassTypeRow, findSignedUpPass } from './passes.queries.ts'

/**
 * Who signed up with what, for whoever has the mail: they see what they confirm before they do.
 * @throws Refused `passes/link-used` for a token that is used, old, or of another sign-up.
 */
export async function checkSignUp(context: Context, { params, body }: Input<typeof endpoint>) {
  const found = await readSignUp(context, params.uuid, body.token)
  if (found === null) throw refuse(linkUsed)
  const { signUp, joinsAccount } = found
  return {
    firstName: signUp.first_name,
    lastName: signUp.last_name,
    companyName: signUp.company_name,
    email: signUp.email,
    pass: await nameSignedUpPass(context, signUp.id),
    joinsAccount,
  }
}

/** The pass that a sign-up is for, as its order calls it, in the context's language. */
export async function nameSignedUpPass(given: Context, signUpId: string): Promise<string> {
  const pass = await findSignedUpPass(given, signUpId)
  if (pass === undefined) return ''
  const context = inEdition(given, pass.edition_id)
  const type = await findPassTypeRow(context, pass.pass_type_id)
  return type === undefined ? '' : inLanguage(describePass(type, await getEdition(context)).description, context.locale)
}
