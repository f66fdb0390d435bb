import type { PersonPass } from '@foyer/contract/office-person'
import { Link } from '@tanstack/react-router'
import { PassBadge } from '#features/passes'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { type Fact, Facts } from '#ui/facts.tsx'
import styles from './people.module.css'
import { PassState } from './people-table.tsx'

/** Each pass that somebody has or had, the one that says most first. */
export function PersonPasses({ passes }: { readonly passes: readonly PersonPass[] }) {
  const { t } = useText()
  if (passes.length === 0) return <p className="muted">{t('No pass.')}</p>
  return passes.map((pass) => <OnePass key={pass.uuid} pass={pass} />)
}

function OnePass({ pass }: { readonly pass: PersonPass }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const moment = (at: string) => formatMoment(at, timeZone, locale)
  const facts: (Fact | null)[] = [
    { name: t('Status'), value: <PassState pass={pass} /> },
    { name: t('Chosen'), value: moment(pass.createdAt) },
    pass.approvedAt === null ? null : { name: t('Approved'), value: moment(pass.approvedAt) },
    pass.grantedAt === null ? null : { name: t('Given by staff'), value: moment(pass.grantedAt) },
    pass.code === null ? null : { name: t('Code'), value: <span className="code">{pass.code}</span> },
    pass.rejectedBecause === null ? null : { name: t('Why it was rejected'), value: pass.rejectedBecause },
    pass.orderUuid === null
      ? null
      : {
          name: t('Order'),
          value: (
            <Link to="/organiser/orders/$uuid" params={{ uuid: pass.orderUuid }}>
              {t('Show the order')}
            </Link>
          ),
        },
  ]
  return (
    <section className={styles.part} aria-labelledby={pass.uuid}>
      <h2 id={pass.uuid}>
        <PassBadge passType={pass} />
      </h2>
      <Facts facts={facts.filter((fact) => fact !== null)} />
    </section>
  )
}
