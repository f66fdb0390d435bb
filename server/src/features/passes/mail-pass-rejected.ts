import { getEdition } from '#features/editions'
import { findUser } from '#features/identity'
import { findOrder } from '#features/orders'
import type { ProcessContext } from '#platform/context'
import { contentFor, readerOf } from '#platform/ground/texts'
import { wordsIn } from '#platform/ground/words'
import { renderMail } from '#platform/papers/mail/mail-template'
import { sendMail } from '#platform/papers/mail/send-mail'
import { findPassRow, findPassTypeRow } from './passes.queries.ts'

/** Tells somebody that the organiser rejected their pass, and why. */
export async function mailPassRejected(context: ProcessContext, jobId: string, passId: string): Promise<void> {
  const pass = await findPassRow(context, passId)
  const user = pass?.user_id == null ? undefined : await findUser(context, pass.user_id)
  const type = pass === undefined ? undefined : await findPassTypeRow(context, pass.pass_type_id)
  if (user === undefined || type === undefined || pass?.state !== 'rejected') return
  const order = pass.order_id === null ? undefined : await findOrder(context, pass.order_id)
  const edition = await getEdition(context)
  const t = wordsIn(user.locale)
  const title = `${edition.product} ${edition.year}`
  const { html, text } = renderMail({
    locale: user.locale,
    productTitle: title,
    heading: t('{name}, your pass was not approved', { name: user.first_name }),
    paragraphs: [
      t('The organiser looked at it and did not approve it.'),
      ...((order?.total ?? 0) > 0 ? [t('Whatever was paid for it goes back in the way it came.')] : []),
      t('Write to {contact} if you have questions about it.', { contact: edition.contactEmail }),
    ],
    facts: [
      [t('Pass'), contentFor(type.name, readerOf(edition, user.locale))],
      ...(pass.rejected_because === null ? [] : [[t('What they say'), pass.rejected_because] as const]),
    ],
    action: { label: t('Look at your options'), url: `${context.ports.publicUrl}/sign-up` },
    footer: [`${edition.seller.name}, ${edition.contactEmail}`],
  })
  await sendMail(
    context,
    {
      from: edition.mailFrom,
      to: user.email,
      subject: `${t('Your pass was not approved')} · ${title}`,
      text,
      html,
    },
    { kind: 'mail-pass-rejected', ids: { passId }, jobId, userId: user.id, orderId: pass.order_id },
  )
}
