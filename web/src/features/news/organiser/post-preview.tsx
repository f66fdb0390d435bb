import { POST_PICTURE } from '@foyer/contract/image-sizes'
import type { Locale } from '@foyer/contract/kit/languages'
import { type OfficePost, previewPost } from '@foyer/contract/office-news'
import { useMutation } from '@tanstack/react-query'
import { send } from '#platform/api.ts'
import { fieldId } from '#platform/forms/field-names.ts'
import { written } from '#platform/forms/in-each-language.ts'
import { type Form, useValues } from '#platform/forms/use-form.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'
import { Button } from '#ui/button.tsx'
import { Offered } from '#ui/read-only.tsx'
import { useMissing } from '#ui/use-missing.tsx'
import { PostBody } from '../shared/post-body.tsx'
import styles from './news.module.css'
import type { PostFields } from './post-entries.ts'

interface PostPreviewProps {
  readonly form: Form<PostFields>
  readonly languages: readonly Locale[]
  readonly image: OfficePost['image']
}

type Drawn = Readonly<Partial<Record<Locale, string>>>

/** The post as attendees would see it, in each language that it is written in: drawn by the server, as theirs is. */
export function PostPreview({ form, languages, image }: PostPreviewProps) {
  const { t } = useText()
  const { title, body } = useValues(form)
  const written_ = written(body, languages)
  const preview = useMutation<{ body: Drawn }, ProblemError, Record<string, string>>({
    mutationFn: (words) => send(previewPost, { body: { body: words } }),
  })
  const isEmpty = Object.values(written_).every((text) => text.trim() === '')
  const nothing = { id: fieldId(`body.${languages[0]}`), message: t('Nothing is written yet.') }
  const missing = useMissing(isEmpty ? [nothing] : [])
  const draw = () => {
    const words = Object.fromEntries(Object.entries(written_).filter(([, text]) => text.trim() !== ''))
    preview.mutate(words)
  }
  return (
    <section className={styles.part} aria-labelledby="preview">
      <h2 id="preview">{t('As attendees see it')}</h2>
      {missing.summary}
      <p>
        <Offered>
          <Button variant="line" isSmall isSending={preview.isPending} onClick={() => missing.attempt(draw)}>
            {preview.data === undefined ? t('Show the preview') : t('Draw the preview anew')}
          </Button>
        </Offered>
      </p>
      {preview.error === null ? null : <LoadFailed error={preview.error} onRetry={draw} />}
      {preview.data === undefined ? null : (
        <div className={styles.previews} aria-live="polite">
          {languages.map((one) => {
            const html = preview.data.body[one]
            return html === undefined ? null : (
              <article key={one} lang={one} className={styles.shown}>
                <h3>{title[one]}</h3>
                {image === null ? null : <PostPicture file={image.file} alt={image.alt[one] ?? ''} />}
                <PostBody html={html} />
              </article>
            )
          })}
        </div>
      )}
    </section>
  )
}

/** The picture as attendees see it, cut to five by two. */
export function PostPicture({ file, alt }: { readonly file: string; readonly alt: string }) {
  const [width, height] = POST_PICTURE
  const src = `/api/image/${file}?w=${width}&h=${height}&fit=crop&dpr=1`
  return <img className={styles.picture} src={src} alt={alt} width={width} height={height} />
}
