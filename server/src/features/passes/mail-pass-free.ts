import { getEdition } from '#features/editions'
import type { ProcessContext } from '#platform/context'
import { contentFor, readerOf } from '#platform/ground/texts'
import { spokenLocale, wordsIn } from '#platform/ground/words'
import { renderMail } from '#platform/papers/mail/mail-template'
import { sendMail } from '#platform/papers/mail/send-mail'
import { findPassTypeRow } from './passes.queries.ts'
import { findWaiter } from './waiters.queries.ts'

/** Tells somebody who waited for a sold-out pass type that it has a place again. */
export async function mailPassFree(context: ProcessContext, jobId: string, waiterId: string): Promise<void> {
  const waiter = await findWaiter(context, waiterId)
  const type = waiter === undefined ? undefined : await findPassTypeRow(context, waiter.pass_type_id)
  if (waiter === undefined || type === undefined) return
  const edition = await getEdition(context)
  const locale = spokenLocale(waiter.locale)
  const t = wordsIn(locale)
  const title = `${edition.product} ${edition.year}`
  const subject = t('A {name} pass is free again', { name: contentFor(type.name, readerOf(edition, locale)) })
  const mail = renderMail({
    locale,
    productTitle: title,
    heading: subject,
    paragraphs: [
      t('You asked us to tell you. The place is not held for you: whoever takes it first has it.'),
      t('This is the only mail about it, and your address is off the list. If you did not ask, you need do nothing.'),
    ],
    stripe: type.code_type === 'vip' || type.code_type === 'vendor-vip' ? 'vip' : 'primary',
    action: { label: t('Choose a pass'), url: `${context.ports.publicUrl}/sign-up` },
    footer: [`${edition.seller.name}, ${edition.contactEmail}`],
  })
  await sendMail(
    context,
    {
      from: edition.mailFrom,
      to: waiter.email,
      subject: `${subject} · ${title}`,
      ...mail,
    },
    { kind: 'mail-pass-free', ids: { waiterId }, jobId, userId: null },
  )
}
