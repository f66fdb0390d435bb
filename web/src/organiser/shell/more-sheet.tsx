import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { StaffMember } from '#features/identity'
import { useText } from '#platform/messages/messages.ts'
import { Sheet } from '#ui/sheet.tsx'
import { EditionChoice } from './edition-choice.tsx'
import styles from './more-sheet.module.css'
import { OfficeMenu } from './office-menu.tsx'

interface MoreSheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Every place of the office in words, which edition is worked on, and who is signed in. Going somewhere closes it. */
export function MoreSheet({ isOpen, onClose }: MoreSheetProps) {
  const { t } = useText()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const close = useEffectEvent(onClose)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is what closes it.
  useEffect(() => close(), [path])
  return (
    <Sheet isOpen={isOpen} label={t('More')} onClose={onClose}>
      {isOpen ? (
        <div className={styles.more}>
          <EditionChoice />
          <OfficeMenu look={styles.menu} />
          <StaffMember app="organiser" inColumn />
        </div>
      ) : null}
    </Sheet>
  )
}
