import type { StaffAudience } from '@foyer/contract/kit/endpoint'
import { createContext } from 'react'

/** Says which of those who work here may see something; null where nobody who looks works here. */
export const WhoMay = createContext<((scopes: StaffAudience) => string) | null>(null)
