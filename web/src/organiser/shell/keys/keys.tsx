import { Suspense } from 'react'
import { lazyPart } from '#platform/load-part.ts'
import { useKeyBindings } from '#ui/key-bindings.ts'
import { type OfficeKeyGroup, useOfficeKeys } from './office-keys.ts'
import { useSingleKeys } from './single-keys.ts'

const KeysDialog = lazyPart<{ readonly groups: readonly OfficeKeyGroup[]; readonly onClose: () => void }, 'KeysDialog'>(
  () => import('./keys-dialog.tsx'),
  'KeysDialog',
)

interface KeysProps {
  readonly isHelpOpen: boolean
  readonly openHelp: (isOpen: boolean) => void
}

/** The keys of the back office, and what tells of them. Rule 70. */
export function Keys({ isHelpOpen, openHelp }: KeysProps) {
  const groups = useOfficeKeys(() => openHelp(true))
  useKeyBindings(
    groups.flatMap((group) => group.keys.flatMap(({ keys, run }) => (run === null ? [] : [{ keys, run }]))),
    useSingleKeys(),
  )
  if (!isHelpOpen) return null
  return (
    <Suspense>
      <KeysDialog groups={groups} onClose={() => openHelp(false)} />
    </Suspense>
  )
}
