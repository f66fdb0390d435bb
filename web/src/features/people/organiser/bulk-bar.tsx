import type { BulkKind } from '@foyer/contract/bulk-acts'
import type { ListedPerson } from '@foyer/contract/office-people'
import { useState } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Offered, useReader } from '#ui/read-only.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
import { useBulkActs } from './bulk-words.ts'
import styles from './people.module.css'
import type { Choice } from './use-choice.ts'

/** So many can be named; more are reached as all that the list finds. */
const MOST = 1000

interface BulkBarProps {
  readonly people: readonly ListedPerson[]
  readonly choice: Choice
}

/** Everybody at once, above the list that they stand in. */
export function ChooseMany({ people, choice }: BulkBarProps) {
  const { t } = useText()
  // There lines are chosen one by one.
  if (useReader() !== null) return null
  return (
    <p className={styles.many}>
      <Button variant="text" isSmall onClick={() => choice.choosePage(people.slice(0, MOST))}>
        {t('Select these')}
      </Button>
      <Button variant="text" isSmall onClick={choice.chooseAll}>
        {t('Select all that is found')}
      </Button>
    </p>
  )
}

/** Who is chosen, and what can be done to all of them. While nobody is, it says so to screen readers and is not seen. */
export function BulkBar({ choice }: Pick<BulkBarProps, 'choice'>) {
  const { t } = useText()
  const acts = useBulkActs()
  const [asked, setAsked] = useState<BulkKind | null>(null)
  const [triedWith, setTriedWith] = useState<Choice['chosen'] | null>(null)
  const { chosen, isAll } = choice
  const isNobody = !isAll && chosen.size === 0
  // There they are approved.
  const isReadOnly = useReader() !== null
  const kinds = (Object.keys(acts) as BulkKind[]).filter((kind) => !isReadOnly || kind === 'approve')
  return (
    <section className={isNobody ? 'vh' : styles.bulk} aria-label={t('Selected people')}>
      <b role="status">{isAll ? t('All that is found') : t('{n} selected', { n: chosen.size })}</b>
      {isNobody ? null : (
        <>
          <Offered>
            <Button variant="text" isSmall onClick={choice.chooseNone}>
              {t('Select none')}
            </Button>
          </Offered>
          <span className={styles.acts}>
            {kinds.map((kind) => (
              <Offered key={kind}>
                <Button
                  variant={kind === 'approve' ? 'primary' : 'line'}
                  isSmall
                  onClick={() => (!isAll && chosen.size > MOST ? setTriedWith(chosen) : setAsked(kind))}
                >
                  {acts[kind]}
                </Button>
              </Offered>
            ))}
          </span>
          {triedWith === chosen ? (
            <p role="alert">
              {t('{most} can be chosen one by one. For more, narrow the list and select all that is found.', {
                most: MOST,
              })}
            </p>
          ) : null}
        </>
      )}
      {asked === null ? null : (
        <BulkDialog kind={asked} asked={choice.asked} onBegun={choice.chooseNone} onClose={() => setAsked(null)} />
      )}
    </section>
  )
}
