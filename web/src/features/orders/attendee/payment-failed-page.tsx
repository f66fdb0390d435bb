import { Link } from '@tanstack/react-router'
import { ErrorPage } from '../../../attendee/shell/error-page.tsx'
import { useText } from '../../../platform/messages/messages.ts'
import { useIsSignedIn } from '../../../platform/session.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { pendingOrder } from './pending-order.ts'

/** The specification's 402 page, with the way back to the order: it is kept, and can be paid with another card. */
export function PaymentFailedPage() {
  const { t } = useText()
  const isIn = useIsSignedIn()
  const pending = pendingOrder()
  return (
    <ErrorPage status={402}>
      {pending === null ? null : (
        <p>
          <Link className={buttonClass()} to={isIn ? '/pass' : '/sign-up/payment'}>
            {t('Try again with the same order')}
          </Link>
        </p>
      )}
    </ErrorPage>
  )
}
