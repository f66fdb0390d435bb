import { ProblemError } from '../../platform/problem-error.ts'
import { Again } from './bare-failure.tsx'
import { ErrorPage } from './error-page.tsx'
import { Frame } from './frame.tsx'

/** The error of a page, or of loading it. `status` as the specification's section 8 takes it, default 500. */
export function FailedPage({ error }: { error: unknown }) {
  const isProblem = error instanceof ProblemError
  const status = isProblem ? error.status : 500
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

export function UnknownPage() {
  return (
    <Frame hasStrips={false}>
      <ErrorPage status={404} />
    </Frame>
  )
}

/** Inside the frame of a page. */
export function NotFoundPage() {
  return <ErrorPage status={404} />
}
