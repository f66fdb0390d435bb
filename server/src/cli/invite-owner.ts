import { Email } from '@foyer/contract/kit/fields'
import { readConfig } from '../config.ts'
import { findCurrentEditionId } from '../features/editions/public.ts'
import { inviteOwner } from '../features/identity/public.ts'
import { openConfigured } from './open-configured.ts'

// `npm run invite-owner -- name@company.com` prints a link by which somebody becomes an owner: the way back in where no
// owner can come in any more.
const email = Email.safeParse(process.argv[2] ?? '')
if (!email.success) {
  console.error('Say for which address: npm run invite-owner -- name@company.com')
  process.exit(1)
}
const { publicUrl } = readConfig(process.env)
const { database, close } = await openConfigured()
const link = await database.transaction(async (db) => {
  const edition = await findCurrentEditionId({ db })
  return inviteOwner({ db, now: new Date(), ports: { publicUrl }, editionId: edition?.id ?? 0 }, email.data)
})
await close()
if (link === null) {
  console.error('Nobody owns this installation yet: the server prints the first owner’s link when it starts.')
  process.exit(1)
}
console.log(`${link.url}\nIt works once, until ${link.expiresAt.toISOString()}.`)
