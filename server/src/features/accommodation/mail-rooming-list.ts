import { isLocale } from '@foyer/contract/kit/languages'
import { getEdition } from '#features/editions'
import type { ProcessContext } from '#platform/context'
import { renderMail } from '#platform/papers/mail/mail-template'
import { sendMail } from '#platform/papers/mail/send-mail'
import { countLines } from './compare-lists.ts'
import { wordsOfList } from './present-rooming-list.ts'
import { asSent } from './rooming-list.ts'
import { findListById } from './rooming-lists.queries.ts'
import { drawList, writeList } from './rooming-papers.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Sends a house its list as it was kept: as a PDF and as a sheet, with what changed since the last one in the mail. */
export async function mailRoomingList(context: ProcessContext, jobId: string, listId: string): Promise<void> {
  const list = await findListById(context, listId)
  if (list === undefined) return
  const edition = await getEdition(context)
  const [first = 'en'] = edition.languages
  const locale = isLocale(first) ? first : 'en'
  const { t, title } = wordsOfList(locale)
  const written = await asSent(context, list)
  const { house } = written
  const { stays, people, added, changed, cancelled } = countLines(written.lines)
  const event = `${edition.product} ${edition.year}`
  const { html, text } = renderMail({
    locale,
    productTitle: event,
    heading: t('Rooming list {number} for {house}', { number: list.number, house: house.name }),
    paragraphs: [
      list.number === 1
        ? t('The list of our guests is attached, as a PDF and as a sheet.')
        : t(
            'The list of our guests is attached, as a PDF and as a sheet. What changed since list {before} is marked in the first column.',
            {
              before: list.number - 1,
            },
          ),
    ],
    facts: [
      [t('Stays'), String(stays)],
      [t('Persons'), String(people)],
      ...(list.number === 1
        ? []
        : ([
            [t('New since then'), String(added)],
            [t('Changed since then'), String(changed)],
            [t('Cancelled since then'), String(cancelled)],
          ] as const)),
    ],
    footer: [`${edition.seller.name}, ${edition.contactEmail}`],
  })
  const pdf = await drawList(context, written, edition, locale)
  const sheet = await writeList(written, edition, locale)
  const fileName = `${t('rooming-list')}-${list.number}`
  await sendMail(
    context,
    {
      from: edition.mailFrom,
      to: list.sent_to,
      subject: `${title} ${list.number}, ${house.name} · ${event}`,
      text,
      html,
      attachments: [
        { filename: `${fileName}.pdf`, content: pdf, contentType: 'application/pdf' },
        { filename: `${fileName}.xlsx`, content: sheet, contentType: XLSX },
      ],
    },
    { kind: 'mail-rooming-list', ids: { listId }, jobId, userId: null },
  )
}
