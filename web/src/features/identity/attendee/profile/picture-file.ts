/** The server's own limits, checked here first so that nobody uploads for a minute to hear "no". */
const MAXIMUM_BYTES = 8 * 1024 * 1024
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

export type PictureFault = 'type' | 'size' | 'empty'

export function pictureFault(file: Pick<File, 'type' | 'size'>): PictureFault | null {
  if (!PICTURE_TYPES.some((type) => type === file.type)) return 'type'
  if (file.size === 0) return 'empty'
  return file.size > MAXIMUM_BYTES ? 'size' : null
}
