import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react'
import { focusHeading } from '#ui/focus-heading.ts'
import { type UiTexts, UiTextsContext } from '#ui/texts.tsx'
import { useWaiting } from '#ui/waiting.ts'
import styles from './app-root.module.css'
import { useText } from './messages/messages.ts'
import { useShownTitle } from './title.ts'

interface AppRootProps {
  readonly children: ReactNode
  /** What lies over a page closes. */
  readonly onNewPage?: () => void
}

const nothing = () => {}

/** What every app does while pages change: the line that waits, the focus, and the name of the page, said once. */
export function AppRoot({ children, onNewPage = nothing }: AppRootProps) {
  usePageChanges(onNewPage)
  return (
    <UiTextsContext value={useUiWords()}>
      <Loading />
      {children}
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

/** On another page the heading gets the focus. */
function usePageChanges(onNewPage: () => void): void {
  const router = useRouter()
  const react = useEffectEvent(onNewPage)
  useEffect(() => {
    let end = () => {}
    const unsubscribe = router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      // The first page was asked for in the address: its focus is the browser's.
      if (!pathChanged || fromLocation === undefined) return
      react()
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
    <div className={styles.loading} role="status">
      <span className="vh">{t('Loading')}</span>
    </div>
  )
}
