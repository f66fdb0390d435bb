import { getEdition } from '#features/editions'
import { findUser } from '#features/identity'
import type { ProcessContext } from '#platform/context'
import { wordsIn } from '#platform/ground/words'
import { renderMail } from '#platform/papers/mail/mail-template'
import { sendMail } from '#platform/papers/mail/send-mail'
import { findPassRow } from './passes.queries.ts'

/** Tells somebody who was given a pass that whoever paid for it has cancelled it. */
export async function mailPassEnded(context: ProcessContext, jobId: string, passId: string): Promise<void> {
  const pass = await findPassRow(context, passId)
  const user = pass?.user_id == null ? undefined : await findUser(context, pass.user_id)
  if (user === undefined || pass?.state !== 'cancelled') return
  const edition = await getEdition(context)
  const t = wordsIn(user.locale)
  const title = `${edition.product} ${edition.year}`
  const { html, text } = renderMail({
    locale: user.locale,
    productTitle: title,
    heading: t('{name}, your pass was cancelled', { name: user.first_name }),
    paragraphs: [
      t(
        'Whoever paid for your pass has cancelled it, and the money went back to them. Its code opens no door any more.',
      ),
      t('If you still want to come, ask them, or get a pass of your own.'),
    ],
    action: { label: t('Get a pass'), url: `${context.ports.publicUrl}/sign-up` },
    footer: [`${edition.seller.name}, ${edition.contactEmail}`],
  })
  await sendMail(
    context,
    {
      from: edition.mailFrom,
      to: user.email,
      subject: `${t('Your pass was cancelled')} · ${title}`,
      text,
      html,
    },
    { kind: 'mail-pass-ended', ids: { passId }, jobId, userId: user.id },
  )
}
