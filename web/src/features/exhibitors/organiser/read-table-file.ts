/** In bytes: what the server takes of a table, in signs of up to three bytes each. */
const MOST_BYTES = 600_000

/** The text of a table's file; null where it is larger than any table that is taken. It is read once. */
export async function readTableFile(file: Blob): Promise<string | null> {
  if (file.size > MOST_BYTES) return null
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // As spreadsheets on Windows write it.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
