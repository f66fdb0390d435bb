import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './note.module.css'

interface NoteProps {
  readonly kind?: 'info' | 'plain' | 'success' | 'warning' | 'danger'
  readonly icon?: IconName
  readonly role?: 'status' | 'alert' | undefined
  readonly children: ReactNode
}

const icons = { info: 'info', plain: 'info', success: 'check', warning: 'clock', danger: 'alert' } as const

/** A notice in the flow of the page. */
export function Note({ kind = 'info', icon, role, children }: NoteProps) {
  return (
    <div className={styles.note} data-note={kind} role={role}>
      <Icon name={icon ?? icons[kind]} />
      <div>{children}</div>
    </div>
  )
}
