import { flushSync } from 'react-dom'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import type { Lines } from './lists-in.ts'
import styles from './pages.module.css'

/** The first of these that there is has the focus; what it is folded into opens. */
export function focusOn(...wanted: readonly string[]): void {
  for (const one of wanted) {
    const button = document.querySelector<HTMLElement>(one)
    if (button === null) continue
    const folded = button.closest('details')
    if (folded !== null) folded.open = true
    button.focus()
    return
  }
}

interface ActsProps {
  readonly lines: Lines
  readonly at: number
  /** What is moved or taken out, for those who hear the buttons alone. */
  readonly name: string
}

/**
 * Up, down and out. What was pressed keeps the focus where its line goes, at an end its neighbour has it; where a line was
 * taken out, the button that adds another.
 */
export function Acts({ lines, at, name }: ActsProps) {
  const { t } = useText()
  if (lines.count === 1) return null
  const moves = (place: number, by: -1 | 1) => `[data-moves="${lines.path} ${place} ${by}"]`
  const move = (by: -1 | 1) => {
    flushSync(() => lines.move(at, by))
    focusOn(moves(at + by, by), moves(at + by, by === 1 ? -1 : 1))
  }
  const remove = () => {
    flushSync(() => lines.remove(at))
    focusOn(`[data-adds="${lines.path}"]`)
  }
  return (
    <p className={styles.acts}>
      {at === 0 ? null : (
        <Button variant="text" isSmall data-moves={`${lines.path} ${at} -1`} onClick={() => move(-1)}>
          {t('Up')}
          <span className="vh">: {name}</span>
        </Button>
      )}
      {at === lines.count - 1 ? null : (
        <Button variant="text" isSmall data-moves={`${lines.path} ${at} 1`} onClick={() => move(1)}>
          {t('Down')}
          <span className="vh">: {name}</span>
        </Button>
      )}
      <Button variant="text" isSmall onClick={remove}>
        {t('Take out')}
        <span className="vh">: {name}</span>
      </Button>
    </p>
  )
}
