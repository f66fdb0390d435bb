import { useEffect, useState } from 'react'
import styles from './parts-nav.module.css'

interface PartsNavProps {
  /** Of what these are parts. */
  readonly label: string
  /** The id of each part's own element. */
  readonly parts: readonly { readonly id: string; readonly name: string }[]
}

/** Leads to the parts of the page, and marks the one that is read. */
export function PartsNav({ label, parts }: PartsNavProps) {
  const read = useReadPart(parts.map(({ id }) => id).join(' '))
  return (
    <nav className={styles.nav} aria-label={label}>
      {parts.map(({ id, name }) => (
        <a key={id} href={`#${id}`} aria-current={id === read ? 'true' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  )
}

/** The last part whose head has been passed; of those that stand beside each other, the first. @param ids in the order of the page. */
function useReadPart(ids: string): string {
  const first = ids.split(' ')[0] ?? ''
  const [read, setRead] = useState(first)
  useEffect(() => {
    const look = () => {
      const heads = ids.split(' ').flatMap((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top === undefined || top > window.innerHeight / 3 ? [] : [{ id, top }]
      })
      const lowest = Math.max(...heads.map(({ top }) => top))
      setRead(heads.find(({ top }) => top === lowest)?.id ?? first)
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [ids, first])
  return read
}
