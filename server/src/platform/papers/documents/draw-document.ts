import type { EventLook } from '#platform/papers/look'
import type { DocumentTemplate } from './document-renderer.ts'
import { createTypstRenderer } from './typst-renderer.ts'

/** One compiler for all that its process draws. */
const renderer = createTypstRenderer()

/** @throws DocumentFailed */
export function drawDocument({
  template,
  data,
  look,
}: {
  readonly template: DocumentTemplate
  readonly data: object
  readonly look?: EventLook | undefined
}): Promise<Buffer> {
  return renderer.draw(template, data, look)
}
