/** Of up to three bytes each: what is larger is not read. */
const BYTES_OF_LETTER = 3

/** The text of a table's file; null where it has more letters than the server takes of such a table. It is read once. */
export async function readTableFile(file: Blob, most: number): Promise<string | null> {
  if (file.size > BYTES_OF_LETTER * most) return null
  const text = decode(await file.arrayBuffer())
  return text.length > most ? null : text
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // As spreadsheets on Windows write it.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
