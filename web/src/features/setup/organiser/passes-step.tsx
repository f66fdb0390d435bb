import { formatMoney } from '@foyer/contract/kit/money'
import { listOfficePassTypes, type OfficePassType } from '@foyer/contract/office-pass-types'
import type { Setup } from '@foyer/contract/setup'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { query } from '#platform/api.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { PassTypeForm } from './pass-type-form.tsx'
import styles from './setup.module.css'

/** What the step shows. A page that has it before it shows the step has nothing in it that moves. */
export const passTypesOfSetup = () => query(listOfficePassTypes, { query: { limit: '200' } })

/** The first pass types: what they are called, cost, and for how many people. */
export function PassesStep({ setup }: { readonly setup: Setup }) {
  const { t } = useText()
  const { data, error, refetch } = useQuery(passTypesOfSetup())
  const [edited, setEdited] = useState<OfficePassType | 'new' | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const types = data?.items ?? []
  return (
    <section className={styles.part} aria-labelledby="passes">
      <h2 className="h3" id="passes" tabIndex={-1} ref={heading}>
        {t('Your first pass types')}
      </h2>
      <p className="hint">{t('One is enough to start. What is sold keeps its price when you change it.')}</p>
      {data === undefined ? (
        error === null ? (
          <Skeleton boxes={[160]} />
        ) : (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <PassTypes types={types} setup={setup} onEdit={setEdited} />
      )}
      {edited === null ? (
        <p>
          <Button variant="line" onClick={() => setEdited('new')}>
            {t('Add a pass type')}
          </Button>
        </p>
      ) : (
        <PassTypeForm
          key={edited === 'new' ? 'new' : edited.id}
          type={edited === 'new' ? null : edited}
          setup={setup}
          onDone={() => {
            setEdited(null)
            heading.current?.focus()
          }}
        />
      )}
    </section>
  )
}

interface PassTypesProps {
  readonly types: readonly OfficePassType[]
  readonly setup: Setup
  readonly onEdit: (type: OfficePassType) => void
}

function PassTypes({ types, setup: { languages, currency }, onEdit }: PassTypesProps) {
  const { t, locale } = useText()
  if (types.length === 0) return <p>{t('There is none yet.')}</p>
  const nameOf = ({ name }: OfficePassType) => name[locale] ?? name[languages[0] ?? locale] ?? ''
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('Name')}</th>
            <th scope="col" className={styles.num}>
              {t('Price with VAT')}
            </th>
            <th scope="col" className={styles.num}>
              {t('Places')}
            </th>
            <th scope="col">
              <span className="vh">{t('Change')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {types.map((type) => (
            <tr key={type.id}>
              <th scope="row">
                {nameOf(type)} {type.isHidden ? <Tag>{t('Hidden')}</Tag> : null}
              </th>
              <td className={styles.num}>{formatMoney({ amount: type.price, currency })}</td>
              <td className={styles.num}>
                {type.capacity === null
                  ? t('Without end')
                  : t('{places, plural, one {1 place} other {# places}}', { places: type.capacity })}
              </td>
              <td className={styles.num}>
                <Button variant="text" isSmall onClick={() => onEdit(type)}>
                  {t('Change')}
                  <span className="vh"> {nameOf(type)}</span>
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
