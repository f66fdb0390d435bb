import type { CardFields } from '@foyer/contract/orders'
import type { StripeError } from '@stripe/stripe-js'
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

/** What became of a try, as far as Stripe's script says it. */
type EntryOutcome =
  | { readonly state: 'confirmed' }
  /** Nothing was charged. In words of Stripe's, which are the bank's; null: they stand beside the field, or nobody tried. */
  | { readonly state: 'refused'; readonly text: string | null }
  /** It says nothing that can be believed without asking: the answer was lost, its time is over, another tab paid. */
  | { readonly state: 'unclear' }

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
      const confirming = stripe.confirmPayment({
        elements,
        redirect: 'if_required',
        confirmParams: { return_url: returnUrl },
      })
      return confirming.then(({ error }) => outcomeOf(error)).catch(() => ({ state: 'unclear' as const }))
    },
    remove: () => payment.destroy(),
  }
}

/** Only what a bank or a field says is said of this try alone. How a wallet that was closed is told is written nowhere. */
function outcomeOf(error: StripeError | undefined): EntryOutcome {
  if (error === undefined) return { state: 'confirmed' }
  if (error.type === 'validation_error') return { state: 'refused', text: null }
  // Of the type of a wrong question, though the payment takes another card.
  const isUnproven = error.code === 'payment_intent_authentication_failure'
  if (error.type === 'card_error' || isUnproven) return { state: 'refused', text: error.message ?? '' }
  return { state: 'unclear' }
}
