import type { ReactNode } from 'react'
import { PageHead } from '#ui/page-head.tsx'
import errorPageStyles from './error-page.module.css'
import { useText } from './messages/messages.ts'
import { useErrorTitle } from './title.ts'

/** In the place of the page of something that is not there. `list`: the link to those that are. */
export function NotThere({ list }: { readonly list: ReactNode }) {
  const { t } = useText()
  useErrorTitle(t('Not there: '))
  return (
    <>
      <PageHead title={t('This is not there')} />
      <div className="stack stack--8">
        <p className="intro">
          {t('It was removed, merged with another or erased meanwhile, or there is a mistake in its address.')}
        </p>
        <p className={errorPageStyles.foot}>{list}</p>
      </div>
    </>
  )
}
