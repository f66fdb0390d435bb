import { useText } from './messages/messages.ts'

/** Beside what is held in an order that staff made for whoever reads it: nothing is taken out of such an order. */
export function OrderedForYou() {
  const { t } = useText()
  return (
    <p className="label muted">
      {t('It is in an order that we made for you: pay or cancel that as a whole, or write to us.')}
    </p>
  )
}
