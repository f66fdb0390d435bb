import { listPassQuotas, type PassQuota } from '@foyer/contract/office-pass-quotas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { useOpenRecords } from '#platform/open-records.ts'
import { Button } from '#ui/button.tsx'
import { Gauge } from '#ui/gauge.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { PassBadge } from '../../shared/pass-badge.tsx'
import styles from './pass-types.module.css'
import { QuotaForm } from './quota-form.tsx'
import { RemoveQuota } from './remove-quota.tsx'

export const quotasQuery = query(listPassQuotas, { query: { limit: '200' } })

/** Places that several pass types draw from: which they are, and how many are taken. */
export function SharedQuotas({ mayEdit }: { readonly mayEdit: boolean }) {
  const { t } = useText()
  const { data, error, refetch } = useQuery({ ...quotasQuery, refetchInterval: 30_000 })
  useOpenRecords([['pass-quota']], data)
  /** Whose form is open; null: that of a new one. */
  const [edited, setEdited] = useState<number | null | undefined>(undefined)
  const close = () => setEdited(undefined)
  return (
    <section className={styles.part} aria-labelledby="quotas">
      <header>
        <h2 id="quotas">{t('Shared quotas')}</h2>
        {mayEdit ? (
          <Button variant="line" isSmall onClick={() => setEdited(null)}>
            {t('New shared quota')}
          </Button>
        ) : null}
      </header>
      {edited === null ? <QuotaForm quota={null} onDone={close} /> : null}
      {data === undefined ? (
        error === null ? (
          <Skeleton boxes={[61]} />
        ) : (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        )
      ) : data.items.length === 0 ? (
        <p className="muted">{t('Places that several pass types fill together, such as a hall. There is none yet.')}</p>
      ) : (
        <ul className={styles.quotas}>
          {data.items.map((quota) => (
            <li key={quota.id}>
              <Quota quota={quota} onChange={mayEdit ? () => setEdited(quota.id) : null} />
              {mayEdit && quota.types.length === 0 && edited !== quota.id ? <RemoveQuota quota={quota} /> : null}
              {edited === quota.id ? <QuotaForm quota={quota} onDone={close} /> : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface QuotaProps {
  readonly quota: PassQuota
  /** Null: it may not be changed. */
  readonly onChange: (() => void) | null
}

function Quota({ quota: { name, capacity, held, sold, types }, onChange }: QuotaProps) {
  const { t, locale } = useText()
  const count = new Intl.NumberFormat(locale).format
  const words = t('{sold} sold, {held} held, {left} of {capacity} left', {
    sold: count(sold),
    held: count(held),
    left: count(Math.max(0, capacity - sold - held)),
    capacity: count(capacity),
  })
  return (
    <div className={styles.quota}>
      <div>
        <h3>{name}</h3>
        <p className="row">
          {types.length === 0 ? <small className="muted">{t('No pass type draws from it.')}</small> : null}
          {types.map((type) => (
            <PassBadge
              key={type.id}
              passType={{ codeType: type.codeType, name: type.name[locale] ?? Object.values(type.name)[0] ?? '' }}
            />
          ))}
        </p>
      </div>
      <div>
        <Gauge of={capacity} sold={sold} held={held} label={words} />
        <small>{words}</small>
      </div>
      {onChange === null ? null : (
        <Button variant="text" isSmall onClick={onChange}>
          {t('Change')} <span className="vh">{name}</span>
        </Button>
      )}
    </div>
  )
}
