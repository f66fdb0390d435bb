import type { FloorPlan } from '@foyer/contract/exhibitors'
import { useState } from 'react'
import { useText } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { Note } from '#ui/note.tsx'
import { WhereChanged } from '#ui/read-only.tsx'
import { type LostWays, lostWays } from '../../shared/lost-ways.ts'
import { useWritten } from '../written.ts'
import type { Chosen } from './chosen.ts'
import { LostList } from './lost-list.tsx'
import { planWith } from './plan-parts.ts'
import { signKey } from './sign-keys.ts'
import type { Ways } from './use-ways.ts'
import { wayKey } from './ways-draft.ts'
import { useThingNames } from './ways-words.ts'

interface SaveWaysProps {
  readonly ways: Ways
  readonly plan: FloorPlan
  readonly onAsk: (thing: Chosen) => void
}

const SAVE_ID = 'save-ways'

/** A button that goes when it is pressed leaves the focus here. */
const focusSave = () => document.getElementById(SAVE_ID)?.focus()

/** Saves all that was changed; what attendees would lose by it is seen first. */
export function SaveWays({ ways, plan, onAsk }: SaveWaysProps) {
  const { t } = useText()
  const say = useWritten()
  const [lost, setLost] = useState<LostWays | null>(null)
  const { base, now, isDirty, isSending, isMerged, undo } = ways
  const save = () => {
    const losing = lostWays(planWith(plan, base, say), planWith(plan, now, say))
    if (losing.entrances.length + losing.from.length > 0) setLost(losing)
    else void ways.send()
  }
  return (
    <WhereChanged>
      {isMerged ? <TheirWays onTake={ways.takeTheirs} /> : null}
      {ways.error === null ? null : <Faults error={ways.error} ways={ways} onAsk={onAsk} />}
      <div className="row">
        <Button id={SAVE_ID} isSending={isSending} onClick={save}>
          {t('Save the ways')}
        </Button>
        {undo === null ? null : (
          <Button
            variant="line"
            onClick={() => {
              undo()
              if (ways.steps === 1) focusSave()
            }}
          >
            {t('Undo')}
          </Button>
        )}
        {isDirty ? (
          <Button
            variant="line"
            onClick={() => {
              ways.discard()
              focusSave()
            }}
          >
            {t('Discard all changes')}
          </Button>
        ) : null}
      </div>
      <p className="label" role="status">
        {isDirty ? t('What you changed here is not saved yet.') : '\u00a0'}
      </p>
      {lost === null ? null : (
        <LostDialog
          lost={lost}
          isSending={isSending}
          onSave={() => void ways.send().then(() => setLost(null))}
          onClose={() => setLost(null)}
        />
      )}
    </WhereChanged>
  )
}

/** A colleague saved first: both are here. */
function TheirWays({ onTake }: { readonly onTake: () => void }) {
  const { t } = useText()
  return (
    <Note kind="warning" role="alert">
      <p>
        <b>{t('Somebody else saved this while you were here.')}</b>{' '}
        {t('What you changed stands here; all else is as they saved it. Save again to keep it so.')}
      </p>
      <Button variant="line" isSmall onClick={onTake}>
        {t('Take theirs')}
      </Button>
    </Note>
  )
}

interface LostDialogProps {
  readonly lost: LostWays
  readonly isSending: boolean
  readonly onSave: () => void
  readonly onClose: () => void
}

function LostDialog({ lost, isSending, onSave, onClose }: LostDialogProps) {
  const { t } = useText()
  return (
    <Dialog title={t('Save, though attendees lose ways?')} onClose={onClose}>
      <LostList lost={lost} />
      <WaysOut back={t('Leave it as it is')} onClose={onClose}>
        <Button variant="danger" isSending={isSending} onClick={onSave}>
          {t('Save all the same')}
        </Button>
      </WaysOut>
    </Dialog>
  )
}

interface FaultsProps extends Pick<SaveWaysProps, 'ways' | 'onAsk'> {
  readonly error: ProblemError
}

/** What the server says of one thing stands with its name, which leads to it. */
function Faults({ error, ways: { now }, onAsk }: FaultsProps) {
  const { t } = useText()
  const nameOf = useThingNames()
  const thingAt = (path: string): Chosen | null => {
    const [list, text] = path.split('.')
    const nth = Number(text)
    const [point, way, entrance] = [now.points[nth], now.segments[nth], now.entrances[nth]]
    if (list === 'points' && point !== undefined) return { kind: 'point', key: point.code }
    if (list === 'segments' && way !== undefined) return { kind: 'way', key: wayKey(way) }
    if (list === 'entrances' && entrance !== undefined) return { kind: 'entrance', key: entrance.code }
    const sign = now.facilities[nth]
    return list === 'facilities' && sign !== undefined ? { kind: 'sign', key: signKey(sign) } : null
  }
  return (
    <Note kind="danger" role="alert">
      {error.errors.length === 0 ? t(error.detail) : null}
      <ul className="bullets">
        {error.errors.map(({ path, message }) => {
          const thing = thingAt(path)
          return (
            <li key={path}>
              {thing === null ? null : (
                <Button variant="text" isSmall onClick={() => onAsk(thing)}>
                  {nameOf(now, thing)}
                </Button>
              )}{' '}
              {t(message)}
            </li>
          )
        })}
      </ul>
    </Note>
  )
}
