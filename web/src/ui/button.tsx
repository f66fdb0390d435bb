import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useUiTexts } from './texts.tsx'
import { useWaiting } from './waiting.ts'

export type ButtonVariant = 'primary' | 'ink' | 'line' | 'danger' | 'text'

/** The classes of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant = 'primary', isSmall = false): string {
  return ['btn', variant === 'primary' ? '' : `btn--${variant}`, isSmall ? 'btn--small' : ''].filter(Boolean).join(' ')
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly variant?: ButtonVariant | undefined
  readonly isSmall?: boolean | undefined
  readonly isWide?: boolean | undefined
  /** While it sends, the button keeps its label, turns a spinner after 200 ms, and takes no second click. */
  readonly isSending?: boolean | undefined
  readonly children: ReactNode
}

export function Button({
  variant,
  isSmall,
  isWide,
  isSending = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const { sending } = useUiTexts()
  const isTurning = useWaiting(isSending)
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (isSending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={`${buttonClass(variant, isSmall)}${isWide === true ? ' btn--wide' : ''}`}
      aria-busy={isSending || undefined}
      // Pressing would take the focus from a field, whose error would then move this button away under the pointer,
      // and the click would be lost.
      onMouseDown={type === 'submit' ? (event) => event.preventDefault() : rest.onMouseDown}
      onClick={click}
    >
      {isTurning ? <span className="spin" aria-hidden="true" /> : null}
      {children}
      {isTurning ? <span className="vh">, {sending}</span> : null}
    </button>
  )
}
