import { changedMeanwhile } from '@foyer/contract/kit/versions.refusals'
import { type OfficeSpeaker, removePortrait, setPortrait } from '@foyer/contract/office-program-parts'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { send } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import { type ProblemError, refusedWith } from '#platform/problem-error.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { LoadedImage } from '#ui/loaded-image.tsx'
import { Note } from '#ui/note.tsx'
import { WhereChanged } from '#ui/read-only.tsx'
import styles from '../program.module.css'
import { useKeepSpeaker } from './keep-speaker.ts'

interface PortraitProps {
  readonly speaker: OfficeSpeaker
  /** The speaker as this left them. */
  readonly onActed: (speaker: OfficeSpeaker) => void
}

/** The picture of a speaker, as attendees see it beside the name. */
export function PortraitSection({ speaker, onActed }: PortraitProps) {
  const { t } = useText()
  const act = usePortrait({ speaker, onActed })
  return (
    <section className={styles.part} aria-labelledby="portrait">
      <h2 id="portrait">{t('Picture')}</h2>
      {speaker.image === null ? (
        <p className="muted">{t('No picture yet: attendees see the initials.')}</p>
      ) : (
        <Kept image={speaker.image} name={speaker.name} />
      )}
      {act.problem === null ? null : (
        <Note kind="danger" role="alert">
          {act.problem}
        </Note>
      )}
      <WhereChanged>
        <NewPortrait key={speaker.image} isSending={act.isSending} hasOne={speaker.image !== null} onSet={act.set} />
        {speaker.image === null ? null : (
          <p className="row">
            <Button variant="line" isSmall isSending={act.isSending} onClick={act.remove}>
              {t('Remove the picture')}
            </Button>
          </p>
        )}
      </WhereChanged>
    </section>
  )
}

function Kept({ image, name }: { readonly image: string; readonly name: string }) {
  const { t } = useText()
  const cut = (dpr: number) => `/api/image/${image}?w=128&h=128&fit=crop&dpr=${dpr}`
  return (
    <LoadedImage
      className={styles.portrait}
      src={cut(1)}
      srcSet={`${cut(1)} 1x, ${cut(2)} 2x`}
      alt={t('Picture of {name}', { name })}
      width={128}
      height={128}
      instead={<span className={styles.portrait} />}
    />
  )
}

function usePortrait({ speaker: { id, version }, onActed }: PortraitProps) {
  const { t } = useText()
  const keep = useKeepSpeaker()
  const params = { id: String(id) }
  const done = (said: string) => (now: OfficeSpeaker) => {
    keep(now)
    onActed(now)
    toast(said)
  }
  const onError = (error: ProblemError) => {
    // What a colleague did is shown; the next try is made knowing it.
    if (refusedWith(error, changedMeanwhile)) keep(error.problem['theirs'] as OfficeSpeaker)
  }
  const set = useMutation<OfficeSpeaker, ProblemError, File>({
    mutationFn: (file) => send(setPortrait, { params, query: { version: String(version) }, file }),
    onSuccess: done(t('The picture is saved.')),
    onError,
  })
  const remove = useMutation<OfficeSpeaker, ProblemError>({
    mutationFn: () => send(removePortrait, { params, body: { version } }),
    onSuccess: done(t('The picture is removed.')),
    onError,
  })
  const error = set.error ?? remove.error
  return {
    set: (file: File) => set.mutate(file),
    remove: () => remove.mutate(),
    isSending: set.isPending || remove.isPending,
    problem:
      error === null
        ? null
        : error.code === changedMeanwhile.code
          ? t('A colleague changed this meanwhile. Look at it once more and save again.')
          : t(error.errors[0]?.message ?? error.detail),
  }
}

interface NewPortraitProps {
  readonly isSending: boolean
  readonly hasOne: boolean
  readonly onSet: (file: File) => void
}

function NewPortrait({ isSending, hasOne, onSet }: NewPortraitProps) {
  const { t } = useText()
  const id = useId()
  const [file, setFile] = useState<File | null>(null)
  const [isTried, setIsTried] = useState(false)
  return (
    <form
      className={styles.part}
      noValidate
      aria-label={t('Add a picture')}
      onSubmit={(event) => {
        event.preventDefault()
        setIsTried(true)
        if (file !== null) onSet(file)
      }}
    >
      <div>
        <label className="legend" htmlFor={`${id}file`}>
          {t('A picture file')}
        </label>
        <input
          id={`${id}file`}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-describedby={`${id}hint`}
          aria-invalid={(isTried && file === null) || undefined}
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        />
        <p className="hint" id={`${id}hint`}>
          {t('JPEG, PNG or WebP, up to 8 MB. It is cut to a square.')}
        </p>
        {isTried && file === null ? <p className="error">{t('Choose a picture.')}</p> : null}
      </div>
      <p className="row">
        <Button type="submit" variant="line" isSmall isSending={isSending}>
          {hasOne ? t('Put this one instead') : t('Add the picture')}
        </Button>
      </p>
    </form>
  )
}
