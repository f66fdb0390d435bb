import { routes } from 'virtual:routes/attendee'
import { pagePattern } from '@foyer/contract/kit/page-path'
import { Outlet, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSayAlive } from '#platform/alive.ts'
import { useText } from '#platform/messages/messages.ts'
import { Frame } from './frame.tsx'

const framed = routes.map(({ path, frame }) => ({ pattern: pagePattern(path), frame }))

export function FramedPage() {
  useSayAlive()
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
  const frame = useLocation({
    select: ({ pathname }) => framed.find(({ pattern }) => pattern.test(pathname))?.frame ?? 'full',
  })
  return (
    <Frame hasStrips={frame === 'full'} hasTabs={frame !== 'bare'}>
      {content}
    </Frame>
  )
}
