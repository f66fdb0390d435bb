import { type ImgHTMLAttributes, type ReactNode, useEffect, useState } from 'react'

interface LoadedImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  readonly src: string
  readonly alt: string
  /** What stands in its place while it cannot be loaded. */
  readonly instead: ReactNode
}

/** A picture, or what stands for it where it does not come; it is asked for again when the connection is back. */
export function LoadedImage({ src, alt, instead, ...more }: LoadedImageProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const isMissing = failed === src
  useEffect(() => {
    if (!isMissing) return
    const again = () => setFailed(null)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isMissing])
  return isMissing ? instead : <img {...more} src={src} alt={alt} onError={() => setFailed(src)} />
}
