import { type Page, readPage } from '@foyer/contract/program'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#platform/api.ts'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { isNotThere } from '#platform/is-not-there.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { useSearchText } from '#platform/search-text.ts'
import { usePageTitle } from '#platform/title.ts'
import { Empty } from '#ui/empty.tsx'
import { Lock } from '#ui/lock.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Block } from '../../shared/page-blocks.tsx'
import styles from './information.module.css'

/** The page that is meant where none is named. */
const FIRST = 'information'

/** `/information`: what one must know on the spot, as the organisers wrote it, and `?page=` what else they wrote. */
export function InformationPage() {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const slug = useSearchText('page') ?? FIRST
  const { data, error, refetch } = useQuery({
    ...query(readPage, { params: { slug } }),
    placeholderData: (before) => before,
  })
  const title = data?.title ?? t('Information')
  usePageTitle(title)
  return (
    <>
      <Lock numeral={null} title={title}>
        {data === undefined ? null : (
          <span className="label">
            {t('As of {moment}', { moment: formatMoment(data.updatedAt, timeZone, locale) })}
          </span>
        )}
      </Lock>
      {data === undefined ? null : <Pages pages={data.pages} slug={slug} />}
      {data !== undefined ? (
        <Sections sections={data.sections} />
      ) : isNotThere({ data, error }) ? (
        <Empty
          title={t('Nothing is written here yet')}
          text={t('Opening hours, the way there and whom to call stand here as soon as the organisers know them.')}
        />
      ) : error !== null ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton boxes={[48, 320, 240, 240]} />
      )}
    </>
  )
}

/** All pages, where there are several. */
function Pages({ pages, slug }: Pick<Page, 'pages' | 'slug'>) {
  const { t } = useText()
  if (pages.length < 2) return null
  return (
    <nav className={styles.pages} aria-label={t('Pages')}>
      {pages.map((page) => (
        <Link
          key={page.slug}
          to="/information"
          search={page.slug === FIRST ? {} : { page: page.slug }}
          aria-current={page.slug === slug ? 'page' : undefined}
        >
          {page.title}
        </Link>
      ))}
    </nav>
  )
}

function Sections({ sections }: Pick<Page, 'sections'>) {
  const { t } = useText()
  return (
    <div className={styles.page}>
      <nav className={styles.contents} aria-label={t('On this page')}>
        {sections.map(({ anchor, title }, index) => (
          <a key={anchor} href={`#${anchor}`}>
            <b aria-hidden="true">{index + 1}</b>
            {title}
          </a>
        ))}
      </nav>
      <div>
        {sections.map(({ anchor, title, blocks }, index) => (
          <section key={anchor} className={styles.topic} id={anchor} aria-labelledby={`${anchor}-title`}>
            <h2 id={`${anchor}-title`}>
              <b aria-hidden="true">{index + 1}</b>
              {title}
            </h2>
            {blocks.map((block, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no names and never change places
              <Block key={nth} block={block} />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}
