import { Suspense } from 'react'
import { lazyPart } from '#platform/load-part.ts'
import { useKeyBindings } from '#ui/key-bindings.ts'
import { type OfficeKeyGroup, useOfficeKeys } from './office-keys.ts'
import { useSingleKeys } from './single-keys.ts'

const KeysDialog = lazyPart<{ readonly groups: readonly OfficeKeyGroup[]; readonly onClose: () => void }, 'KeysDialog'>(
  () => import('./keys-dialog.tsx'),
  'KeysDialog',
)

const SearchDialog = lazyPart<{ readonly onClose: () => void }, 'SearchDialog'>(
  () => import('#features/search'),
  'SearchDialog',
)

/** What is open over the page. */
export type OpenTool = 'search' | 'help' | null

interface KeysProps {
  readonly isOpen: OpenTool
  readonly open: (tool: OpenTool) => void
}

/** The keys of the back office, and what they open over the page. Rule 70. */
export function Keys({ isOpen, open }: KeysProps) {
  const groups = useOfficeKeys({ openSearch: () => open('search'), openHelp: () => open('help') })
  useKeyBindings(
    groups.flatMap((group) => group.keys.flatMap(({ keys, run }) => (run === null ? [] : [{ keys, run }]))),
    useSingleKeys(),
  )
  const close = () => open(null)
  if (isOpen === null) return null
  return (
    <Suspense>
      {isOpen === 'search' ? <SearchDialog onClose={close} /> : <KeysDialog groups={groups} onClose={close} />}
    </Suspense>
  )
}
