import { type ErrorComponentProps, Outlet } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { AppRoot } from '#platform/app-root.tsx'
import { useIsSignedIn } from '#platform/session.ts'
import { useIsAsked } from '#platform/session-end.ts'
import { ToastRegion } from '#platform/toast-region.tsx'
import { FailedPage, SignInAgain, UnknownPage } from './lazy-parts.ts'
import { sheets } from './lazy-sheets.ts'
import { closeSheet, type SheetName, useOpenSheet } from './sheet-state.ts'

/** Everything that stays while pages change. */
export function App() {
  const isIn = useIsSignedIn()
  const open = useOpenSheet()
  const isAsked = useIsAsked()
  const [opened, setOpened] = useState<readonly SheetName[]>([])
  if (open !== null && !opened.includes(open)) setOpened([...opened, open])
  return (
    <AppRoot onNewPage={closeSheet}>
      <Outlet />
      {/* Stays once it was opened: a sheet that is closed gives the focus back. */}
      {(isIn ? opened : []).map((name) => {
        const Sheet = sheets[name]
        return (
          <Suspense key={name}>
            <Sheet />
          </Suspense>
        )
      })}
      <Suspense>{isAsked && isIn ? <SignInAgain /> : null}</Suspense>
      <ToastRegion />
    </AppRoot>
  )
}

/** Inside the root's own boundary, which has none around it to wait for a part. */
export function PageFailed({ error }: ErrorComponentProps) {
  return (
    <Suspense>
      <FailedPage error={error} />
    </Suspense>
  )
}

export function NotFound() {
  return (
    <Suspense>
      <UnknownPage />
    </Suspense>
  )
}
