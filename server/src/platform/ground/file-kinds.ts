/** So many first bytes tell every kind from every other. */
export const TELLING_BYTES = 12

/**
 * By the first bytes, never by a name or a header of the request. SVG is not among them: it is a program, and can read
 * files. Neither are AVIF and HEIF: a kilobyte of them takes seconds to decode, and the decoder cannot be stopped
 * meanwhile. Deciding before the decoder is asked keeps its many other formats out of reach.
 */
export function isPicture(bytes: Buffer): boolean {
  const ascii = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (bytes.length < TELLING_BYTES) return false
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return true
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return true
  if (ascii(0, 6) === 'GIF87a' || ascii(0, 6) === 'GIF89a') return true
  return ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP'
}

/** Text, in whatever encoding writes no NUL: which of them it is, and whether it can be read, shows when it is read. */
export const isText = (bytes: Buffer): boolean => !bytes.includes(0)
