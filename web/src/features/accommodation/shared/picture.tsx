import { LoadedImage } from '#ui/loaded-image.tsx'

interface PictureProps {
  readonly url: string
  /** Empty where the picture says nothing that the text beside it does not. */
  readonly alt: string
  /** Width in CSS pixels, in which it is asked for; it is 3 : 2. */
  readonly width?: number
  readonly isFirst?: boolean
}

/** A bed on a quiet ground: it has the place of a picture that does not come, as without a connection. */
const NO_PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80"><path fill="#7d8c8e" fill-opacity=".14" d="M0 0h120v80H0z"/><path fill="none" stroke="#7d8c8e" stroke-width="1.6" stroke-linecap="round" d="M48 30v17M48 43.5h24M72 47v-6.5a4 4 0 0 0-4-4H56v7"/><circle cx="52" cy="39" r="2" fill="none" stroke="#7d8c8e" stroke-width="1.6"/></svg>',
)}`

/** A picture of a house or a room in the cut in which it is shown, sharp on dense screens. */
export function Picture({ url, alt, width = 480, isFirst = false }: PictureProps) {
  const height = Math.round((width * 2) / 3)
  const cut = (dpr: number) => `${url}?w=${width}&h=${height}&fit=crop&dpr=${dpr}`
  return (
    <LoadedImage
      src={cut(1)}
      srcSet={`${cut(1)} 1x, ${cut(2)} 2x`}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      instead={<img src={NO_PICTURE} alt={alt} width={width} height={height} />}
    />
  )
}
