import type { StaffAudience } from '@foyer/contract/kit/endpoint'
import { Outlet } from '@tanstack/react-router'
import { type PropsWithChildren, useState } from 'react'
import { AskAgain, useSayScopes, useStaffPresence } from '#features/identity'
import { useMedia } from '#platform/media.ts'
import { useText } from '#platform/messages/messages.ts'
import { SkipLink } from '#platform/skip-link.tsx'
import { ToastRegion } from '#platform/toast-region.tsx'
import { WhoMay } from '#platform/who-may.ts'
import { useKeptPlace } from '#ui/kept-place.ts'
import { useReader } from '#ui/read-only.tsx'
import { Board } from './board.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { useDenseRows } from './dense-rows.ts'
import { ElsewhereNote, ShownMeanwhile } from './edition-choice.tsx'
import { Keys, type OpenTool } from './keys/keys.tsx'
import { MoreSheet } from './more-sheet.tsx'
import styles from './office.module.css'
import { NeedsWider, PhoneDuty } from './phone-duty.tsx'
import { TopBar } from './top-bar.tsx'
import { UnknownPlace } from './unknown-place.tsx'

/** Around every page of the back office: the board at the side, on narrow screens a bar above and one below. */
export function Office() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

/** In the same frame, where the back office has no page. */
export function OfficeUnknown() {
  return (
    <Frame>
      <UnknownPlace />
    </Frame>
  )
}

function Frame({ children }: PropsWithChildren) {
  const isNarrow = useMedia('(max-width: 767.98px)')
  const [isOpen, open] = useState<OpenTool>(null)
  const [isMoreOpen, setMoreOpen] = useState(false)
  const isDense = useDenseRows()
  useStaffPresence('organiser')
  useKeptPlace()
  const search = () => open('search')
  const openMore = () => setMoreOpen(true)
  return (
    <WhoMay value={useWhoMay()}>
      <SkipLink />
      <div className={styles.office} data-dense={isDense || undefined}>
        {isNarrow ? <TopBar onSearch={search} /> : <Board open={open} isMoreOpen={isMoreOpen} onMore={openMore} />}
        <PhoneDuty>
          <ElsewhereNote />
          {children}
          <div className={styles.elsewhere} role="status">
            <ShownMeanwhile />
            <ChangedElsewhere />
          </div>
        </PhoneDuty>
        {isNarrow ? <BottomBar isMoreOpen={isMoreOpen} onMore={openMore} /> : null}
        <MoreSheet isOpen={isMoreOpen} onClose={() => setMoreOpen(false)} />
        <AskAgain />
        <Keys isOpen={isOpen} open={open} />
        <ToastRegion />
      </div>
    </WhoMay>
  )
}

/** Whoever may not see something is told whom they can ask. */
function useWhoMay() {
  const { t } = useText()
  const say = useSayScopes()
  return (scopes: StaffAudience) => t('For those with one of these roles: {roles}', { roles: say(scopes) })
}

/** Within it, around a page whose only purpose is to make something. */
export function Making() {
  return useReader() !== null ? <NeedsWider /> : <Outlet />
}
