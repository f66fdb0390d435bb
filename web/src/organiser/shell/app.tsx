import { type ErrorComponentProps, Outlet } from '@tanstack/react-router'
import { StaffUnknown } from '#features/identity'
import { AppRoot } from '#platform/app-root.tsx'
import { BareFailure } from '#platform/bare-failure.tsx'

/** Everything that stays while pages change. */
export function App() {
  return (
    <AppRoot>
      <Outlet />
    </AppRoot>
  )
}

export function PageFailed({ error }: ErrorComponentProps) {
  return <BareFailure error={error} />
}

export function NotFound() {
  return <StaffUnknown start="/organiser" />
}
