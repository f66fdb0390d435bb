import { Outlet } from '@tanstack/react-router'
import { Frame } from './frame.tsx'

export function FramedPage() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}
