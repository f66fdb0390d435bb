/**
 * What staff are let in for. An endpoint for staff names the scopes that may call it, and the door refuses everybody
 * else; nobody has a scope because they have another one. Who has none of these is not staff.
 * - `owner`: roles and settings.
 * - `organiser`: the event and everything in it.
 * - `finance`: orders, payments and documents.
 * - `support`: people and what they have.
 * - `gate`: letting people in.
 */
export const staffScopes = ['owner', 'organiser', 'finance', 'support', 'gate'] as const
export type StaffScope = (typeof staffScopes)[number]

/** Who only lets people in stands at a shared device; everybody else shows a second factor before anything opens. */
export const needsSecondFactor = (scope: string): boolean => isStaffScope(scope) && scope !== 'gate'

export function isStaffScope(scope: string): scope is StaffScope {
  return (staffScopes as readonly string[]).includes(scope)
}

/** Whether somebody with these scopes works here at all. */
export const isStaff = (scopes: readonly string[]): boolean => scopes.some(isStaffScope)
