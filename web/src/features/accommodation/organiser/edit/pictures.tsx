import type { Locale } from '@foyer/contract/kit/languages'
import { changedMeanwhile } from '@foyer/contract/kit/versions.refusals'
import {
  addPicture,
  addRoomPicture,
  arrangePictures,
  arrangeRoomPictures,
  type HousePicture,
  type OfficeAccommodation,
} from '@foyer/contract/office-accommodation'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { send } from '#platform/api.ts'
import { message, useText } from '#platform/messages/messages.ts'
import { type ProblemError, refusedWith } from '#platform/problem-error.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { WhereChanged } from '#ui/read-only.tsx'
import { TextField } from '#ui/text-field.tsx'
import { Picture } from '../../shared/picture.tsx'
import styles from './edit.module.css'
import { useKeepHouse } from './keep-house.ts'

interface PicturesProps {
  readonly house: OfficeAccommodation
  /** Null: those of the house itself. */
  readonly roomId: number | null
  readonly languages: readonly Locale[]
}

interface ActsProps {
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (by: -1 | 1) => void
  readonly onLeaveOut: () => void
}

/** What is done to one of the pictures. */
function Acts({ isFirst, isLast, onMove, onLeaveOut }: ActsProps) {
  const { t } = useText()
  const moves = [
    { by: -1, word: t('Earlier'), isEnd: isFirst },
    { by: 1, word: t('Later'), isEnd: isLast },
  ] as const
  return (
    <p className={styles.moves}>
      {moves.map(({ by, word, isEnd }) => (
        <Button
          key={by}
          variant="line"
          isSmall
          aria-disabled={isEnd || undefined}
          onClick={() => (isEnd ? undefined : onMove(by))}
        >
          {word}
        </Button>
      ))}
      <Button variant="text" isSmall onClick={onLeaveOut}>
        {t('Leave out')}
      </Button>
    </p>
  )
}

/** The pictures of a house or a room: in their order, with what they show in each language. */
export function Pictures(props: PicturesProps) {
  const { t } = useText()
  const edit = usePictures(props)
  const { languages } = props
  const { images } = edit
  const move = (from: number, to: number) => {
    const next = [...images]
    next.splice(to, 0, ...next.splice(from, 1))
    edit.set(next)
  }
  return (
    <div className={styles.form}>
      {images.length === 0 ? <p className="muted">{t('No picture yet.')}</p> : null}
      <ol className={styles.pictures}>
        {images.map((image, at) => (
          <li key={image.file}>
            <Picture url={`/api/image/${image.file}`} alt={Object.values(image.alt)[0] ?? ''} />
            <AltFields
              image={image}
              languages={languages}
              onChange={(alt) => edit.set(images.map((one) => (one === image ? { ...one, alt } : one)))}
            />
            <Acts
              isFirst={at === 0}
              isLast={at === images.length - 1}
              onMove={(by) => move(at, at + by)}
              onLeaveOut={() => edit.set(images.filter((one) => one !== image))}
            />
          </li>
        ))}
      </ol>
      {edit.isChanged ? (
        <p className="row">
          <Button isSending={edit.isSending} onClick={edit.save}>
            {t('Save the pictures')}
          </Button>
          <Button variant="text" onClick={edit.discard}>
            {t('Discard')}
          </Button>
        </p>
      ) : null}
      {edit.problem === null ? null : (
        <Note kind="danger" role="alert">
          {edit.problem}
        </Note>
      )}
      <WhereChanged>
        {edit.isChanged ? null : <AddPicture {...props} onAdd={edit.add} isSending={edit.isSending} />}
      </WhereChanged>
    </div>
  )
}

const overtaken = message('A colleague changed this meanwhile. Look at it once more and save again.')

const reasonOf = (error: ProblemError): string =>
  error.code === changedMeanwhile.code ? overtaken : (error.errors[0]?.message ?? error.detail)

/** What is arranged and not saved yet; without it the pictures are those of the house as it is. */
function usePictures({ house, roomId }: PicturesProps) {
  const { t } = useText()
  const keep = useKeepHouse()
  const edited = roomId === null ? house : house.rooms.find(({ id }) => id === roomId)
  const [draft, setDraft] = useState<{ version: number; images: HousePicture[] } | null>(null)
  const version = edited?.version ?? 1
  const params = { id: String(house.id) }
  const onError = (error: ProblemError) => {
    // What a colleague did is shown the next time; what was arranged here stays until then.
    if (refusedWith(error, changedMeanwhile)) keep(error.problem['theirs'] as OfficeAccommodation)
  }
  const save = useMutation<OfficeAccommodation, ProblemError>({
    mutationFn: () => {
      const body = { version, images: draft?.images ?? [] }
      return roomId === null
        ? send(arrangePictures, { params, body })
        : send(arrangeRoomPictures, { params: { ...params, roomId: String(roomId) }, body })
    },
    onSuccess: (now) => {
      keep(now)
      setDraft(null)
    },
    onError,
  })
  const add = useMutation<OfficeAccommodation, ProblemError, { file: File; alt: string }>({
    mutationFn: ({ file, alt }) => {
      const query = { version: String(version), alt }
      return roomId === null
        ? send(addPicture, { params, query, file })
        : send(addRoomPicture, { params: { ...params, roomId: String(roomId) }, query, file })
    },
    onSuccess: keep,
    onError,
  })
  const error: ProblemError | null = save.error ?? add.error
  return {
    images: draft?.images ?? edited?.images ?? [],
    isChanged: draft !== null,
    set: (images: HousePicture[]) => setDraft({ version, images }),
    discard: () => {
      save.reset()
      setDraft(null)
    },
    save: () => save.mutate(),
    add: (file: File, alt: string) => add.mutateAsync({ file, alt }),
    isSending: save.isPending || add.isPending,
    problem: error === null ? null : t(reasonOf(error)),
  }
}

interface AltFieldsProps {
  readonly image: HousePicture
  readonly languages: readonly Locale[]
  readonly onChange: (alt: HousePicture['alt']) => void
}

function AltFields({ image, languages, onChange }: AltFieldsProps) {
  const { t, locale } = useText()
  const inLanguage = (one: Locale) => new Intl.DisplayNames([locale], { type: 'language' }).of(one) ?? one
  const set = (one: Locale, text: string) => {
    const { [one]: _before, ...rest } = image.alt
    onChange(text === '' ? rest : { ...image.alt, [one]: text })
  }
  return (
    <div className={styles.words}>
      {languages.map((one) => (
        <TextField
          key={one}
          id={`alt-${image.file}-${one}`}
          lang={one}
          label={t('What it shows, {language}', { language: inLanguage(one) })}
          value={image.alt[one] ?? ''}
          onChange={(text) => set(one, text)}
        />
      ))}
    </div>
  )
}

interface AddPictureProps {
  readonly onAdd: (file: File, alt: string) => Promise<unknown>
  readonly isSending: boolean
}

function AddPicture({ onAdd, isSending }: AddPictureProps) {
  const { t } = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [alt, setAlt] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [isTried, setIsTried] = useState(false)
  const isReady = file !== null && alt.trim() !== ''
  return (
    <form
      className={styles.add}
      noValidate
      aria-label={t('Add a picture')}
      onSubmit={async (event) => {
        event.preventDefault()
        setIsTried(true)
        if (file === null || !isReady) return
        await onAdd(file, alt).then(
          () => {
            setAlt('')
            setFile(null)
            setIsTried(false)
            if (input.current !== null) input.current.value = ''
          },
          // Why is said above.
          () => {},
        )
      }}
    >
      <TextField
        id={`${id}alt`}
        label={t('What the new picture shows')}
        hint={t('For those who cannot see it, in the first language. Others can be added afterwards.')}
        error={isTried && alt.trim() === '' ? t('Say what it shows.') : undefined}
        value={alt}
        onChange={setAlt}
      />
      <label className="legend" htmlFor={`${id}file`}>
        {t('Picture')}
      </label>
      <input
        ref={input}
        id={`${id}file`}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-describedby={`${id}hint`}
        aria-invalid={(isTried && file === null) || undefined}
        onChange={(event) => setFile(event.target.files?.[0] ?? null)}
      />
      <p className="hint" id={`${id}hint`}>
        {t('JPEG, PNG or WebP, up to 8 MB. It is cut to three by two.')}
      </p>
      {isTried && file === null ? <p className="error">{t('Choose a picture.')}</p> : null}
      <Button type="submit" variant="line" isSmall isSending={isSending}>
        <Icon name="plus" />
        {t('Add the picture')}
      </Button>
    </form>
  )
}
