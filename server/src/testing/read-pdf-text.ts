import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'

type Glyphs = ReadonlyMap<number, string>

const latin = (stream: PDFRawStream): string => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')

/** What the glyphs of a font say: its ToUnicode map (ISO 32000-1, 9.10.3). */
function glyphsOf(map: string): Glyphs {
  const spelled = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')
  const pairs = [...map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)].flatMap(([, body = '']) => [
    ...body.matchAll(/<(\w+)>\s*<(\w+)>/g),
  ])
  return new Map(pairs.map(([, glyph = '', text = '']) => [Number.parseInt(glyph, 16), spelled(text)]))
}

/** The bytes of a string as a content stream writes it (ISO 32000-1, 7.3.4). */
function bytesOf(token: string): Buffer {
  if (token.startsWith('<')) return Buffer.from(token.slice(1, -1).replaceAll(/\s/g, ''), 'hex')
  const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '' }
  const body = token
    .slice(1, -1)
    .replaceAll(/\\([0-7]{1,3}|[\s\S])/g, (_, code: string) =>
      /[0-7]/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : (escapes[code] ?? code),
    )
  return Buffer.from(body, 'latin1')
}

/** A string in parentheses may hold others, as long as each is closed. */
const literal = (depth: number): string =>
  String.raw`\((?:\\[\s\S]|[^\\()]${depth === 0 ? '' : `|${literal(depth - 1)}`})*\)`
const tokens = new RegExp(String.raw`${literal(4)}|<[\da-fA-F\s]*>|/[^\s/<>[\]()]+|[^\s/<>[\]()]+`, 'g')

/** What one stream shows, each piece of text that is set at once on its own line. */
function shownIn(content: string, fonts: ReadonlyMap<string, Glyphs>): string[] {
  const shown: string[] = []
  let glyphs: Glyphs = new Map()
  let pending = ''
  for (const [token] of content.matchAll(tokens)) {
    if (token.startsWith('/')) glyphs = fonts.get(token.slice(1)) ?? glyphs
    else if (token.startsWith('(') || token.startsWith('<')) {
      const bytes = bytesOf(token)
      for (let at = 0; at + 1 < bytes.length; at += 2) pending += glyphs.get(bytes.readUInt16BE(at)) ?? ''
    } else if (token === 'Tj' || token === 'TJ') {
      shown.push(pending)
      pending = ''
    }
  }
  return shown
}

/** What a person reads on the pages of a PDF of ours, in the order in which it was set. */
export async function readPdfText(pdf: Buffer): Promise<string> {
  const document = await PDFDocument.load(pdf)
  const { context } = document
  const pages = document.getPages().map((page) => {
    const fonts = new Map<string, Glyphs>()
    for (const [name, reference] of page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict).entries() ?? []) {
      const map = context.lookup(reference, PDFDict).lookup(PDFName.of('ToUnicode'))
      if (map instanceof PDFRawStream) fonts.set(name.decodeText(), glyphsOf(latin(map)))
    }
    const contents = page.node.Contents()
    const streams = contents instanceof PDFArray ? contents.asArray().map((each) => context.lookup(each)) : [contents]
    return streams.flatMap((stream) => (stream instanceof PDFRawStream ? shownIn(latin(stream), fonts) : [])).join('\n')
  })
  return pages.join('\n')
}
