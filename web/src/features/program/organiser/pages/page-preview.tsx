import type { Answer } from '@foyer/contract/kit/endpoint'
import type { Locale } from '@foyer/contract/kit/languages'
import { previewPage } from '@foyer/contract/office-pages'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '#platform/api.ts'
import type { Form } from '#platform/forms/use-form.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import type { ProblemError } from '#platform/problem-error.ts'
import { Button } from '#ui/button.tsx'
import { Offered } from '#ui/read-only.tsx'
import { Block, type WayTo } from '../../shared/page-blocks.tsx'
import { type PageFields, pageSchema, type WrittenPage } from './page-entries.ts'
import styles from './pages.module.css'

interface PagePreviewProps {
  readonly form: Form<PageFields>
  readonly languages: readonly Locale[]
}

/** The page as attendees would read it, in each language: put together by the server, as theirs is. */
export function PagePreview({ form, languages }: PagePreviewProps) {
  const { t } = useText()
  const [isUnready, setUnready] = useState(false)
  const preview = useMutation<Answer<typeof previewPage>, ProblemError, WrittenPage>({
    mutationFn: ({ title, sections }) => send(previewPage, { body: { title, sections } }),
  })
  const draw = () => {
    // A new page has no address yet; what it says can be seen without.
    const parsed = pageSchema(languages).safeParse({ ...form.values(), slug: 'preview' })
    setUnready(!parsed.success)
    if (parsed.success) preview.mutate(parsed.data)
  }
  return (
    <section className={styles.part} aria-labelledby="preview">
      <h2 id="preview">{t('As attendees see it')}</h2>
      <p>
        <Offered>
          <Button variant="line" isSmall isSending={preview.isPending} onClick={draw}>
            {preview.data === undefined ? t('Show the preview') : t('Draw the preview anew')}
          </Button>
        </Offered>
      </p>
      {isUnready ? <p role="alert">{t('Something is still missing. Save the page to see what.')}</p> : null}
      {preview.error === null ? null : <LoadFailed error={preview.error} onRetry={draw} />}
      {preview.data === undefined ? null : (
        <div className={styles.previews} aria-live="polite">
          {languages.map((one) => {
            const page = preview.data.pages[one]
            return page === undefined ? null : (
              <article key={one} lang={one} className={styles.shown}>
                <h3>{page.title}</h3>
                {page.sections.map(({ anchor, title, blocks }) => (
                  <section key={anchor}>
                    <h4>{title}</h4>
                    {blocks.map((block, nth) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no names.
                      <Block key={nth} block={block} Way={Outside} />
                    ))}
                  </section>
                ))}
              </article>
            )
          })}
        </div>
      )}
    </section>
  )
}

/** The pages of attendees are another app. */
const Outside: WayTo = ({ className, to, hash, children }) => (
  <a className={className} href={hash === undefined ? to : `${to}#${hash}`} target="_blank" rel="noreferrer">
    {children}
  </a>
)
