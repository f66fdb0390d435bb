import { placeOfEvent } from '@foyer/contract/event-place'
import type { Locale } from '@foyer/contract/kit/languages'
import { listStaysToMove } from '#features/accommodation'
import { type CurrentEdition, getEdition } from '#features/editions'
import { findUser, findUserByEmail, isVendor } from '#features/identity'
import { findPassRow } from '#features/passes'
import { listPlacesToMove } from '#features/vip-events'
import type { Context, ProcessContext } from '#platform/context'
import { hashSecret } from '#platform/door/secrets'
import { writeDays, writeMoment } from '#platform/ground/days'
import { mailboxKey } from '#platform/ground/email-key'
import { spokenLocale, wordsIn } from '#platform/ground/words'
import type { MailFacts } from '#platform/papers/mail/mail-facts'
import { type MailContent, renderMail } from '#platform/papers/mail/mail-template'
import { sendMail } from '#platform/papers/mail/send-mail'
import { findTransfer, lockTransfer, type TransferRow, updateTransfer } from './pass-transfers.queries.ts'
import { namePass } from './received-invitation.ts'
import { statusOf } from './transfer-terms.ts'

interface Letter extends Omit<MailContent, 'productTitle' | 'footer'> {
  readonly about: MailFacts
  readonly to: string
  readonly subject: string
  readonly footer?: string
}

async function send(context: ProcessContext, edition: CurrentEdition, letter: Letter): Promise<void> {
  const { about, to, subject, footer, ...content } = letter
  const productTitle = `${edition.product} ${edition.year}`
  const house = `${edition.seller.name}, ${edition.contactEmail}`
  const mail = renderMail({ ...content, productTitle, footer: footer === undefined ? [house] : [footer, house] })
  await sendMail(
    context,
    {
      from: edition.mailFrom,
      to,
      subject: `${subject} · ${productTitle}`,
      ...mail,
    },
    about,
  )
}

/**
 * The link of one mail to the colleague; the one before is worthless from now on. A mail that is sent a second time, by
 * a job that ran again, brings the same link. Null once the invitation is over.
 */
async function renewToken(context: Context, id: string, jobId: string) {
  const transfer = await lockTransfer(context, id)
  if (transfer === undefined || statusOf(transfer, context.now) !== 'invited') return null
  const token = context.ports.keys.fingerprint('pass-invitation', jobId)
  await updateTransfer(context, id, { token_hash: hashSecret(token) })
  return { transfer, token }
}

/** Invites the colleague, in their account's language where they have one, else in the giver's. */
export async function mailPassInvitation(context: ProcessContext, jobId: string, transferId: string): Promise<void> {
  const waiting = await findTransfer(context, transferId)
  if (waiting === undefined || statusOf(waiting, context.now) !== 'invited') return
  const { attempts } = context.ports
  // Whoever invites others' addresses cannot fill their mailbox. The link sent before works on.
  if (!(await attempts.trySpend('invitation-mail', mailboxKey(waiting.email), jobId))) return
  const renewed = await context.inTransaction((inner) => renewToken(inner, transferId, jobId))
  if (renewed === null) return
  const { transfer, token } = renewed
  const giver = await findUser(context, transfer.giver_id)
  if (giver === undefined) return
  const account = await findUserByEmail(context, transfer.email_key)
  const locale = account?.locale ?? spokenLocale(transfer.locale)
  const edition = await getEdition(context)
  const t = wordsIn(locale)
  const name = `${giver.first_name} ${giver.last_name}`
  await send(context, edition, {
    about: {
      kind: 'mail-pass-invitation',
      ids: { transferId },
      jobId,
      userId: account?.id ?? null,
      namesOthers: true,
    },
    to: transfer.email,
    locale,
    subject: t('{name} gives you a pass', { name }),
    heading: t('{name} gives you a pass', { name }),
    paragraphs: [
      ...(transfer.note === null ? [] : [t('“{text}”', { text: transfer.note })]),
      t('It is yours once you accept it, and nothing is to be paid. Until then {name} keeps it.', { name }),
      ...(account === undefined
        ? []
        : [
            t(
              'You have an account with this address: the pass joins it. Your password and your name stay as they are.',
            ),
          ]),
    ],
    facts: await factsOf(context, transfer, {
      giver: giver.company_name === null ? name : `${name}, ${giver.company_name}`,
      locale,
      edition,
    }),
    action: {
      label: t('See and accept it'),
      url: `${context.ports.publicUrl}/pass/accept/${transfer.id}?token=${token}`,
    },
    footer: t('If you do not know who this is, do nothing: without you nothing happens.'),
  })
}

async function factsOf(
  given: Context,
  transfer: TransferRow,
  { giver, locale, edition }: { readonly giver: string; readonly locale: Locale; readonly edition: CurrentEdition },
): Promise<NonNullable<MailContent['facts']>> {
  const context = { ...given, locale }
  const t = wordsIn(locale)
  const pass = await findPassRow(context, transfer.pass_id)
  const stays = transfer.takes_stays ? await listStaysToMove(context, transfer.giver_id) : []
  const places = transfer.takes_vip_places ? await listPlacesToMove(context, transfer.giver_id) : []
  return [
    [t('From', undefined, { context: 'somebody' }), giver],
    ...(pass === undefined ? [] : [[t('Pass'), (await namePass(context, pass.pass_type_id)).name] as const]),
    [t('When'), writeDays(edition.startsOn, edition.endsOn, locale)],
    [t('Where'), placeOfEvent(edition)],
    ...stays.map(
      (stay) => [t('Room'), `${stay.accommodation}, ${writeDays(stay.arrival, stay.departure, locale)}`] as const,
    ),
    ...places.map((place) => [t('VIP event'), place.name] as const),
    [t('Accept until'), writeMoment(transfer.answer_by, edition.timeZone, locale)],
  ]
}

/** Tells the giver that their pass is the colleague's now, and what that means for them. */
export async function mailPassGiven(context: ProcessContext, jobId: string, transferId: string): Promise<void> {
  const transfer = await findTransfer(context, transferId)
  if (transfer?.state !== 'accepted') return
  const giver = await findUser(context, transfer.giver_id)
  if (giver === undefined) return
  const edition = await getEdition(context)
  const t = wordsIn(giver.locale)
  const name = `${transfer.first_name} ${transfer.last_name}`.trim()
  await send(context, edition, {
    about: { kind: 'mail-pass-given', ids: { transferId }, jobId, userId: giver.id },
    to: giver.email,
    locale: giver.locale,
    subject: t('Your pass has a new holder'),
    heading: t('{name} accepted your pass', { name: name === '' ? t('Your colleague') : name }),
    paragraphs: [
      t('Your code opens no door any more: the new holder has one of their own. Your invoices stay as they are.'),
      transfer.takes_stays
        ? t('Your room goes with the pass. What is given back for it goes back to who paid.')
        : t('A room that you booked stays in your name: keep its confirmation, or write to us to change it.'),
      t('A train ticket stays yours. A visa letter that was made for you ended with the pass.'),
      // Who exhibits comes in without a pass.
      (await isVendor(context, giver.id))
        ? t('If you still want to come, get another one: it joins your account.')
        : t(
            'Without a pass you cannot sign in. If you still want to come, get another one with the same address: it joins your account.',
          ),
    ],
    action: { label: t('Get a pass'), url: `${context.ports.publicUrl}/sign-up` },
  })
}
