import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

interface GoToProps {
  readonly to: string
  readonly search?: Readonly<Record<string, string | undefined>>
}

/**
 * Leads to another page, in place of this one. Once: the router's own component would set out again each time this page
 * is drawn, and where a guard leads elsewhere on the way it would never arrive.
 */
export function GoTo({ to, search = {} }: GoToProps) {
  const navigate = useNavigate()
  const go = useEffectEvent(() => void navigate({ to, search, replace: true }))
  const aim = `${to} ${JSON.stringify(search)}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: another aim is another way.
  useEffect(() => go(), [aim])
  return null
}
