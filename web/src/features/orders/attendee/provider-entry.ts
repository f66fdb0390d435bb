import type { CardFields } from '@foyer/contract/orders'
import { loadStripe } from '@stripe/stripe-js/pure'

/** Colours and shapes of the page, for fields that are drawn in a frame of Stripe's and see none of our styles. */
function appearance() {
  const styles = getComputedStyle(document.documentElement)
  const value = (name: string) => styles.getPropertyValue(name).trim()
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  const theme = document.documentElement.dataset['theme'] ?? (isDark ? 'dark' : 'light')
  return {
    theme: theme === 'dark' ? ('night' as const) : ('stripe' as const),
    variables: {
      colorPrimary: value('--c-primary-text'),
      colorBackground: value('--c-surface'),
      colorText: value('--c-ink'),
      colorTextSecondary: value('--c-muted'),
      colorDanger: value('--c-danger-text'),
      borderRadius: value('--r-control'),
      fontFamily: 'system-ui, sans-serif',
    },
  }
}

/** What became of a try: told by the server, or in words of Stripe's, which are the bank's. */
type EntryOutcome =
  | { readonly state: 'confirmed' }
  | { readonly state: 'refused'; readonly text: string | null }
  /** The attempt is none any more: its time is over, or another tab paid it. */
  | { readonly state: 'over' }

export interface ProviderEntry {
  /** @param returnUrl where the bank sends people back to, should it ask on a page of its own. */
  confirm(returnUrl: string): Promise<EntryOutcome>
  remove(): void
}

/**
 * Stripe's own fields inside `holder`: the card goes from there to Stripe, and nothing of it through this page.
 * @throws where Stripe's script or its fields cannot be loaded.
 */
export async function openProviderEntry(
  holder: HTMLElement,
  fields: CardFields,
  locale: string,
): Promise<ProviderEntry> {
  const stripe = await loadStripe(fields.publishableKey)
  if (stripe === null) throw new Error('There is no window to pay in.')
  const { clientSecret } = fields
  const elements = stripe.elements({ clientSecret, locale: locale as 'en', appearance: appearance() })
  const payment = elements.create('payment', { layout: 'tabs' })
  const loaded = new Promise<void>((resolve, reject) => {
    payment.on('ready', () => resolve())
    payment.on('loaderror', ({ error }) => reject(new Error(error.message)))
  })
  payment.mount(holder)
  await loaded
  payment.focus()
  return {
    async confirm(returnUrl) {
      const { error } = await stripe.confirmPayment({
        elements,
        redirect: 'if_required',
        confirmParams: { return_url: returnUrl },
      })
      if (error === undefined) return { state: 'confirmed' }
      // It stands beside the field already.
      if (error.type === 'validation_error') return { state: 'refused', text: null }
      // Stripe calls it so as well where a bank did not confirm a card: the payment takes another one.
      const isOpen = error.code === 'payment_intent_authentication_failure'
      if (error.type === 'invalid_request_error' && !isOpen) return { state: 'over' }
      return { state: 'refused', text: error.message ?? null }
    },
    remove: () => payment.destroy(),
  }
}
