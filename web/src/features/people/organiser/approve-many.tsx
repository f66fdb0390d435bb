import { approvePasses } from '@foyer/contract/office-passes'
import type { ListedPerson } from '@foyer/contract/office-people'
import { useState } from 'react'
import { send } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import styles from './people.module.css'
import { isWaiting } from './people-table.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

/** So many are approved at a time. */
const MOST = 200

interface ApproveManyProps {
  readonly people: readonly ListedPerson[]
  readonly chosen: ReadonlySet<string>
  readonly onChange: (chosen: ReadonlySet<string>) => void
}

/** What is done with those who are chosen; the number stands on the button, their names in the question. */
export function ApproveMany({ people, chosen, onChange }: ApproveManyProps) {
  const { t } = useText()
  const [isAsked, setAsked] = useState(false)
  const waiting = people.flatMap(({ pass }) => (pass !== null && isWaiting(pass) ? [pass.uuid] : [])).slice(0, MOST)
  const named = people.filter(({ pass }) => pass !== null && isWaiting(pass) && chosen.has(pass.uuid))
  const count = named.length
  if (waiting.length === 0) return null
  return (
    <section className={styles.bulk} aria-label={t('Selected people')}>
      <b>{t('{n} of {all} selected', { n: count, all: waiting.length })}</b>
      <Button isSmall disabled={count === 0} onClick={() => setAsked(true)}>
        {t('Approve {n}', { n: count })}
      </Button>
      <Button variant="text" isSmall onClick={() => onChange(new Set(count === waiting.length ? [] : waiting))}>
        {count === waiting.length ? t('Select none') : t('Select all')}
      </Button>
      {isAsked ? (
        <ReasonDialog
          title={t('Approve {n, plural, one {one person} other {# people}}?', { n: count })}
          word={t('Approve {n}', { n: count })}
          done={t('Approved.')}
          act={async () => {
            await send(approvePasses, { body: { passes: named.flatMap(({ pass }) => pass?.uuid ?? []) } })
            onChange(new Set())
          }}
          onClose={() => setAsked(false)}
        >
          <p>{t('They are told by mail, and can come in at once.')}</p>
          <ul className="bullets">
            {named.slice(0, 10).map(({ uuid, name, pass }) => (
              <li key={uuid}>{[name, pass?.name].join(', ')}</li>
            ))}
            {count > 10 ? <li>{t('and {n} more', { n: count - 10 })}</li> : null}
          </ul>
        </ReasonDialog>
      ) : null}
    </section>
  )
}
