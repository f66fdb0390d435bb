import { type ErrorComponentProps, Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { useIsSignedIn } from '#platform/session.ts'
import { useIsAsked } from '#platform/session-end.ts'
import { useShownTitle } from '#platform/title.ts'
import { type UiTexts, UiTextsContext } from '#ui/texts.tsx'
import { useWaiting } from '#ui/waiting.ts'
import { focusHeading } from './focus-heading.ts'
import { FailedPage, SignInAgain, UnknownPage } from './lazy-parts.ts'
import { sheets } from './lazy-sheets.ts'
import { closeSheet, type SheetName, useOpenSheet } from './sheet-state.ts'
import { ToastRegion } from './toast-region.tsx'

/** Everything that stays while pages change. */
export function App() {
  usePageChanges()
  const isIn = useIsSignedIn()
  const open = useOpenSheet()
  const isAsked = useIsAsked()
  const [opened, setOpened] = useState<readonly SheetName[]>([])
  if (open !== null && !opened.includes(open)) setOpened([...opened, open])
  return (
    <UiTextsContext value={useUiWords()}>
      <Loading />
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
      <Announcer />
    </UiTextsContext>
  )
}

/** What components say by themselves, in the reader's language. */
function useUiWords(): UiTexts {
  const { t } = useText()
  return useMemo(
    () => ({
      show: t('Show'),
      hide: t('Hide'),
      close: t('Close'),
      sending: t('sending'),
      loading: t('Loading'),
      optional: t('(optional)'),
      problem: t('There is a problem'),
      copy: t('Copy'),
      copied: t('Copied'),
      messages: t('Messages'),
      choose: t('Please choose'),
      noMatch: t('Nothing matches.'),
      step: (at, of) => t('Step {at} of {of}:', { at, of }),
    }),
    [t],
  )
}

/** On another page: what lies over it closes and the heading gets the focus. */
function usePageChanges(): void {
  const router = useRouter()
  useEffect(() => {
    let end = () => {}
    const unsubscribe = router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      // The first page was asked for in the address: its focus is the browser's.
      if (!pathChanged || fromLocation === undefined) return
      closeSheet()
      end()
      end = focusHeading()
    })
    return () => {
      end()
      unsubscribe()
    }
  }, [router])
}

/** Says the page's name once after a change of page. */
function Announcer() {
  const title = useShownTitle()
  return (
    <p className="vh" role="status">
      {title}
    </p>
  )
}

function Loading() {
  const { t } = useText()
  const isPending = useRouterState({ select: (state) => state.status === 'pending' })
  const isShown = useWaiting(isPending)
  if (!isShown) return null
  return (
    <div className="page-loading" role="status">
      <span className="vh">{t('Loading')}</span>
    </div>
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
