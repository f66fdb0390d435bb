interface PictureProps {
  readonly url: string
  /** Empty where the picture says nothing that the text beside it does not. */
  readonly alt: string
  /** Width in CSS pixels, in which it is asked for; it is 3 : 2. */
  readonly width?: number
  readonly isFirst?: boolean
}

/** A picture of a house or a room in the cut in which it is shown, sharp on dense screens. */
export function Picture({ url, alt, width = 480, isFirst = false }: PictureProps) {
  const height = Math.round((width * 2) / 3)
  const cut = (dpr: number) => `${url}?w=${width}&h=${height}&fit=crop&dpr=${dpr}`
  return (
    <img
      src={cut(1)}
      srcSet={`${cut(1)} 1x, ${cut(2)} 2x`}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
