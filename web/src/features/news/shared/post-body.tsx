import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { openPolicy } from '#platform/trusted-types.ts'
import styles from './post-body.module.css'

/** The one policy of markup that there is: what our server made. */
const asItIs = { createHTML: (html: string) => html }
const policy = openPolicy('news', asItIs) ?? asItIs

/** What was written, as the server made it: safe HTML. A link within the app goes there without loading it anew. */
export function PostBody({ html }: { readonly html: string }) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (link === null || !isPlain || link.origin !== location.origin || link.pathname.startsWith('/api/')) return
    event.preventDefault()
    void navigate({ href: `${link.pathname}${link.search}${link.hash}` })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is pressed, by key as well
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click
    <div
      className={styles.prose}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server lets no HTML of the writer through
      dangerouslySetInnerHTML={{ __html: policy.createHTML(html) }}
    />
  )
}
