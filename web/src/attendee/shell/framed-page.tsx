import { Outlet, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { Frame } from './frame.tsx'

/** Where somebody buys: nothing beside it, and the way back is the steps' own. */
const buying = /^\/(?:sign-up|registration\/checkout|payment-(?:failed|return))(?:\/|$)|^\/registration\/?$/

export function FramedPage() {
  return <FrameOfPath content={<Outlet />} />
}

/** Stands while it is found out who is there and what they may see: frame and bars work already. */
export function FirstPage() {
  const { t } = useText()
  // In the place of those that the HTML has drawn: at once, for they were there already.
  const boxes = (
    <div className="stack first" aria-busy="true">
      <p className="vh" role="status">
        {t('Loading')}
      </p>
      <div className="sk" />
      <div className="sk" />
      <div className="sk" />
      <div className="sk" />
    </div>
  )
  return <FrameOfPath content={boxes} />
}

function FrameOfPath({ content }: { content: ReactNode }) {
  const isBuying = useLocation({ select: ({ pathname }) => buying.test(pathname) })
  return (
    <Frame hasStrips={!isBuying} hasTabs={!isBuying}>
      {content}
    </Frame>
  )
}
