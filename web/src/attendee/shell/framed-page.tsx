import { Outlet, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Frame } from './frame.tsx'

/** Where somebody buys: nothing beside it, and the way back is the steps' own. */
const buying = /^\/(?:sign-up|registration\/checkout|payment-(?:failed|return))(?:\/|$)/

export function FramedPage() {
  return <FrameOfPath content={<Outlet />} />
}

/** Stands while it is found out who is there and what they may see: frame and bars work already. */
export function FirstPage() {
  return <FrameOfPath content={<Skeleton boxes={[72, 176, 176, 176]} />} />
}

function FrameOfPath({ content }: { content: ReactNode }) {
  const isBuying = useLocation({ select: ({ pathname }) => buying.test(pathname) })
  return (
    <Frame hasStrips={!isBuying} hasTabs={!isBuying}>
      {content}
    </Frame>
  )
}
