const codes = { language: /^[a-z]{2,3}$/i, region: /^[a-z]{2}$/i } as const

/** What a language or a country is called in a language; what is no such code, and one that has no name, stands as it is. */
export function codeName(kind: keyof typeof codes, code: string, locale: string): string {
  // A browser refuses what is no code.
  if (!codes[kind].test(code)) return code
  return new Intl.DisplayNames([locale], { type: kind }).of(code) ?? code
}
