import { readTableFile } from '../read-table-file.ts'
import styles from './text-file.module.css'

interface TextFileProps {
  readonly id: string
  readonly label: string
  readonly accept: string
  /** So many letters it may have. */
  readonly most: number
  /** Null: it is larger than that. */
  readonly onRead: (text: string | null) => void
}

/** A file of text, chosen and read. */
export function TextFile({ id, label, accept, most, onRead }: TextFileProps) {
  const read = async (input: HTMLInputElement) => {
    const [file] = input.files ?? []
    if (file !== undefined) onRead(await readTableFile(file, most))
  }
  return (
    <div className={styles.file}>
      <label className="legend" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept={accept}
        onClick={(event) => {
          // The same file may be chosen again once it was mended.
          event.currentTarget.value = ''
        }}
        onChange={(event) => void read(event.currentTarget)}
      />
    </div>
  )
}
