import { createDownload } from '@foyer/contract/platform'
import { drawRoomingList, exportRoomingList, saveRoomingSheet } from '@foyer/contract/rooming-lists'
import { withSecondFactor } from '#features/identity'
import { addressOf, send } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import { useOpening } from '#platform/use-download.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Offered } from '#ui/read-only.tsx'
import styles from './lists.module.css'

const kinds = [
  ['PDF', drawRoomingList],
  ['XLSX', saveRoomingSheet],
  ['CSV', exportRoomingList],
] as const

interface ListFilesProps {
  readonly id: string
  /** Null: as it is now. */
  readonly number: number | null
}

/** A list as a file. It names persons, so a second factor is asked for. */
export function ListFiles({ id, number }: ListFilesProps) {
  return (
    <p className={styles.files}>
      {kinds.map(([word, endpoint]) => (
        <ListFile
          key={word}
          word={word}
          number={number}
          path={addressOf(endpoint, { params: { id }, query: number === null ? {} : { number } })}
        />
      ))}
    </p>
  )
}

interface ListFileProps {
  readonly word: string
  readonly number: number | null
  readonly path: string
}

function ListFile({ word, number, path }: ListFileProps) {
  const { t } = useText()
  const file = useOpening(async () => {
    const { url } = await withSecondFactor(() => send(createDownload, { body: { path } }))
    return url
  })
  return (
    <>
      <Offered>
        <Button
          variant="line"
          isSmall
          isSending={file.isOpening}
          aria-label={
            number === null
              ? t('Save as {kind}', { kind: word })
              : t('Save list {number} as {kind}', { number, kind: word })
          }
          onClick={file.open}
        >
          <Icon name="download" />
          {word}
        </Button>
      </Offered>
      <span role="status">{file.word}</span>
    </>
  )
}
