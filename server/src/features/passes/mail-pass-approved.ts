import { placeOfEvent } from '@foyer/contract/event-place'
import type { Locale } from '@foyer/contract/kit/languages'
import { cancellationSteps, getEdition, sayCancellation } from '#features/editions'
import { findUser } from '#features/identity'
import { findOrder } from '#features/orders'
import type { ProcessContext } from '#platform/context'
import { writeDays } from '#platform/ground/days'
import { contentFor, readerOf } from '#platform/ground/texts'
import { wordsIn } from '#platform/ground/words'
import { renderMail } from '#platform/papers/mail/mail-template'
import { sendMail } from '#platform/papers/mail/send-mail'
import { qrPng } from '#platform/papers/qr'
import { findPassRow, findPassTypeRow, type PassRow } from './passes.queries.ts'
import { signPass } from './sign-pass.ts'

/** The content id of the code's picture. */
const CODE = 'pass-code'
const FILE = 'pass.png'
/** About so wide: twice what the mail shows, for dense screens and paper. */
const CODE_PIXELS = 480

/** What was agreed about giving it back with who paid for it; nothing where another person did. */
async function conditionsOf(context: ProcessContext, pass: PassRow, locale: Locale): Promise<string[]> {
  const order = pass.order_id === null ? undefined : await findOrder(context, pass.order_id)
  if (order === undefined || order.total === 0 || order.user_id !== pass.user_id) return []
  const edition = await getEdition(context)
  const steps = cancellationSteps(order.cancellation_policy, 'passes', edition)
  return sayCancellation(steps, edition, { t: wordsIn(locale), locale })
}

/** Tells the holder of a pass that it is approved. */
export async function mailPassApproved(context: ProcessContext, jobId: string, passId: string): Promise<void> {
  const pass = await findPassRow(context, passId)
  const user = pass?.user_id == null ? undefined : await findUser(context, pass.user_id)
  const type = pass === undefined ? undefined : await findPassTypeRow(context, pass.pass_type_id)
  if (user === undefined || type === undefined || pass?.state !== 'approved') return
  const edition = await getEdition(context)
  const code = signPass(context, pass)
  const t = wordsIn(user.locale)
  const conditions = await conditionsOf(context, pass, user.locale)
  const title = `${edition.product} ${edition.year}`
  const { html, text } = renderMail({
    locale: user.locale,
    productTitle: title,
    heading: t('{name}, your pass is ready', { name: user.first_name }),
    paragraphs: [
      t(
        'Your pass is approved. Show this code at the entrance, on your phone or on paper. It is yours alone: who has it can come in in your place.',
      ),
    ],
    stripe: type.code_type === 'vip' || type.code_type === 'vendor-vip' ? 'vip' : 'primary',
    code: { contentId: CODE, file: FILE, alt: t('QR code of your pass') },
    facts: [
      [t('Pass'), contentFor(type.name, readerOf(edition, user.locale))],
      [t('When'), writeDays(edition.startsOn, edition.endsOn, user.locale)],
      [t('Where'), placeOfEvent(edition)],
      ...(conditions.length === 0 ? [] : [[t('If you cancel your pass'), conditions.join(' ')] as const]),
    ],
    action: { label: t('Show my pass'), url: `${context.ports.publicUrl}/pass` },
    footer: [`${edition.seller.name}, ${edition.contactEmail}`],
  })
  await sendMail(
    context,
    {
      from: edition.mailFrom,
      to: user.email,
      subject: `${t('Your pass is ready')} · ${title}`,
      text,
      html,
      attachments: [
        { filename: FILE, content: await qrPng(code, CODE_PIXELS), contentType: 'image/png', contentId: CODE },
      ],
    },
    { kind: 'mail-pass-approved', ids: { passId }, jobId, userId: user.id, orderId: pass.order_id },
  )
}
