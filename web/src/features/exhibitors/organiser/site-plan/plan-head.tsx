import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { PageHead } from '#ui/page-head.tsx'
import styles from '#ui/page-tabs.module.css'

interface PlanHeadProps {
  readonly note: string
  readonly actions?: ReactNode
}

/** Over both pages of what is around the halls: the plan, and the ways. */
export function PlanHead({ note, actions }: PlanHeadProps) {
  const { t } = useText()
  return (
    <>
      <p className="label">
        <Link to="/organiser/halls">{t('All halls')}</Link>
      </p>
      <PageHead title={t('Site plan')} note={note} actions={actions} />
      <nav className={styles.tabs} aria-label={t('Pages of the site plan')}>
        <Link to="/organiser/site-plan" activeOptions={{ exact: true }}>
          {t('The plan')}
        </Link>
        <Link to="/organiser/site-plan/ways">{t('Ways and entrances')}</Link>
      </nav>
    </>
  )
}
