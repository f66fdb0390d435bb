export interface Visitor {
  readonly isSignedIn: boolean
  readonly isVendor: boolean
  readonly hasApprovedPass: boolean
}

export interface Elsewhere {
  readonly to: string
  /** The wanted path, for after signing in. */
  readonly remember?: true
}

/** Open to everybody, signed in or not. */
const open = ['/sign-up/success', '/sign-up/confirm', '/payment-failed', '/payment-return', '/demo']
const guestOnly = ['/sign-in', '/sign-up']
/** Where a vendor without a pass may be besides `/pass`. */
const withoutPass = ['/pass', '/profile', '/invoices']
const isUnder = (path: string, roots: readonly string[]) =>
  roots.some((root) => path === root || path.startsWith(`${root}/`))

/**
 * Sections 4 and 6 of the specification: who may be where. `known` says whether a page exists there, because an unknown
 * one says so to everybody.
 */
export function guard(path: string, visitor: Visitor, known = true): Elsewhere | null {
  if (!visitor.isSignedIn && path.includes('registration')) return { to: '/sign-in', remember: true }
  if (!known || isUnder(path, open)) return null
  if (isUnder(path, guestOnly)) return visitor.isSignedIn ? { to: '/' } : null
  if (!visitor.isSignedIn) return { to: '/sign-in', remember: true }
  if (visitor.isVendor && !visitor.hasApprovedPass && !isUnder(path, withoutPass)) return { to: '/pass' }
  return null
}
