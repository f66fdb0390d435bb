import { mostOfDrawing } from '@foyer/contract/drawing.schemas'
import { useText } from '#platform/messages/messages.ts'
import { readTableFile } from '#platform/read-table-file.ts'
import styles from './halls.module.css'

interface SvgFileProps {
  readonly id: string
  /** Null: it is larger than any drawing may be. */
  readonly onRead: (svg: string | null) => void
}

/** A file with a drawing. */
export function SvgFile({ id, onRead }: SvgFileProps) {
  const { t } = useText()
  const read = async (input: HTMLInputElement) => {
    const [file] = input.files ?? []
    if (file === undefined) return
    const svg = await readTableFile(file, mostOfDrawing)
    onRead(svg)
  }
  return (
    <div className={styles.file}>
      <label className="legend" htmlFor={id}>
        {t('An SVG file')}
      </label>
      <input
        id={id}
        type="file"
        accept=".svg,image/svg+xml"
        onClick={(event) => {
          // The same file may be chosen again once it was mended.
          event.currentTarget.value = ''
        }}
        onChange={(event) => void read(event.currentTarget)}
      />
    </div>
  )
}
