import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EventLook } from '#platform/papers/look'

/** How a document looks: Typst, and a feature's own. It may import `paper.typ`, which all papers share, and nothing else. */
export interface DocumentTemplate {
  readonly name: string
  readonly text: string
  /** PDF/UA-1 where nothing is said; PDF/A-3 where the document carries its data as a file. Both are tagged. */
  readonly standard?: 'ua-1' | 'a-3a'
}

/** @param folder where the feature has it. @param name its file, such as `invoice.typ`. */
export const readTemplate = (
  folder: string,
  name: string,
  standard: NonNullable<DocumentTemplate['standard']> = 'ua-1',
): DocumentTemplate => ({ name, text: readFileSync(join(folder, name), 'utf8'), standard })

/** Whoever turns data into a PDF. The same template and data always give the same bytes. */
export interface DocumentRenderer {
  /**
   * @param data what the template prints: every amount and day as text.
   * @param look how the event shows itself; left out: as the house does. A logo that cannot be drawn is left out.
   * @throws DocumentFailed where the document could not be made.
   */
  draw(template: DocumentTemplate, data: object, look?: EventLook): Promise<Buffer>
}

/** The template or its compiler gave up; the message is for the log and holds no data of the buyer. */
export class DocumentFailed extends Error {
  override readonly name = 'DocumentFailed'
}
