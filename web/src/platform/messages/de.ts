import { shellDe } from '../../attendee/shell/texts-de.ts'
import { dashboardDe } from '../../features/dashboard/attendee/texts-de.ts'
import { demoDe } from '../../features/demo/attendee/texts-de.ts'
import { profileDe } from '../../features/identity/attendee/profile/texts-de.ts'
import { identityDe } from '../../features/identity/attendee/texts-de.ts'
import { invoicesDe } from '../../features/invoices/attendee/texts-de.ts'
import { ordersDe } from '../../features/orders/attendee/texts-de.ts'
import { signUpDe } from '../../features/passes/attendee/sign-up/texts-de.ts'
import { passesDe } from '../../features/passes/attendee/texts-de.ts'
import { contractDe } from './de/contract.ts'
import { platformDe } from './de/platform.ts'
import type { Texts } from './messages.ts'

/** Every part's German, for `t` by the English text. A part that is new is listed here. */
export const german: Texts = {
  ...contractDe,
  ...platformDe,
  ...shellDe,
  ...identityDe,
  ...profileDe,
  ...dashboardDe,
  ...ordersDe,
  ...signUpDe,
  ...passesDe,
  ...invoicesDe,
  ...demoDe,
}
