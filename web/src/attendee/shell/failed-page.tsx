import { Link } from '@tanstack/react-router'
import { Again } from '#platform/bare-failure.tsx'
import { ErrorPage } from '#platform/error-page.tsx'
import { useText } from '#platform/messages/messages.ts'
import { ProblemError, unreachable } from '#platform/problem-error.ts'
import { useIsSignedIn } from '#platform/session.ts'
import { usePageTitle } from '#platform/title.ts'
import { buttonLook } from '#ui/button.tsx'
import { Lock } from '#ui/lock.tsx'
import { Frame } from './frame.tsx'

/** The error of a page, or of loading it. `status` as the specification's section 8 takes it, default 500. */
export function FailedPage({ error }: { error: unknown }) {
  const isProblem = error instanceof ProblemError
  const status = isProblem ? error.status : 500
  if (isProblem && error.code === unreachable.code) return <Unreachable detail={error.detail} />
  return (
    <Frame hasMenu={status >= 400 && status < 500} hasStrips={false}>
      <ErrorPage
        status={status}
        detail={isProblem ? error.detail : undefined}
        requestId={isProblem ? error.requestId : undefined}
      >
        <Again />
      </ErrorPage>
    </Frame>
  )
}

/** Nothing is wrong with the page: it cannot be had now. The frame, and the way to what can, stay. */
function Unreachable({ detail }: { detail: string }) {
  const { t } = useText()
  const isIn = useIsSignedIn()
  usePageTitle(t('This page needs a connection'))
  return (
    <Frame hasStrips={false}>
      <Lock numeral={null} title={t('This page needs a connection')}>
        {t(detail)}
      </Lock>
      <div className="row">
        <Again />
        {isIn ? (
          <Link {...buttonLook('line')} to="/pass">
            {t('Your pass')}
          </Link>
        ) : null}
      </div>
    </Frame>
  )
}

export function UnknownPage() {
  return (
    <Frame hasStrips={false} isUnknown>
      <ErrorPage status={404} />
    </Frame>
  )
}

/** Inside the frame of a page. */
export function NotFoundPage() {
  return <ErrorPage status={404} />
}
