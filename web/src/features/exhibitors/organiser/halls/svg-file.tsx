import { mostOfDrawing } from '@foyer/contract/drawing.schemas'
import { TextFile } from '#platform/forms/text-file.tsx'
import { useText } from '#platform/messages/messages.ts'

interface SvgFileProps {
  readonly id: string
  /** Null: it is larger than any drawing may be. */
  readonly onRead: (svg: string | null) => void
}

/** A file with a drawing. */
export function SvgFile(props: SvgFileProps) {
  const { t } = useText()
  return <TextFile {...props} label={t('An SVG file')} accept=".svg,image/svg+xml" most={mostOfDrawing} />
}
