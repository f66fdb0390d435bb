import { Link } from '@tanstack/react-router'
import { ErrorPage } from '../../../attendee/shell/error-page.tsx'
import { useText } from '../../../platform/messages/messages.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { orderSearch, pendingOrder } from './pending-order.ts'

/** The specification's 402 page, with the way back to the order: it is kept, and can be paid with another card. */
export function PaymentFailedPage() {
  const { t } = useText()
  const pending = pendingOrder()
  return (
    <ErrorPage status={402}>
      {pending === null ? null : (
        <p>
          <Link className={buttonClass()} to={pending.back} search={orderSearch(pending.back, pending.uuid)}>
            {t('Try again with the same order')}
          </Link>
        </p>
      )}
    </ErrorPage>
  )
}
