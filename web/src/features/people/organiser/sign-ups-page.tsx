import { listSignUps } from '@foyer/contract/office-people'
import { Link } from '@tanstack/react-router'
import { useLookAgain } from '#features/mails'
import { useListSearch } from '#platform/list-search.ts'
import { useText } from '#platform/messages/messages.ts'
import { PagedList } from '#platform/paged-list.tsx'
import { SearchBox } from '#platform/search-box.tsx'
import { usePlainTitle } from '#platform/title.ts'
import { usePages } from '#platform/use-pages.ts'
import { Button } from '#ui/button.tsx'
import { Filter, Filters } from '#ui/filters.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Offered } from '#ui/read-only.tsx'
import styles from './people.module.css'
import { SignUpTable } from './sign-up-table.tsx'

const useSignUpSearch = () => useListSearch(['q', 'step', 'since'])

/** `/organiser/people/sign-ups`: who signed up for a pass, the newest first, and how far they are. */
export function SignUpsPage() {
  const { t } = useText()
  const asked = useSignUpSearch()
  const signUps = usePages(listSignUps, asked.filters)
  useLookAgain(signUps.lines?.some(({ mail }) => mail?.outcome === 'waiting') ?? false)
  usePlainTitle(t('Sign-ups'))
  return (
    <>
      <PageHead
        title={t('Sign-ups')}
        note={t(
          'Who signed up for a pass, the newest first. Who never confirms their address is forgotten a month after their last link.',
        )}
      />
      <p className={`${styles.ways} label`}>
        <Link to="/organiser/people">{t('People')}</Link>
      </p>
      <SignUpFilters {...asked} />
      <PagedList
        pages={signUps}
        empty={{
          title: t('Nobody'),
          onShowAll: asked.isNarrowed ? asked.clear : undefined,
          text: asked.isNarrowed
            ? t('Nobody who signed up fits.')
            : t('Who signs up stands here at once, before they have paid or confirmed their address.'),
        }}
        more={t('Show more')}
      >
        {(lines) => <SignUpTable signUps={lines} />}
      </PagedList>
    </>
  )
}

function SignUpFilters({ search, change, show, isNarrowed }: ReturnType<typeof useSignUpSearch>) {
  const { t } = useText()
  return (
    <Filters
      search={<SearchBox label={t('Name, e-mail, company or order')} asked={search.q} onAsk={(q) => change({ q })} />}
    >
      <Filter
        id="step"
        label={t('How far')}
        all={t('Anything')}
        choices={[
          ['earned', t('Paid, or by voucher')],
          ['proven', t('Address confirmed')],
          ['approved', t('May come in')],
          ['unearned', t('Not paid')],
          ['unproven', t('Paid, address not confirmed')],
        ]}
        value={search.step}
        onChange={(step) => change({ step })}
      />
      <Filter
        id="since"
        label={t('Signed up')}
        all={t('At any time')}
        choices={[['week', t('In the last 7 days')]]}
        value={search.since}
        onChange={(since) => change({ since })}
      />
      {isNarrowed ? (
        <Offered>
          <Button variant="text" isSmall onClick={() => show({})}>
            {t('Clear all')}
          </Button>
        </Offered>
      ) : null}
    </Filters>
  )
}
