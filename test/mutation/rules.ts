/** A file with rules, and the suites that must notice when one of its lines is broken. */
export interface RuleFile {
  readonly file: string
  readonly project: 'unit' | 'postgres'
  readonly suites: readonly string[]
}

const orders = 'server/src/features/orders'
const passes = 'server/src/features/passes'
const accommodation = 'server/src/features/accommodation'

export const ruleFiles: readonly RuleFile[] = [
  { file: `${orders}/tax.ts`, project: 'unit', suites: [`${orders}/tax.unit.test.ts`] },
  { file: `${orders}/price-order.ts`, project: 'unit', suites: [`${orders}/tax.unit.test.ts`] },
  { file: `${orders}/plan-return.ts`, project: 'unit', suites: [`${orders}/plan-return.unit.test.ts`] },
  {
    file: 'server/src/platform/vat/vat-id.ts',
    project: 'unit',
    suites: ['server/src/platform/vat/vat-id.unit.test.ts'],
  },
  {
    file: 'server/src/platform/passwords/password-strength.ts',
    project: 'unit',
    suites: ['server/src/platform/passwords/password-strength.unit.test.ts'],
  },
  {
    file: `${orders}/orders.policy.ts`,
    project: 'postgres',
    suites: [`${orders}/time-limits.test.ts`, `${orders}/pay-order.test.ts`, `${orders}/registration-order.test.ts`],
  },
  {
    file: `${orders}/extend-order.ts`,
    project: 'postgres',
    suites: [`${orders}/time-limits.test.ts`, `${orders}/registration-order.test.ts`],
  },
  {
    file: `${passes}/approve-pass.ts`,
    project: 'postgres',
    suites: [`${passes}/approve-pass.test.ts`, `${passes}/sign-up.test.ts`],
  },
  { file: `${passes}/eligibility.ts`, project: 'postgres', suites: [`${passes}/sign-up.test.ts`] },
  { file: `${passes}/check-voucher.ts`, project: 'postgres', suites: [`${passes}/sign-up.test.ts`] },
  {
    file: `${accommodation}/plan-stay.ts`,
    project: 'postgres',
    suites: [`${accommodation}/kept-nights.test.ts`, `${accommodation}/bookings.test.ts`],
  },
  { file: `${accommodation}/bookings.policy.ts`, project: 'postgres', suites: [`${accommodation}/bookings.test.ts`] },
]
