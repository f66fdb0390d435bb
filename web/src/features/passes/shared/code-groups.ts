/** A pass code as it is read aloud: its own groups where it has some, else four at a time. */
export function codeGroups(code: string): string {
  const own = code.split(/[\s-]+/).filter((group) => group !== '')
  if (own.length > 1) return own.join(' ')
  return (own[0]?.match(/.{1,4}/gu) ?? []).join(' ')
}
