import { PDFDocument } from '@cantoo/pdf-lib'
import type { DocumentRenderer } from '#platform/papers/documents/document-renderer'

const empty = PDFDocument.create().then(async (document) => Buffer.from(await document.save()))

/** Draws a page with nothing on it, whatever is asked for: a PDF that can be kept, attached and sent like any other. */
export const emptyPage: DocumentRenderer = { draw: () => empty }
