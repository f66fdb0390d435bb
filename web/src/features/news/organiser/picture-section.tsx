import { changedMeanwhile } from '@foyer/contract/kit/versions.refusals'
import { type OfficePost, setPicture } from '@foyer/contract/office-news'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { send } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import { type ProblemError, refusedWith } from '#platform/problem-error.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useReader } from '#ui/read-only.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from './news.module.css'
import { useKeepPost } from './post-form.tsx'
import { PostPicture } from './post-preview.tsx'
import { useWritten } from './post-words.tsx'

interface PictureProps {
  readonly post: OfficePost
  readonly onActed: (post: OfficePost) => void
}

/** The picture above a post, and the way to another one. */
export function PictureSection({ post, onActed }: PictureProps) {
  const { t } = useText()
  const say = useWritten()
  return (
    <section className={styles.part} aria-labelledby="picture">
      <h2 id="picture">{t('Picture')}</h2>
      {post.image === null ? (
        <p className="muted">{t('No picture yet.')}</p>
      ) : (
        <PostPicture file={post.image.file} alt={say(post.image.alt)} />
      )}
      <NewPicture key={post.image?.file ?? ''} post={post} onActed={onActed} />
    </section>
  )
}

function useSetPicture({ post: { id, version }, onActed }: PictureProps) {
  const { t } = useText()
  const keep = useKeepPost()
  return useMutation<OfficePost, ProblemError, { file: File; alt: string }>({
    mutationFn: ({ file, alt }) => send(setPicture, { params: { id }, query: { version: String(version), alt }, file }),
    onSuccess: (now) => {
      keep(now)
      onActed(now)
      toast(t('The picture is saved.'))
    },
    onError: (error) => {
      if (refusedWith(error, changedMeanwhile)) keep(error.problem['theirs'] as OfficePost)
    },
  })
}

function NewPicture(props: PictureProps) {
  const { post } = props
  const { t } = useText()
  const id = useId()
  const set = useSetPicture(props)
  const [alt, setAlt] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [isTried, setIsTried] = useState(false)
  if (useReader() !== null) return null
  return (
    <form
      className={styles.add}
      noValidate
      aria-label={t('Add a picture')}
      onSubmit={(event) => {
        event.preventDefault()
        setIsTried(true)
        if (file !== null && alt.trim() !== '') set.mutate({ file, alt })
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
        id={`${id}file`}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-describedby={`${id}hint`}
        aria-invalid={(isTried && file === null) || undefined}
        onChange={(event) => setFile(event.target.files?.[0] ?? null)}
      />
      <p className="hint" id={`${id}hint`}>
        {t('JPEG, PNG or WebP, up to 8 MB. It is cut to five by two.')}
      </p>
      {isTried && file === null ? <p className="error">{t('Choose a picture.')}</p> : null}
      {set.error === null ? null : (
        <Note kind="danger" role="alert">
          {t(set.error.errors[0]?.message ?? set.error.detail)}
        </Note>
      )}
      <Button type="submit" variant="line" isSmall isSending={set.isPending}>
        {post.image === null ? t('Add the picture') : t('Put this one instead')}
      </Button>
    </form>
  )
}
