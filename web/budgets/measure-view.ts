import type { Manifest, ManifestPart } from '../build/manifests.ts'

/** Sizes are bytes, compressed where the server compresses: with gzip, texts of a language with brotli. */
export interface View {
  readonly path: string
  readonly js: number
  readonly css: number
  readonly fonts: number
  /** The texts of the language that needs most. */
  readonly texts: number
  /** The JavaScript files of the view, those of the texts included. */
  readonly files: readonly string[]
}

/** Every part that a browser must have before this one runs. */
function closureOf(manifest: Manifest, starts: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const follow = (name: string): void => {
    if (seen.has(name)) return
    const part = manifest[name]
    if (part === undefined) throw new Error(`${name} is not in the manifest: was web/ built from these sources?`)
    seen.add(name)
    for (const next of part.imports ?? []) follow(next)
  }
  for (const start of starts) follow(start)
  return seen
}

export interface ViewParts {
  readonly path: string
  /** Names in the manifest: the entry, the page's module. */
  readonly parts: readonly string[]
  /** Names in the manifest: what a language other than English adds. */
  readonly texts: readonly string[]
}

/** Both tell the bytes of a file of the build: texts of a language are weighed as browsers get them. */
export interface Scales {
  readonly sizeOf: (file: string) => number
  readonly textSizeOf: (file: string) => number
}

/** What the first view of a path loads. */
export function measureView(manifest: Manifest, view: ViewParts, { sizeOf, textSizeOf }: Scales): View {
  const needed = closureOf(manifest, view.parts)
  const added = closureOf(manifest, view.texts).difference(needed)
  const files = (names: Iterable<string>, of: (part: ManifestPart) => readonly string[]) => [
    ...new Set([...names].flatMap((name) => of(manifest[name] ?? { file: '' }))),
  ]
  const sum = (names: readonly string[], weigh = sizeOf) => names.reduce((total, name) => total + weigh(name), 0)
  const scripts = files(needed, (part) => [part.file])
  const texts = files(added, (part) => [part.file])
  return {
    path: view.path,
    js: sum(scripts),
    css: sum(files(needed, (part) => part.css ?? [])),
    fonts: sum(files(needed, (part) => (part.assets ?? []).filter((name) => name.endsWith('.woff2')))),
    texts: sum(texts, textSizeOf),
    files: [...scripts, ...texts],
  }
}
