/** The files of the texts by language, as their names are in this version, whose hash they carry. */
export type WordsFiles = Readonly<Record<string, string>>

const CACHE = 'words'
const LANGUAGE = /^\/assets\/words-(\w+)-/

/** The files of the texts: only the languages that somebody reads here are kept. */
export const keptWords = {
  isKept: (pathname: string): boolean => LANGUAGE.test(pathname),

  /** From what is kept, for its name changes with its content; otherwise from the server, and kept from then on. */
  async read(request: Request): Promise<Response> {
    // A store that is full or cannot be opened takes no language away: it is only not there without a connection.
    const cache = await caches.open(CACHE).catch(() => null)
    const kept = await cache?.match(request.url).catch(() => undefined)
    if (kept !== undefined) return kept
    const answer = await fetch(request)
    if (answer.ok) await cache?.put(request.url, answer.clone()).catch(() => {})
    return answer
  },

  /** A newer version has the languages there that the older one kept. */
  async prepare(files: WordsFiles): Promise<void> {
    const cache = await caches.open(CACHE)
    const kept = new Set((await cache.keys()).map(({ url }) => LANGUAGE.exec(new URL(url).pathname)?.[1]))
    const wanted = Object.entries(files).flatMap(([language, file]) => (kept.has(language) ? [file] : []))
    await cache.addAll(wanted)
  },

  /** What older versions kept goes when this one takes over. */
  async tidy(files: WordsFiles): Promise<void> {
    const cache = await caches.open(CACHE)
    const current = new Set(Object.values(files))
    for (const request of await cache.keys())
      if (!current.has(new URL(request.url).pathname)) await cache.delete(request)
  },
}
