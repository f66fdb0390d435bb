/** As much of an import as is read here: see rules.ts. */
interface NamedModule {
  readonly from: string
  readonly target: string
  readonly isType: boolean
}

/** What checks a value, and all that loads it: of no use to whoever only calls. */
const isSchemas = (file: string) => /^contract\/src\/(?:.*\.schemas|terms|all)\.ts$/.test(file)
/** Schemas that several features write with; those of what somebody types are a form's too. */
const kit = ['contract/src/kit/fields.ts', 'contract/src/kit/content.ts']
const isZod = (from: string) => /^zod(\/|$)/.test(from)

/** What every page may begin with: the shells of the apps, and what stands under the features. */
const isUnderAllPages = (file: string) => /^web\/src\/(?:ui|platform|attendee|organiser|gate)\//.test(file)

/** How an endpoint is called stands apart from what it takes and answers, so that a page which calls it loads neither. */
export function checkContract(file: string, { from, target, isType }: NamedModule): string | null {
  if (isType) return null
  const isCalls = file.startsWith('contract/src/') && !isSchemas(file) && !kit.includes(file)
  if (isCalls && (isSchemas(target) || kit.includes(target) || isZod(from)))
    return 'what is called stands apart from its schemas'
  if (!file.startsWith('web/src/') || file.startsWith('web/src/testing/') || !isSchemas(target)) return null
  const isForForms = target.endsWith('.schemas.ts')
  return isForForms && !isUnderAllPages(file) ? null : 'a page loads the schemas of its forms, and no others'
}
