import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { Note } from '#ui/note.tsx'
import type { WayOn } from './checkout-ways.ts'
import { backToCheckout, stepPaths } from './registration-steps.ts'

interface CheckoutNoticeProps {
  readonly text: string
  readonly wayOn: WayOn | null
}

/** Why the order could not be paid as it is, and what to do. It takes the focus: the button pressed may be far below. */
export function CheckoutNotice({ text, wayOn }: CheckoutNoticeProps) {
  const { t } = useText()
  const panel = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another notice.
  useEffect(() => panel.current?.focus(), [text])
  return (
    <div ref={panel} tabIndex={-1}>
      <Note kind="warning" icon="alert" role="alert">
        <p>{text}</p>
        {wayOn === null ? null : (
          <p>
            <Link to={wayOn.to} search={wayOn.search}>
              {t(wayOn.label)}
            </Link>
          </p>
        )}
      </Note>
    </div>
  )
}

/** What was given back while the rest of the order stayed. */
export function LostNotice({ names }: { readonly names: readonly string[] }) {
  const { t } = useText()
  if (names.length === 0) return null
  return (
    <Note kind="warning" role="alert">
      <p>{t('The time was over, and this was given back:')}</p>
      <ul className="bullets">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p>
        <Link to={stepPaths.hotel} search={{ ...backToCheckout() }}>
          {t('Choose another room')}
        </Link>
      </p>
    </Note>
  )
}
