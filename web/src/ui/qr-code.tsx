interface QrCodeProps {
  /** The dark modules as one path whose unit is a module; `size` from edge to edge. */
  readonly drawing: { readonly size: number; readonly path: string }
  /** What the picture holds, for those who do not see it. */
  readonly label: string
  readonly className?: string | undefined
}

/** Black on white in every theme, as the server draws it: a phone that shows one runs nothing for that. */
export function QrCode({ drawing: { size, path }, label, className }: QrCodeProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
