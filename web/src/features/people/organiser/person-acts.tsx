import { erasePerson, exportPerson, signPersonOut, tagVendor, untagVendor } from '@foyer/contract/office-accounts'
import { approvePasses } from '@foyer/contract/office-passes'
import { type OfficePerson, readPerson } from '@foyer/contract/office-person'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { withSecondFactor } from '#features/identity'
import { query, send } from '#platform/api.ts'
import { useHasDuty } from '#platform/duty.ts'
import { lazyPart } from '#platform/load-part.ts'
import { useText } from '#platform/messages/messages.ts'
import { queryClient } from '#platform/query-client.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { Offered } from '#ui/read-only.tsx'
import { TextField } from '#ui/text-field.tsx'
import { GrantDialog, RejectDialog } from './pass-dialogs.tsx'
import styles from './people.module.css'
import { ReasonDialog } from './reason-dialog.tsx'
import { saveJson } from './save-json.ts'
import { SeeDialog } from './see-dialog.tsx'

/** Forms of several fields are loaded when they are asked for. */
const ChangePassDialog = lazyPart(() => import('./change-pass-dialog.tsx'), 'ChangePassDialog')
const CorrectDialog = lazyPart(() => import('./correct-dialog.tsx'), 'CorrectDialog')
const loaded: Readonly<Partial<Record<Asked, { preload(): Promise<void> }>>> = {
  change: ChangePassDialog,
  correct: CorrectDialog,
}

type Asked =
  | 'approve'
  | 'reject'
  | 'grant'
  | 'change'
  | 'tag'
  | 'untag'
  | 'correct'
  | 'sign-out'
  | 'see'
  | 'export'
  | 'erase'

interface DialogProps {
  readonly person: OfficePerson
  readonly onClose: () => void
}

/** What can be done with somebody by whoever looks at the page; each asks first, and names them. */
export function PersonActs({ person }: { readonly person: OfficePerson }) {
  const { t } = useText()
  const [asked, setAsked] = useState<Asked | null>(null)
  const latest = useRef<Asked>(null)
  const [mayDecide, mayChange, mayAnswer] = [
    useHasDuty('decidePasses'),
    useHasDuty('changePeople'),
    useHasDuty('answerPeople'),
  ]
  const maySell = useHasDuty('changeSold')
  const isVendor = person.person.tags.some(({ name }) => name === 'vendor')
  const isApproved = person.passes.some(({ status }) => status === 'approved')
  const open: readonly (readonly [Asked, string, boolean])[] = [
    ['approve', t('Approve'), mayDecide && waitingPass(person) !== undefined],
    ['reject', t('Reject'), mayDecide && person.passes.some(({ can }) => can.reject)],
    ['grant', t('Give a pass'), mayDecide && !isApproved],
    ['change', t('Change the pass'), maySell && isApproved],
    ['tag', t('Let in as a vendor'), mayDecide && !isVendor],
    ['untag', t('Take the vendor’s tag away'), mayDecide && isVendor],
    ['correct', t('Correct'), mayChange],
    ['see', t('See as this person'), mayChange && (isApproved || isVendor)],
    ['sign-out', t('Sign out everywhere'), mayChange && person.devices.length > 0],
    ['export', t('Hand out their data'), mayAnswer],
    ['erase', t('Erase'), mayAnswer],
  ]
  const dialogs: Readonly<Record<Asked, (props: DialogProps) => ReactNode>> = {
    approve: ApproveDialog,
    reject: RejectDialog,
    grant: GrantDialog,
    change: ChangePassDialog,
    tag: TagDialog,
    untag: UntagDialog,
    correct: CorrectDialog,
    see: SeeDialog,
    'sign-out': SignOutDialog,
    export: ExportDialog,
    erase: EraseDialog,
  }
  const Asking = asked === null ? null : dialogs[asked]
  const ask = async (act: Asked) => {
    latest.current = act
    // What could not be loaded is said where it would stand.
    await loaded[act]?.preload().catch(() => undefined)
    // What was asked for meanwhile stays.
    if (latest.current === act) setAsked(act)
  }
  return (
    <div className={styles.acts}>
      {open
        .filter(([, , may]) => may)
        .map(([act, word]) => (
          <Act key={act} isOffered={act === 'approve'} word={word} onClick={() => void ask(act)} />
        ))}
      <ActLinks uuid={person.person.uuid} />
      <Suspense>{Asking === null ? null : <Asking person={person} onClose={() => setAsked(null)} />}</Suspense>
    </div>
  )
}

interface ActProps {
  /** Wherever one is. */
  readonly isOffered: boolean
  readonly word: string
  readonly onClick: () => void
}

function Act({ isOffered, word, onClick }: ActProps) {
  const button = (
    <Button variant={isOffered ? 'primary' : 'line'} isSmall onClick={onClick}>
      {word}
    </Button>
  )
  return isOffered ? <Offered>{button}</Offered> : button
}

/** What is done on a page of its own. */
function ActLinks({ uuid }: { readonly uuid: string }) {
  const { t } = useText()
  return (
    <>
      {useHasDuty('makeOrders') ? (
        <Link {...buttonLook('line', true)} to="/organiser/orders/new" search={{ person: uuid }}>
          {t('New order')}
        </Link>
      ) : null}
      {useHasDuty('answerPeople') ? (
        <Link {...buttonLook('line', true)} to="/organiser/people/$uuid/merge" params={{ uuid }}>
          {t('Merge with another account')}
        </Link>
      ) : null}
    </>
  )
}

const nameOf = ({ person: { firstName, lastName } }: OfficePerson) => `${firstName} ${lastName}`
const waitingPass = ({ passes }: OfficePerson) => passes.find(({ can }) => can.approve)

function ApproveDialog({ person, onClose }: DialogProps) {
  const { t } = useText()
  const pass = waitingPass(person)
  if (pass === undefined) return null
  return (
    <ReasonDialog
      title={t('Approve {name} as {pass}?', { name: nameOf(person), pass: pass.name })}
      word={t('Approve')}
      done={t('Approved.')}
      act={() => send(approvePasses, { body: { passes: [pass.uuid] } })}
      onClose={onClose}
    >
      <p>{t('They are told by mail, and can come in at once.')}</p>
    </ReasonDialog>
  )
}

function TagDialog({ person, onClose }: DialogProps) {
  const { t } = useText()
  return (
    <ReasonDialog
      title={t('Let {name} in as a vendor?', { name: nameOf(person) })}
      word={t('Let in as a vendor')}
      reasonHint={t('For colleagues.')}
      done={t('They are let in as a vendor.')}
      act={(reason) => send(tagVendor, { params: { uuid: person.person.uuid }, body: { reason } })}
      onClose={onClose}
    >
      <p>{t('A vendor comes into the app without a pass.')}</p>
    </ReasonDialog>
  )
}

function UntagDialog({ person, onClose }: DialogProps) {
  const { t } = useText()
  return (
    <ReasonDialog
      title={t('Take the vendor’s tag from {name}?', { name: nameOf(person) })}
      word={t('Take it away')}
      isDanger
      reasonHint={t('For colleagues.')}
      done={t('The tag is gone.')}
      act={(reason) => send(untagVendor, { params: { uuid: person.person.uuid }, body: { reason } })}
      onClose={onClose}
    >
      <p>{t('Without a pass of their own they cannot come in any more, from their next step on.')}</p>
    </ReasonDialog>
  )
}

function SignOutDialog({ person, onClose }: DialogProps) {
  const { t } = useText()
  return (
    <ReasonDialog
      title={t('Sign {name} out everywhere?', { name: nameOf(person) })}
      word={t('Sign out everywhere')}
      done={t('They are signed out everywhere.')}
      act={() => send(signPersonOut, { params: { uuid: person.person.uuid } })}
      onClose={onClose}
    >
      <p>
        {t('{n, plural, one {One device} other {# devices}}: whoever uses it has to sign in again.', {
          n: person.devices.length,
        })}
      </p>
    </ReasonDialog>
  )
}

function ExportDialog({ person, onClose }: DialogProps) {
  const { t } = useText()
  const { uuid } = person.person
  return (
    <ReasonDialog
      title={t('Hand out all data of {name}?', { name: nameOf(person) })}
      word={t('Save their data')}
      done={t('Saved.')}
      act={async () => saveJson('person.json', await withSecondFactor(() => send(exportPerson, { params: { uuid } })))}
      onClose={onClose}
    >
      <p>{t('Everything that is known of them, as they could save it themselves. Give it to nobody else.')}</p>
    </ReasonDialog>
  )
}

function EraseDialog({ person, onClose }: DialogProps) {
  const { t } = useText()
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const { uuid, email } = person.person
  const erase = async () => {
    await withSecondFactor(() => send(erasePerson, { params: { uuid }, body: { email: typed.trim() } }))
    // There is nothing to be seen of them any more.
    await navigate({ to: '/organiser/people' })
    queryClient.removeQueries({ queryKey: query(readPerson, { params: { uuid } }).queryKey })
  }
  return (
    <ReasonDialog
      title={t('Erase {name}?', { name: nameOf(person) })}
      word={t('Erase for good')}
      isDanger
      missing={typed.trim().toLowerCase() === email.toLowerCase() ? undefined : t('Type their address to be sure.')}
      done={t('Erased.')}
      act={erase}
      onClose={onClose}
    >
      <ul className="bullets">
        <li>{t('Name, answers, notes and mails go at once.')}</li>
        <li>
          {t('{n, plural, one {One order keeps} other {# orders keep}} number and amount, without the name.', {
            n: person.orders.length,
          })}
        </li>
        <li>{t('Passes end, and what is not paid is free again. No money goes back by this: refund first.')}</li>
      </ul>
      <TextField
        id="erase-email"
        label={t('Their address, to be sure')}
        hint={email}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
    </ReasonDialog>
  )
}
