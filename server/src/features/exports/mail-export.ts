import type { ExportKind } from '@foyer/contract/exports'
import { message } from '@foyer/contract/kit/message'
import { getEdition } from '#features/editions'
import { findUser } from '#features/identity'
import type { ProcessContext } from '#platform/context'
import { spokenLocale, wordsIn } from '#platform/ground/words'
import { renderMail } from '#platform/papers/mail/mail-template'
import { sendMail } from '#platform/papers/mail/send-mail'
import { findExport } from './exports.queries.ts'

const names: Readonly<Record<ExportKind, string>> = {
  orders: message('Orders'),
  'order-lines': message('Lines of orders'),
  payments: message('Payments and refunds'),
  people: message('People'),
  sessions: message('Sessions'),
  speakers: message('Speakers'),
}

/** Tells whoever began an export that it can be taken, or that it could not be written; the file stays behind the sign-in. */
export async function mailExport(context: ProcessContext, jobId: string, exportId: string): Promise<void> {
  const row = await findExport(context, exportId)
  if (row === undefined || row.finished_at === null) return
  const user = await findUser(context, row.begun_by)
  if (user === undefined || user.erased_at !== null) return
  const edition = await getEdition(context)
  const locale = spokenLocale(user.locale)
  const t = wordsIn(locale)
  const productTitle = `${edition.product} ${edition.year}`
  const hasFailed = row.failure !== null
  const subject = hasFailed ? t('Your export could not be written') : t('Your export is ready')
  const mail = renderMail({
    locale,
    productTitle,
    heading: subject,
    paragraphs: [
      hasFailed
        ? t('Nothing of it was kept. Begin it again; if it fails once more, tell whoever runs the program.')
        : t('It waits for you in the back office for 24 hours, then it is gone.'),
    ],
    facts: [
      [t('Export'), t(names[row.kind])],
      [t('Format'), row.format.toUpperCase()],
      ...(hasFailed ? [] : [[t('Rows'), String(row.rows)] as const]),
    ],
    action: {
      label: t('See your exports'),
      url: `${context.ports.publicUrl}/organiser/exports?edition=${context.editionId}`,
    },
    footer: [`${edition.seller.name}, ${edition.contactEmail}`],
  })
  await sendMail(
    context,
    {
      from: edition.mailFrom,
      to: user.email,
      subject: `${subject} · ${productTitle}`,
      ...mail,
    },
    { kind: 'mail-export', ids: { exportId }, jobId, userId: user.id },
  )
}
