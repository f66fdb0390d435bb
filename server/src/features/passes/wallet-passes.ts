import { requests } from '@foyer/contract/kit/refusal'
import type { Wallet } from '@foyer/contract/passes'
import { type CurrentEdition, getEdition } from '#features/editions'
import type { CallerContext, Context, Person } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { instantIn } from '#platform/ground/days'
import { contentFor, inEveryLanguage, readerOf } from '#platform/ground/texts'
import { dayAfter } from '#platform/papers/calendar'
import type { WalletTicket } from '#platform/papers/wallets/wallet-ticket'
import { findPassWithHolder } from './best-pass.queries.ts'
import { formatPassCode } from './pass-code.ts'
import type { PassRow } from './passes.queries.ts'
import { signPass } from './sign-pass.ts'

/** When the edition's last day is over at the venue. */
const endOf = ({ timeZone, endsOn }: CurrentEdition) => instantIn(timeZone, dayAfter(endsOn), '00:00:00')

/** Where a pass can be put: an approved one, into each wallet that the organiser has keys for, until the event is over. */
export function offeredWallets(
  { ports, now }: Pick<Context, 'ports' | 'now'>,
  edition: CurrentEdition,
  pass: Pick<PassRow, 'state'>,
): Wallet[] {
  if (pass.state !== 'approved' || now >= endOf(edition)) return []
  const { apple, google } = ports.wallets
  return [
    ...(apple !== null && now < apple.validUntil ? ['apple' as const] : []),
    ...(google === null ? [] : ['google' as const]),
  ]
}

/** The caller's pass as a wallet shows it. @throws Refused `requests/not-found` where this wallet is not offered for it. */
async function walletTicketFor(context: CallerContext<Person>, wallet: Wallet): Promise<WalletTicket> {
  const [edition, pass] = await Promise.all([getEdition(context), findPassWithHolder(context, context.caller.userId)])
  if (pass === undefined || !offeredWallets(context, edition, pass).includes(wallet)) throw refuse(requests.notFound)
  const inLanguages = (content: unknown) => inEveryLanguage((locale) => contentFor(content, readerOf(edition, locale)))
  return {
    passId: pass.id,
    text: signPass(context, pass),
    spoken: formatPassCode(pass.code),
    holder: pass.holder,
    company: pass.company,
    name: inLanguages(pass.type.name),
    style: pass.type.code_type === 'vip' || pass.type.code_type === 'vendor-vip' ? 'vip' : 'primary',
    orderNumber: pass.order_number,
    editionCode: edition.code,
    event: `${edition.product} ${edition.year}`,
    organiser: edition.seller.name,
    venue: edition.venue,
    city: edition.city,
    entrance: inLanguages(edition.entrance),
    timeZone: edition.timeZone,
    startsOn: edition.startsOn,
    endsOn: edition.endsOn,
    doorsOpenAt: edition.doorsOpenAt,
    endsAt: endOf(edition),
    email: edition.contactEmail,
    url: `${context.ports.publicUrl}/pass`,
  }
}

/** One's own pass as a file of Apple Wallet. @throws Refused `requests/not-found` */
export async function writeApplePass(context: CallerContext<Person>): Promise<Buffer> {
  const ticket = await walletTicketFor(context, 'apple')
  const { apple } = context.ports.wallets
  if (apple === null) throw refuse(requests.notFound)
  return apple.write(ticket)
}

/** The address that saves one's own pass in Google Wallet. @throws Refused `requests/not-found` */
export async function linkGooglePass(context: CallerContext<Person>): Promise<string> {
  const ticket = await walletTicketFor(context, 'google')
  const { google } = context.ports.wallets
  if (google === null) throw refuse(requests.notFound)
  return google.link(ticket, context)
}
