import { readUser } from '@foyer/contract/identity'
import { useQuery } from '@tanstack/react-query'
import { type ErrorComponentProps, Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { StaffUnknown, staffAdmissionOf } from '#features/identity'
import { query } from '#platform/api.ts'
import { AppRoot } from '#platform/app-root.tsx'
import { BareFailure } from '#platform/bare-failure.tsx'
import { useKnownEdition } from '#platform/edition.ts'
import { OfficeUnknown } from './lazy-parts.ts'

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

/** Whoever works here keeps the menu in sight; to everybody else nothing is shown of it. */
export function NotFound() {
  const { data: user } = useQuery({ ...query(readUser), enabled: false })
  const hasEdition = useKnownEdition() !== undefined
  if (user === undefined || !hasEdition || !staffAdmissionOf(user, 'organiser').admitted)
    return <StaffUnknown start="/organiser" />
  return (
    <Suspense>
      <OfficeUnknown />
    </Suspense>
  )
}
