import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useText } from './messages/messages.ts'
import styles from './search-box.module.css'

interface SearchBoxProps {
  readonly label: string
  /** What the list is asked for now. */
  readonly asked: string
  readonly onAsk: (asked: string) => void
  readonly maxLength?: number
}

/** Words that a list is searched by, asked for by Enter or the button: the focus stays where they are typed. */
export function SearchBox({ label, asked, onAsk, maxLength = 100 }: SearchBoxProps) {
  const { t } = useText()
  const [typed, setTyped] = useState(asked)
  const [last, setLast] = useState(asked)
  // Whoever goes back finds the words of then.
  if (last !== asked) {
    setLast(asked)
    setTyped(asked)
  }
  return (
    <form
      className={styles.ask}
      onSubmit={(event) => {
        event.preventDefault()
        onAsk(typed.trim())
      }}
    >
      <TextField
        id="q"
        type="search"
        label={label}
        value={typed}
        onChange={setTyped}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" variant="line">
        {t('Search')}
      </Button>
    </form>
  )
}
