import { redirect } from '@tanstack/react-router'
import { isComeToByLink } from '../shared/links-in.ts'
import { owesSecondFactor } from '../shared/second-factor.ts'
import { findStaff } from '../shared/staff-session.ts'

const STEP = '/organiser/second-step'

/** Behind the sign-in of the back office: who owes a second factor shows it, and who does not has nothing to do there. */
export async function leadToSecondStep(path: string): Promise<void> {
  if (isComeToByLink(path)) return
  const found = await findStaff()
  if (found === null || found === 'session-ended') return
  const isThere = path.replace(/\/$/, '') === STEP
  if (isThere === (await owesSecondFactor())) return
  throw redirect({ to: isThere ? '/organiser' : STEP, replace: true })
}
