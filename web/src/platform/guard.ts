export interface Visitor {
  readonly isSignedIn: boolean
  readonly isVendor: boolean
  readonly hasApprovedPass: boolean
  /** Their pass is in their order and not paid yet. */
  readonly isGettingPass?: boolean
  /** `due`: to be answered; `answered`: since it began; `none`: nobody is asked, or skipped for now. */
  readonly survey: 'due' | 'answered' | 'none'
}

export interface Elsewhere {
  readonly to: string
  /** The wanted path, for after signing in or after the survey. */
  readonly remember?: true
}

/** For guests only: these very pages. What is mailed, a link to confirm or to a new password, opens for everybody. */
const guestOnly = ['/sign-in', '/sign-up']
/** Open to everybody, signed in or not, with all below them. */
const open = [
  '/sign-in',
  '/sign-up',
  '/pass/accept',
  '/verify',
  '/waiting-room',
  '/pay',
  '/payment-failed',
  '/payment-return',
  '/demo',
]
/** Where a vendor without a pass may be besides `/pass` itself (docs/decisions/008-who-is-led-where.md). */
const withoutPass = ['/profile', '/invoices', '/registration']
const isAt = (path: string, pages: readonly string[]) => pages.includes(path.replace(/(?<=.)\/$/, ''))
const isUnder = (path: string, roots: readonly string[]) =>
  roots.some((root) => path === root || path.startsWith(`${root}/`))

/**
 * Sections 4 and 6 of the specification: who may be where. `known` says whether a page exists there, because an unknown
 * one says so to everybody.
 */
export function guard(path: string, visitor: Visitor, known = true): Elsewhere | null {
  if (!visitor.isSignedIn && path.includes('registration')) return { to: '/sign-in', remember: true }
  if (!known) return null
  if (isAt(path, guestOnly)) return visitor.isSignedIn ? { to: '/' } : null
  if (isUnder(path, open)) return null
  if (!visitor.isSignedIn) return { to: '/sign-in', remember: true }
  if (visitor.isVendor && !visitor.hasApprovedPass) {
    // Who is getting a pass may put a room into the same order.
    const isOpen = isUnder(path, visitor.isGettingPass === true ? [...withoutPass, '/accommodation'] : withoutPass)
    return isOpen || isAt(path, ['/pass']) ? null : { to: '/pass' }
  }
  if (isUnder(path, ['/survey'])) return visitor.survey === 'answered' ? { to: '/' } : null
  return visitor.survey === 'due' ? { to: '/survey', remember: true } : null
}
