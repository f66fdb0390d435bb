interface TrustedPolicy {
  createHTML(html: string): string
  createScriptURL(address: string): string
}

declare global {
  interface Window {
    /** Not in every browser. */
    readonly trustedTypes?: { createPolicy(name: string, rules: Partial<TrustedPolicy>): TrustedPolicy }
  }
}

/**
 * Where a page takes markup and addresses of scripts from policies alone (trusted types), this names one.
 * @param name as the page's headers allow it.
 * @returns undefined where the browser knows none: there they are taken as they are.
 */
export const openPolicy = (name: string, rules: Partial<TrustedPolicy>): TrustedPolicy | undefined =>
  window.trustedTypes?.createPolicy(name, rules)
