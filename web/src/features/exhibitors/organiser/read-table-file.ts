/** What the server takes of a table. */
const MOST_LETTERS = 200_000
/** Of up to three bytes each: what is larger is not read. */
const MOST_BYTES = 3 * MOST_LETTERS

/** The text of a table's file; null where it is larger than any table that is taken. It is read once. */
export async function readTableFile(file: Blob): Promise<string | null> {
  if (file.size > MOST_BYTES) return null
  const text = decode(await file.arrayBuffer())
  return text.length > MOST_LETTERS ? null : text
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // As spreadsheets on Windows write it.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
