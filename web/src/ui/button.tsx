import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styles from './button.module.css'
import { useReader } from './read-only.tsx'
import { useUiTexts } from './texts.tsx'
import { useWaiting } from './waiting.ts'

export type ButtonVariant = 'primary' | 'ink' | 'line' | 'danger' | 'text'

/** What makes a link, or a label, look like a button. What stands around one finds it by `data-button`. */
export function buttonLook(variant: ButtonVariant = 'primary', isSmall = false, isWide = false) {
  const size = `${isSmall ? ` ${styles.small}` : ''}${isWide ? ` ${styles.wide}` : ''}`
  return { className: `${styles.button}${size}`, 'data-button': variant }
}

/** It can be pressed whatever is filled in: what is missing is said then (experience, rule 5), so it is never `disabled`. */
interface ButtonLooks
  extends Omit<ComponentProps<'button'>, 'className' | 'type' | 'onClick' | 'onMouseDown' | 'disabled'> {
  readonly variant?: ButtonVariant | undefined
  readonly isSmall?: boolean | undefined
  readonly isWide?: boolean | undefined
  /** While it sends, the button keeps its label, turns a spinner after 200 ms, and takes no second click. */
  readonly isSending?: boolean | undefined
  readonly children: ReactNode
}

/** What a press does: something, or it sends the form. One that does neither looks like a button and is none. */
type Press =
  | { readonly type: 'submit'; readonly onClick?: ComponentProps<'button'>['onClick'] }
  | { readonly type?: 'button'; readonly onClick: ComponentProps<'button'>['onClick'] }
  // What is under way already is shown, and takes no press.
  | { readonly type?: 'button'; readonly onClick?: undefined; readonly isSending: true }

export function Button({
  variant,
  isSmall,
  isWide,
  isSending = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonLooks & Press) {
  const { sending } = useUiTexts()
  const isTurning = useWaiting(isSending)
  const reader = useReader()
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (isSending) event.preventDefault()
    else onClick?.(event)
  }
  if (reader) return reader.button
  return (
    <button
      {...rest}
      type={type}
      {...buttonLook(variant, isSmall, isWide)}
      aria-busy={isSending || undefined}
      // Pressing would take the focus from a field, whose error would then move this button away under the pointer,
      // and the click would be lost.
      onMouseDown={type === 'submit' ? (event) => event.preventDefault() : undefined}
      onClick={click}
    >
      {isTurning ? <span className={styles.spin} aria-hidden="true" /> : null}
      {children}
      {isTurning ? <span className="vh">, {sending}</span> : null}
    </button>
  )
}
