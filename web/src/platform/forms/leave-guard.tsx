import { useBlocker } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { useText } from '../messages/messages.ts'
import { isSignedIn } from '../session.ts'

interface LeaveGuardProps {
  /** Whether the page has what is not saved, at the moment in which it is left. */
  readonly isUnsaved: () => boolean
  /** What would be lost. */
  readonly children: ReactNode
}

/** Asks before entries are lost, by a link as well as by closing the window. */
export function LeaveGuard({ isUnsaved, children }: LeaveGuardProps) {
  const { t } = useText()
  // Who is signed out has nothing left to save here. Jumps within the page leave nothing.
  const isHolding = () => isUnsaved() && isSignedIn()
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isHolding() && current.pathname !== next.pathname,
    enableBeforeUnload: isHolding,
    withResolver: true,
  })
  const isAsking = blocker.status === 'blocked'
  return (
    <Dialog isOpen={isAsking} title={t('Leave without saving?')} onClose={() => blocker.reset?.()}>
      <p>{children}</p>
      <WaysOut back={t('Stay')} onClose={() => blocker.reset?.()}>
        <Button variant="danger" onClick={() => blocker.proceed?.()}>
          {t('Leave')}
        </Button>
      </WaysOut>
    </Dialog>
  )
}
