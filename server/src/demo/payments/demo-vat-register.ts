import type { Clock } from '#platform/ground/clock'
import { silence, type VatRegister } from '#platform/payments/vat/vat-register'

/** How long the demo's Danish register says nothing, from the first question on, in milliseconds. */
const SILENT_MS = 10 * 60_000

/**
 * Every well-formed number is somebody's in the demo, but for those of Denmark: its register is out for ten minutes from the
 * first question on, so that one sees what becomes of an outage. No number of it that ends in 0 is registered.
 */
export function createDemoVatRegister(clock: Clock): VatRegister {
  let firstAsked: number | null = null
  return {
    async ask(vatId) {
      const now = clock.now().getTime()
      if (vatId.startsWith('DK')) {
        firstAsked ??= now
        if (now < firstAsked + SILENT_MS) return silence
      }
      if (vatId.endsWith('0')) return { verdict: 'not-registered', consultation: null }
      return { verdict: 'registered', consultation: `DEMO${vatId}` }
    },
  }
}
