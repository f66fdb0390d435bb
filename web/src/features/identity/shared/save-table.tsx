import { createDownload } from '@foyer/contract/platform'
import { send } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import { useOpening } from '#platform/use-download.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Offered } from '#ui/read-only.tsx'
import { withSecondFactor } from './second-factor.ts'

/** What a list shows, all of it, as a table. It names persons, so the second factor is asked for again. */
export function SaveTable({ path }: { readonly path: string }) {
  const { t } = useText()
  const { isOpening, open, word } = useOpening(async () => {
    const { url } = await withSecondFactor(() => send(createDownload, { body: { path } }))
    return url
  })
  return (
    <span>
      <Offered>
        <Button variant="line" isSmall isSending={isOpening} onClick={open}>
          <Icon name="download" />
          {t('Save as CSV')}
        </Button>
      </Offered>
      <span role="status">{word}</span>
    </span>
  )
}
