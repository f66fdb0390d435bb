import type { ProgramTableKind } from '@foyer/contract/program-import'
import { useState } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { ImportDialog } from './import-dialog.tsx'

/** Takes in a table of sessions or speakers. */
export function ImportButton({ kind }: { readonly kind: ProgramTableKind }) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="line" isSmall onClick={() => setOpen(true)}>
        {t('Take in a table')}
      </Button>
      {isOpen ? <ImportDialog kind={kind} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
