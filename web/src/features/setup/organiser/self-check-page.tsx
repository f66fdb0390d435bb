import { readSelfCheck, type SelfCheck } from '@foyer/contract/platform'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { Tag } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Lock } from '#ui/lock.tsx'
import { Offered } from '#ui/read-only.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './setup.module.css'

/** How the program and what it stands on are doing. */
export function SelfCheckPage() {
  const { t } = useText()
  const { data: check, error, refetch, isFetching } = useQuery({ ...query(readSelfCheck), staleTime: 0 })
  usePlainTitle(t('Self-check'))
  const wrong = check === undefined ? 0 : statesOf(check).filter((state) => state !== 'well').length
  return (
    <>
      <Lock numeral={null} title={t('Self-check')}>
        {check === undefined
          ? error === null || isFetching
            ? t('Looking …')
            : '\u00a0'
          : wrong === 0
            ? t('Everything is as it should be.')
            : t('{wrong, plural, one {One thing needs a look.} other {# things need a look.}}', { wrong })}
      </Lock>
      <div className="stack stack--24 narrow">
        {/* What was found before is not what is so now. */}
        {error === null || isFetching ? null : <LoadFailed error={error} onRetry={() => void refetch()} />}
        {check === undefined ? (
          error === null ? (
            <Skeleton boxes={[60, 60, 60, 60, 60, 60, 60, 60]} />
          ) : null
        ) : (
          <Checks check={check} />
        )}
        <p>
          <Offered>
            <Button variant="line" isSending={isFetching && check !== undefined} onClick={() => void refetch()}>
              {t('Look again')}
            </Button>
          </Offered>
        </p>
      </div>
    </>
  )
}

type State = SelfCheck['mail']['state']

const statesOf = ({ at: _at, ...checks }: SelfCheck): State[] => Object.values(checks).map(({ state }) => state)

function Checks({ check }: { readonly check: SelfCheck }) {
  const rows = useRows(check)
  return (
    <dl className={styles.checks}>
      {rows.map(({ name, state, fact }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <StateTag state={state} />
          </dd>
          <dd className={styles.fact}>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

function StateTag({ state }: { readonly state: State }) {
  const { t } = useText()
  if (state === 'well') return <Tag kind="success">{t('Well')}</Tag>
  return state === 'ill' ? <Tag kind="danger">{t('Does not work')}</Tag> : <Tag kind="warning">{t('Look at it')}</Tag>
}

function usePayingWords(): (payment: SelfCheck['payment']) => string {
  const { t } = useText()
  const telling = useTellingWords()
  const words = {
    none: t('Nobody takes money by card.'),
    sandbox: t('Test cards: no money moves.'),
    stripe: t('Stripe takes cards and wallets.'),
    transfer: t('Bank transfer'),
  }
  return ({ provider, webhook }) => (webhook === null ? words[provider] : `${words[provider]} ${telling(webhook)}`)
}

function useTellingWords(): (webhook: NonNullable<SelfCheck['payment']['webhook']>) => string {
  const { t, locale } = useText()
  return ({ url, tells, missing }) => {
    const events = new Intl.ListFormat(locale).format(missing)
    switch (tells) {
      case 'all':
        return t('It tells of everything that happens.')
      case 'some':
        return t('It does not tell of everything: in its dashboard, switch on {events} for the webhook {url}.', {
          events,
          url,
        })
      case 'nothing':
        return t('It tells of nothing: in its dashboard, make a webhook to {url} for {events}.', { events, url })
      case 'off':
        return t('It tells of nothing: in its dashboard, the webhook {url} is switched off.', { url })
      case 'unknown':
        return t(
          'Whether it tells of everything could not be looked at: its key may not read webhook endpoints, or no answer came.',
        )
    }
  }
}

function useReadingWords(): (browsers: SelfCheck['browsers']) => string {
  const { t, locale } = useText()
  return ({ failures, statuses }) =>
    failures === 0
      ? t('In the last seven days every browser could read which nights are free.')
      : t(
          '{failures, plural, one {# time} other {# times}} in the last seven days a browser could not read which nights are free: {statuses}.',
          {
            failures,
            statuses: new Intl.ListFormat(locale).format(
              statuses.map((status) => (status === 0 ? t('no answer came') : t('status {status}', { status }))),
            ),
          },
        )
}

function useRows({ database, jobs, auditLog, mail, payment, publicAddress, browsers, ...machine }: SelfCheck) {
  const { t } = useText()
  const paying = usePayingWords()
  const reading = useReadingWords()
  const { waiting, failed } = jobs
  return [
    {
      name: t('Database'),
      state: database.state,
      fact: t('{engine} {version}, answered in {ms} ms', {
        engine: database.engine === 'postgres' ? 'PostgreSQL' : 'PGlite',
        version: database.version,
        ms: database.answeredMs,
      }),
    },
    {
      name: t('Jobs'),
      state: jobs.state,
      fact: t('{waiting, plural, one {# waits} other {# wait}}, {failed} failed for good', { waiting, failed }),
    },
    {
      name: t('Audit log'),
      state: auditLog.state,
      fact: auditLog.guarded
        ? t('The server can add to it, and can neither change nor remove what stands there.')
        : t('It is only added to; but the server’s role owns the database, and could take that away.'),
    },
    { name: t('Mail server'), state: mail.state, fact: mail.answer ?? t('Kept in /demo/mailbox') },
    { name: t('Payment'), state: payment.state, fact: paying(payment) },
    {
      name: t('Public address'),
      state: publicAddress.state,
      fact:
        publicAddress.status === null
          ? t('{url} does not answer', { url: publicAddress.url })
          : t('{url} answers {status}', { url: publicAddress.url, status: publicAddress.status }),
    },
    { name: t('Browsers'), state: browsers.state, fact: reading(browsers) },
    ...useMachineRows(machine),
  ]
}

function useMachineRows({ clock, disk, version }: Pick<SelfCheck, 'clock' | 'disk' | 'version'>) {
  const { t, locale } = useText()
  const gigabytes = (bytes: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / 1_000_000_000)
  return [
    {
      name: t('Clock'),
      state: clock.state,
      fact: t('{ms} ms apart from the database’s', { ms: Math.abs(clock.aheadMs) }),
    },
    {
      name: t('Disk'),
      state: disk.state,
      fact: t('{free} of {total} GB free', { free: gigabytes(disk.freeBytes), total: gigabytes(disk.totalBytes) }),
    },
    {
      name: t('Version'),
      state: version.state,
      fact: t('Foyer {program}, Node.js {node}, database {migration}', {
        program: version.program,
        node: version.node,
        migration: version.migration,
      }),
    },
  ]
}
