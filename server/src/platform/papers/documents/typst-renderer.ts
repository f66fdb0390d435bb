import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { type EventLook, fitted, houseLook, saysTheName, shadesOf } from '#platform/papers/look'
import { DocumentFailed, type DocumentRenderer, type DocumentTemplate } from './document-renderer.ts'

const shared = join(import.meta.dirname, 'shared')
const fonts = join(import.meta.dirname, 'fonts')

/** Where a template finds the event's logo, while one is drawn that has it. */
const LOGO = join(shared, 'logo.png')
/** In points: the room beside the largest number that stands at the head of a page. */
const LOGO_PLACE = { width: 92, height: 18 }

/** What the compiler did not need for so many documents it forgets: memory stays flat over thousands. */
const keptGenerations = 10

function openCompiler(moreFontFolders: readonly string[]): NodeCompiler {
  const fontBlobs = readdirSync(fonts)
    .filter((name) => name.endsWith('.ttf'))
    .sort()
    .map((name) => readFileSync(join(fonts, name)))
  // The workspace is all that a template can read: nothing of the machine, nothing of the deployment.
  return NodeCompiler.create({ workspace: shared, fontArgs: [{ fontBlobs }, { fontPaths: [...moreFontFolders] }] })
}

/**
 * Documents by Typst, in this process: about two milliseconds each. They are tagged and follow PDF/UA-1 or PDF/A-3a, so that a
 * screen reader finds headings, tables and language. The fonts at hand have Latin, Greek and Cyrillic; a name in
 * another script needs a font from `fontFolders`. Without one its letters stay blank, and the document, which is tagged all the
 * same, cannot claim the standard.
 */
export function createTypstRenderer({
  fontFolders = [],
}: {
  readonly fontFolders?: readonly string[]
} = {}): DocumentRenderer {
  // Opened with the first document: a process that never makes one pays nothing.
  let compiler: NodeCompiler | undefined

  function compile({ text }: DocumentTemplate, data: object, look: EventLook, standard?: 'ua-1' | 'a-3a'): Buffer {
    compiler ??= openCompiler(fontFolders)
    const picture = look.logo?.light ?? null
    const { solid, text: words } = shadesOf(look).light
    const logo = picture && { ...fitted(picture, LOGO_PLACE), saysTheName: saysTheName(picture) }
    if (picture !== null) compiler.mapShadow(LOGO, picture.bytes)
    const inputs = { data: JSON.stringify(data), look: JSON.stringify({ solid, text: words, logo }) }
    const document = { mainFileContent: text, inputs }
    try {
      return standard === undefined ? compiler.pdf(document) : compiler.pdf(document, { pdfStandard: standard })
    } finally {
      if (picture !== null) compiler.unmapShadow(LOGO)
      compiler.evictCache(keptGenerations)
    }
  }

  /** With its logo and by its standard; else what of both can be had, and the standard before the logo. */
  function render(template: DocumentTemplate, data: object, look: EventLook): Buffer {
    const { standard = 'ua-1' } = template
    const bare = { ...look, logo: null }
    const tries =
      look.logo === null
        ? [() => compile(template, data, look, standard)]
        : [
            () => compile(template, data, look, standard),
            () => compile(template, data, bare, standard),
            () => compile(template, data, look),
          ]
    for (const attempt of tries) {
      try {
        return attempt()
      } catch {
        // The next one asks for less.
      }
    }
    return compile(template, data, bare)
  }

  return {
    draw: async (template, data, look = houseLook) => {
      try {
        return render(template, data, look)
      } catch (error) {
        // The compiler's message may quote the data; its kind does not.
        throw new DocumentFailed(
          `The template ${template.name} could not be drawn (${error instanceof Error ? error.name : 'unknown'})`,
        )
      }
    },
  }
}
