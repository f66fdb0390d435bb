import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import styles from './post-body.module.css'

interface Policy {
  createHTML(html: string): string
}
interface Policies {
  createPolicy(name: string, rules: Policy): Policy
}

/** Where markup may only be put into a page by a policy (trusted types), this names the one there is: what our server made. */
const policy: Policy = (window as unknown as { readonly trustedTypes?: Policies }).trustedTypes?.createPolicy('news', {
  createHTML: (html) => html,
}) ?? { createHTML: (html) => html }

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
