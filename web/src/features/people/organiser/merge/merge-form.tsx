import { changedMeanwhile } from '@foyer/contract/kit/versions.refusals'
import { type MergeField, type MergePreview, mergePeople, standsInTheWay } from '@foyer/contract/merge-people'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { withSecondFactor } from '#features/identity'
import { send } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import { refusedWith } from '#platform/problem-error.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { TextField } from '#ui/text-field.tsx'
import { usePersonAct } from '../use-person-act.ts'
import styles from './merge.module.css'
import { MergeFields, takenAtFirst } from './merge-fields.tsx'
import { MergeHoldings } from './merge-holdings.tsx'
import { useObstacleWords } from './merge-words.ts'

interface MergeFormProps {
  readonly preview: MergePreview
  /** Reads both accounts as they are now. */
  readonly onLookAgain: () => Promise<unknown>
}

/** Two accounts beside each other, what comes along, what stands in the way; and then it is done, for a reason. */
export function MergeForm({ preview, onLookAgain }: MergeFormProps) {
  const { obstacles } = preview
  const [takes, setTakes] = useState(() => takenAtFirst(preview))
  const take = (field: MergeField, isTaken: boolean) =>
    setTakes((before) => new Set(isTaken ? [...before, field] : [...before].filter((one) => one !== field)))
  return (
    <>
      {obstacles.length === 0 ? null : <Obstacles obstacles={obstacles} onLookAgain={onLookAgain} />}
      <MergeFields preview={preview} takes={takes} onTake={take} />
      <MergeHoldings preview={preview} />
      {obstacles.length > 0 ? null : <MergeAct preview={preview} takes={takes} onLookAgain={onLookAgain} />}
    </>
  )
}

function Obstacles({ obstacles, onLookAgain }: Pick<MergePreview, 'obstacles'> & Pick<MergeFormProps, 'onLookAgain'>) {
  const { t } = useText()
  const wordsOf = useObstacleWords()
  return (
    <Note kind="danger" role="alert">
      <div className="stack">
        <b>{t('They cannot be merged yet.')}</b>
        <ul className="bullets">
          {obstacles.map((obstacle) => (
            <li key={`${obstacle.kind} ${obstacle.edition} ${obstacle.what}`}>{wordsOf(obstacle)}</li>
          ))}
        </ul>
        <p>
          <Button variant="line" isSmall onClick={() => void onLookAgain()}>
            {t('Look again')}
          </Button>
        </p>
      </div>
    </Note>
  )
}

interface MergeActProps extends MergeFormProps {
  readonly takes: ReadonlySet<MergeField>
}

function MergeAct({ preview, takes, onLookAgain }: MergeActProps) {
  const { t } = useText()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const merging = useMerge({ preview, takes, onLookAgain })
  const isChanged: boolean = refusedWith(merging.error, changedMeanwhile)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(reason.trim() === '')
    if (reason.trim() !== '' && !merging.isPending) merging.mutate(reason.trim())
  }
  return (
    <form className={styles.part} aria-labelledby="merge-act" noValidate onSubmit={submit}>
      <h2 id="merge-act">{t('What becomes of it')}</h2>
      <Consequences preview={preview} takes={takes} />
      <TextField
        id="merge-reason"
        label={t('Reason')}
        hint={t('For colleagues.')}
        maxLength={500}
        autoComplete="off"
        value={reason}
        onChange={setReason}
        error={isMissing ? t('Say why.') : undefined}
      />
      {merging.error === null ? null : (
        <Note kind="danger" role="alert">
          {isChanged
            ? t(
                'Somebody else changed one of the accounts meanwhile. You see both as they are now: look again, then merge.',
              )
            : t(merging.error.detail)}
        </Note>
      )}
      <div className="row">
        <Button type="submit" variant="danger" isSending={merging.isPending}>
          {t('Merge the accounts')}
        </Button>
        <Link
          {...buttonLook('line')}
          to="/organiser/people/$uuid"
          params={{ uuid: preview.kept.person.uuid }}
          activeOptions={{ exact: true }}
        >
          {t('Cancel')}
        </Link>
      </div>
    </form>
  )
}

function Consequences({ preview: { kept, gone }, takes }: Omit<MergeActProps, 'onLookAgain'>) {
  const { t } = useText()
  const left = takes.has('email') ? kept.person.email : gone.person.email
  return (
    <ul className="bullets">
      <li>{t('{email} opens no account any more, and nobody is signed in with it.', { email: left })}</li>
      {takes.has('email') ? <li>{t('The account has another address: they are signed out everywhere.')}</li> : null}
      <li>{t('Both addresses are told by mail.')}</li>
      <li>{t('Invoices and other documents stay as they were issued.')}</li>
      <li>{t('It cannot be undone.')}</li>
    </ul>
  )
}

/** Does it; where either account is not as it was seen, both are read anew first. */
function useMerge({ preview: { kept, gone }, takes, onLookAgain }: MergeActProps) {
  const { t } = useText()
  const navigate = useNavigate()
  const { uuid } = kept.person
  return usePersonAct(
    async (why: string) => {
      const body = {
        other: gone.person.uuid,
        version: kept.version,
        otherVersion: gone.version,
        takes: [...takes],
        reason: why,
      }
      try {
        await withSecondFactor(() => send(mergePeople, { params: { uuid }, body }))
      } catch (error) {
        if (refusedWith(error, changedMeanwhile) || refusedWith(error, standsInTheWay)) await onLookAgain()
        throw error
      }
    },
    {
      done: t('They are one account now.'),
      onDone: () => void navigate({ to: '/organiser/people/$uuid', params: { uuid } }),
    },
  )
}
