/** A file with rules, and the suites that must notice when one of its lines is broken. */
export interface RuleFile {
  readonly file: string
  readonly project: 'unit' | 'postgres'
  readonly suites: readonly string[]
}

const orders = 'server/src/features/orders'

export const ruleFiles: readonly RuleFile[] = [
  { file: `${orders}/tax.ts`, project: 'unit', suites: [`${orders}/tax.unit.test.ts`] },
]
