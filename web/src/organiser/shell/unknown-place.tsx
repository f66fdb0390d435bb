import { Link, useLocation } from '@tanstack/react-router'
import errorPageStyles from '#platform/error-page.module.css'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { PageHead } from '#ui/page-head.tsx'
import { useOwnPlaces } from './places.ts'

/** What stands in the frame at an address that is no page: the ways to the place that it lies under, and to the start. */
export function UnknownPlace() {
  const { t } = useText()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const above = useOwnPlaces()
    .flatMap(({ places }) => places)
    .filter((place) => path.startsWith(`${place.path}/`) && place.path !== '/organiser')
    .sort((one, other) => other.path.length - one.path.length)[0]
  usePlainTitle(t('Page Not Found'))
  return (
    <div className="stack stack--8">
      <p className="numeral" aria-hidden="true">
        404
      </p>
      <PageHead title={t('Page Not Found')} />
      <div className="stack stack--8">
        <p className="intro">{t('This page could not be found')}</p>
        <p className={`row ${errorPageStyles.foot}`}>
          {above === undefined ? null : <Link to={above.path}>{above.word}</Link>}
          <Link to="/organiser">{t('Go to the start')}</Link>
        </p>
      </div>
    </div>
  )
}
