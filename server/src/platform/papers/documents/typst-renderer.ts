import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { DocumentFailed, type DocumentRenderer, type DocumentTemplate } from './document-renderer.ts'

const shared = join(import.meta.dirname, 'shared')
const fonts = join(import.meta.dirname, 'fonts')

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

  function render({ text, standard = 'ua-1' }: DocumentTemplate, data: object): Buffer {
    compiler ??= openCompiler(fontFolders)
    const document = { mainFileContent: text, inputs: { data: JSON.stringify(data) } }
    try {
      return compiler.pdf(document, { pdfStandard: standard })
    } catch {
      return compiler.pdf(document)
    } finally {
      compiler.evictCache(keptGenerations)
    }
  }

  return {
    draw: async (template, data) => {
      try {
        return render(template, data)
      } catch (error) {
        // The compiler's message may quote the data; its kind does not.
        throw new DocumentFailed(
          `The template ${template.name} could not be drawn (${error instanceof Error ? error.name : 'unknown'})`,
        )
      }
    },
  }
}
