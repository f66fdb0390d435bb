import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup

/** Modules of our own by their folder and, in it, their names without `.ts`. */
function own(folder: string, names: string): RegExp {
  return new RegExp(`/${folder}/(?:${names})\\.tsx?$`.replaceAll('/', '[\\\\/]'))
}

const group = (name: Group['name'], priority: number, more: Omit<Group, 'name'>): Group => ({
  name,
  priority,
  includeDependenciesRecursively: false,
  ...more,
})

/** Parts that most of their pages need together. */
const together: Readonly<Record<string, string>> = {
  orders: 'registration',
  profile: 'registration',
  accommodation: 'stays',
  booking: 'stays',
}

/** The folder of a feature's module: `sign-up` for web/src/features/passes/attendee/sign-up/steps.ts. */
function folderOf(id: string): string | null {
  // Asked for when somebody wants the file.
  if (/calendar-|pass-trail|pass-steps|pass-badge|pass-style/.test(id)) return null
  if (/contract[\\/]src[\\/]accommodation\.ts$/.test(id)) return 'stays'
  if (/contract[\\/]src[\\/]survey-answers\.ts$/.test(id)) return 'surveys'
  // The calls of signing up, and the ticket out of the printer at its end.
  if (/contract[\\/]src[\\/]sign-ups\.ts$|printed-ticket|moment\.module/.test(id)) return 'sign-up'
  const folders = /[\\/]web[\\/]src[\\/]features[\\/](.+)[\\/][^\\/]+$/.exec(id)?.[1]?.split(/[\\/]/) ?? []
  const folder = folders.filter((name) => name !== 'attendee' && name !== 'shared').at(-1)
  return folder === undefined ? null : (together[folder] ?? folder)
}

/**
 * Which modules come in one file. A page loads what it needs and little else (web/budgets), and in a dozen files, not
 * in forty: a request costs more than the bytes it would save.
 */
export const chunkGroups: Group[] = [
  group('vendor', 9, {
    test: /[\\/]node_modules[\\/](?!zod[\\/]|.*(?:useMutation|mutationObserver)\.js$)/,
    tags: ['$initial'],
  }),
  // Zod, and of the contract what calls it in a browser: no page but those with a form to check brings it.
  group('schemas', 9, {
    test: /node_modules[\\/]zod[\\/]|contract[\\/]src[\\/](?:kit[\\/](?:fields|too-long)|address-fields|attendee-types)\.ts$|platform[\\/](?:(?:(?:country|new-password|vat-id)-field|address-fieldset|own-address)\.tsx|vat-id\.ts)$/,
  }),
  group('forms', 8, {
    test: own(
      '(?:platform|ui|kit|contract/src)',
      'credentials|forms|form-part|form-problems|field-values|field|text-field|password-field|error-summary|required-texts|required-message|saved-at',
    ),
  }),
  // What changes something: not what is looked at first.
  group('pieces', 8, {
    test: /[\\/](?:useMutation|mutationObserver)\.js$|[\\/]platform[\\/](?:command\.ts|go-to\.tsx)$|[\\/]orders[\\/]attendee[\\/]unpaid-orders\.ts$|[\\/]passes[\\/]shared[\\/](?:use-save-dates\.ts|wait-for-pass\.tsx)$|[\\/]contract[\\/]src[\\/](?:orders|pass-choice|sold-out|bookings|invoices|platform|waiting)\.ts$|[\\/]ui[\\/](?:order-box|fare|choice-list|check-field|select-field|dialog|steps|facts)\.tsx$/,
  }),
  // What the entry needs at once.
  group('app', 7, {
    test: /[\\/](?:web|contract)[\\/]src[\\/](?!attendee[\\/]main|platform[\\/]command|survey-answers)|preload-helper|[\\/]words[\\/]fill-in/,
    tags: ['$initial'],
  }),
  // What stands around every page, the sign-in's too.
  group('base', 6, { test: own('(?:shell|ui|kit)', 'wordmark|external-links|skip-link|arrow|button|note|money') }),
  group('frame', 6, {
    test: own(
      '(?:shell|ui|platform|kit|passes/shared)',
      'frame|framed-page|header|sheet-opener|tab-bar|promo-strip|avatar-image|countdown|load-failed|lock|skeleton|empty|avatar|badge',
    ),
  }),
  // What draws a code: the ticket at once, home's small one after everything else.
  group('code', 6, { test: /passes[\\/]shared[\\/]qr-\w+\.tsx?$|node_modules[\\/]qr[\\/]/ }),
  group(folderOf, 3, { debugName: 'feature', minShareCount: 2, maxModuleSize: 12_000 }),
]
