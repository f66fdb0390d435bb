import type { Speaker } from '@foyer/contract/program'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useDeferredValue, useMemo } from 'react'
import { ErrorPage } from '#platform/error-page.tsx'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePageTitle } from '#platform/title.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { Lock } from '#ui/lock.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { speakersQuery } from '../shared/program-reads.ts'
import { useStars } from '../shared/use-stars.ts'
import { findSpeakers } from './find-speakers.ts'
import { SpeakerCard } from './speaker-card.tsx'
import { SpeakerRoll } from './speaker-roll.tsx'
import { SpeakerTools } from './speaker-tools.tsx'
import styles from './speakers-view.module.css'
import { useSpeakerSearch } from './use-speaker-search.ts'

/** The list, and with one of them open: beside the list where there is room, else by themselves. */
export function SpeakersView({ code }: { readonly code?: string | undefined }) {
  const { t } = useText()
  const { data, error, refetch } = useQuery(speakersQuery)
  const open = data?.find((speaker) => speaker.code === code)
  usePageTitle(open?.name ?? t('Speakers'))
  if (data !== undefined && code !== undefined && open === undefined) return <ErrorPage status={404} />
  return (
    <div className={code === undefined ? '' : styles.withOne}>
      <Lock
        numeral={data === undefined || data.length === 0 ? null : data.length}
        title={t('Speakers')}
        isHeading={open === undefined}
      >
        {data === undefined || data.length === 0 ? null : (
          <>
            <span className="vh">{data.length} </span>
            {t('from {n, plural, one {one city} other {# cities}}', {
              n: new Set(data.map(({ city }) => city)).size,
            })}
          </>
        )}
      </Lock>
      {data === undefined ? (
        error !== null ? (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton boxes={[48, 44, 76, 76, 76, 76, 76]} />
        )
      ) : data.length === 0 ? (
        <Empty
          title={t('The speakers follow')}
          text={t('They stand here as soon as the organisers publish the programme.')}
        />
      ) : (
        <Speakers speakers={data} open={open} />
      )}
    </div>
  )
}

interface SpeakersProps {
  readonly speakers: readonly Speaker[]
  readonly open: Speaker | undefined
}

function Speakers({ speakers, open }: SpeakersProps) {
  const { t } = useText()
  const stars = useStars()
  const { text, type, isOnlyMine, change } = useSpeakerSearch()
  const sought = useDeferredValue(text)
  const shown = useMemo(
    () => findSpeakers(speakers, sought, isOnlyMine ? stars.ids : undefined),
    [speakers, sought, isOnlyMine, stars.ids],
  )
  const kept = useLocation({ select: ({ search }) => search })
  return (
    <div className={styles.page}>
      <div className={styles.list}>
        <SpeakerTools
          text={text}
          onType={type}
          isOnlyMine={isOnlyMine}
          onOnlyMine={(next) => change({ isOnlyMine: next })}
          own={stars.ids === undefined ? undefined : findSpeakers(speakers, sought, stars.ids).length}
        />
        <p className="vh" role="status">
          {t('{n, plural, one {# speaker} other {# speakers}}', { n: shown.length })}
        </p>
        {shown.length === 0 ? (
          <NobodyFits
            text={sought}
            isOnlyMine={isOnlyMine}
            onClear={() => {
              type('')
              change({ text: '', isOnlyMine: false })
            }}
          />
        ) : (
          <SpeakerRoll speakers={shown} openCode={open?.code} search={kept} />
        )}
      </div>
      {open === undefined ? null : (
        <div className={styles.one}>
          <p className={styles.back}>
            <Link to="/speakers" search={kept}>
              <Icon name="back" />
              {t('All speakers')}
            </Link>
          </p>
          <SpeakerCard key={open.code} speaker={open} />
        </div>
      )}
    </div>
  )
}

interface NobodyFitsProps {
  readonly text: string
  readonly isOnlyMine: boolean
  readonly onClear: () => void
}

function NobodyFits({ text, isOnlyMine, onClear }: NobodyFitsProps) {
  const { t } = useText()
  return (
    <Empty
      title={
        text.trim() === ''
          ? t('You starred no session of anybody yet')
          : t('Nobody fits “{text}”', { text: text.trim() })
      }
      text={
        isOnlyMine && text.trim() !== ''
          ? t('Look among all speakers, or try another word.')
          : isOnlyMine
            ? t('Look among all speakers, or star sessions in the programme first.')
            : t('Try another name, company or topic.')
      }
      action={
        <Button variant="line" isSmall onClick={onClear}>
          {t('Show all speakers')}
        </Button>
      }
    />
  )
}
