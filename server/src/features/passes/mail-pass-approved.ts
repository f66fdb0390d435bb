import { getEdition } from '#features/editions'
import { findUser } from '#features/identity'
import type { ProcessContext } from '#platform/context'
import { writeDay } from '#platform/days'
import { renderMail } from '#platform/mail/mail-template'
import { findPassRow, findPassTypeRow } from './passes.queries.ts'

const texts = {
  en: {
    subject: 'Your pass is ready',
    heading: (name: string) => `${name}, your pass is ready`,
    text: 'Your pass is approved. Sign in to see it; show its code at the entrance, on your phone or on paper.',
    action: 'Show my pass',
    pass: 'Pass',
    when: 'When',
    where: 'Where',
  },
  de: {
    subject: 'Ihr Ticket ist fertig',
    heading: (name: string) => `${name}, Ihr Ticket ist fertig`,
    text: 'Ihr Ticket ist freigegeben. Melden Sie sich an, um es zu sehen; zeigen Sie seinen Code am Eingang, auf dem Telefon oder auf Papier.',
    action: 'Ticket zeigen',
    pass: 'Ticket',
    when: 'Wann',
    where: 'Wo',
  },
}

/** Tells the holder of a pass that it is approved. */
export async function mailPassApproved(context: ProcessContext, jobId: string, passId: string): Promise<void> {
  const pass = await findPassRow(context, passId)
  const user = pass?.user_id == null ? undefined : await findUser(context, pass.user_id)
  const type = pass === undefined ? undefined : await findPassTypeRow(context, pass.pass_type_id)
  if (user === undefined || type === undefined || pass?.state !== 'approved') return
  const edition = await getEdition(context)
  const words = texts[user.locale]
  const title = `${edition.product} ${edition.year}`
  const { html, text } = renderMail({
    locale: user.locale,
    productTitle: title,
    heading: words.heading(user.first_name),
    paragraphs: [words.text],
    facts: [
      [words.pass, type.name],
      [words.when, `${writeDay(edition.startsOn, user.locale)} – ${writeDay(edition.endsOn, user.locale)}`],
      [words.where, `${edition.venue}, ${edition.city}`],
    ],
    action: { label: words.action, url: `${context.ports.publicUrl}/pass` },
    footer: [`${edition.seller.name}, ${edition.contactEmail}`],
  })
  await context.ports.mail.send({
    messageId: `<${jobId}@${new URL(context.ports.publicUrl).hostname}>`,
    from: edition.mailFrom,
    to: user.email,
    subject: `${words.subject} · ${title}`,
    text,
    html,
  })
}
