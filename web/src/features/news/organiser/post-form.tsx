import type { Locale } from '@foyer/contract/kit/languages'
import { addPost, changePost, type OfficePost, readOfficePost } from '@foyer/contract/office-news'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { query } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { useIsEntrusted } from '#platform/duty.ts'
import { useEdition } from '#platform/edition.ts'
import { ContentFields } from '#platform/forms/content-fields.tsx'
import { EditNotes } from '#platform/forms/edit-notes.tsx'
import { sayWith } from '#platform/forms/field-names.ts'
import { CheckField, TextField } from '#platform/forms/fields.tsx'
import { FormProblems } from '#platform/forms/form-problems.tsx'
import { useEdit } from '#platform/forms/use-edit.ts'
import type { Form } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import styles from './news.module.css'
import { codeTypes, type PostFields, postFields, postSchema } from './post-entries.ts'
import { PostPreview } from './post-preview.tsx'
import { useCodeTypes } from './post-words.tsx'

interface PostFormProps {
  /** Null: a new one. */
  readonly post: OfficePost | null
  readonly languages: readonly Locale[]
  readonly onDone: (post: OfficePost) => void
  /** The post as an act beside the form left it: what is typed stays. */
  readonly acted?: OfficePost | null
}

/** Whatever shows the post shows it as the server gave it. */
export function useKeepPost(): (post: OfficePost) => void {
  const client = useQueryClient()
  return (post) => {
    client.setQueryData(query(readOfficePost, { params: { id: post.id } }).queryKey, post)
    void client.invalidateQueries({ queryKey: ['news.listOfficePosts'] })
  }
}

/** All that is written of a post, its languages beside each other, and what attendees would see. */
export function PostForm({ post, languages, onDone, acted = null }: PostFormProps) {
  const mayDraw = useIsEntrusted('editContent')
  const { t } = useText()
  const names = useNames()
  const { form, conflict, follow } = usePostForm({ post, languages, onDone })
  const followed = useRef(follow)
  followed.current = follow
  useEffect(() => {
    if (acted !== null) followed.current(acted)
  }, [acted])
  return (
    <form className={styles.form} noValidate onSubmit={form.submit} aria-label={t('Post')}>
      <FormProblems form={form} say={sayWith(names)} />
      <EditNotes form={form} conflict={conflict} names={names} />
      <div className="fields">
        <ContentFields field={(one) => form.field(`title.${one}`)} label={names['title'] ?? ''} languages={languages} />
        <ContentFields
          isLong={12}
          field={(one) => form.field(`body.${one}`)}
          label={names['body'] ?? ''}
          languages={languages}
        />
        <ContentFields
          isOptional
          field={(one) => form.field(`topic.${one}`)}
          label={names['topic'] ?? ''}
          languages={languages}
        />
      </div>
      <p className="hint">{t('An empty line begins a paragraph, - an item of a list; **bold**, [words](address).')}</p>
      {post?.image == null ? null : (
        <div className="fields">
          <ContentFields field={(one) => form.field(`alt.${one}`)} label={names['alt'] ?? ''} languages={languages} />
        </div>
      )}
      <WhenAndWhom form={form} names={names} />
      {mayDraw ? <PostPreview form={form} languages={languages} image={post?.image ?? null} /> : null}
      <p className="row">
        <Button type="submit" isSending={form.isSending}>
          {post === null ? t('Keep the post') : t('Save the post')}
        </Button>
      </p>
    </form>
  )
}

function usePostForm({ post, languages, onDone }: PostFormProps) {
  const { t } = useText()
  const { timeZone } = useEdition()
  const add = useCommand(addPost, ownWords)
  const change = useCommand(changePost, ownWords)
  return useEdit({
    schema: postSchema(languages, timeZone, post),
    initial: postFields(post, timeZone),
    version: post?.version ?? null,
    save: ({ image, ...body }, version) =>
      post === null
        ? add.mutateAsync({ body })
        : change.mutateAsync({ params: { id: post.id }, body: { ...body, image, version: version ?? 1 } }),
    keep: useKeepPost(),
    theirsIn: (now) => ({ version: now.version, fields: postFields(now, timeZone) }),
    onDone: (saved) => {
      toast(t('The post is saved.'))
      onDone(saved)
    },
  })
}

interface PartProps {
  readonly form: Form<PostFields>
  readonly names: Readonly<Record<string, string>>
}

/** From when to when it is read, and by whom. */
function WhenAndWhom({ form, names }: PartProps) {
  const { t } = useText()
  const { timeZone } = useEdition()
  const types = useCodeTypes()
  return (
    <>
      <div className="fields">
        <div className="half-w">
          <TextField
            {...form.field('publishedAt')}
            type="datetime-local"
            isOptional
            label={names['publishedAt'] ?? ''}
            hint={t('On the clocks of {zone}. Empty: a draft, which attendees do not see.', { zone: timeZone })}
          />
        </div>
        <div className="half-w">
          <TextField {...form.field('endsAt')} type="datetime-local" isOptional label={names['endsAt'] ?? ''} />
        </div>
      </div>
      <fieldset className={styles.checks}>
        <legend className="legend">{t('Only for holders of these passes; none chosen: for everybody')}</legend>
        <div>
          {codeTypes.map((type) => (
            <CheckField key={type} {...form.field(`openTo.${type}`)}>
              {types[type]}
            </CheckField>
          ))}
        </div>
      </fieldset>
    </>
  )
}

function useNames(): Readonly<Record<string, string>> {
  const { t } = useText()
  return {
    title: t('Title'),
    topic: t('Topic, in a word'),
    body: t('Words'),
    publishedAt: t('Read from'),
    endsAt: t('Read until'),
    openTo: t('Read by'),
    alt: t('What the picture shows'),
    file: t('Picture'),
  }
}
