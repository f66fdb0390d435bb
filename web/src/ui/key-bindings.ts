import { useEffect, useEffectEvent } from 'react'

/** What single keys do on a page, one after the other where there are several: `['g', 'o']`. */
export interface KeyBinding {
  readonly keys: readonly string[]
  readonly run: () => void
}

/** After so long without a second key, the first one meant nothing. */
const PATIENCE_MS = 1500

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable=false])'
/** Where keys already mean something else: what somebody types, and what a grid, a list or a menu does by keys of its own. */
const OWN_KEYS = `${FIELDS}, dialog, [role=dialog], [role=grid], [role=listbox], [role=menu], [role=slider], [role=application]`

/** Whether a key that was pressed there is for the page, and not for what has the focus. */
const isForPage = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.isComposing &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !(event.target instanceof Element && event.target.closest(OWN_KEYS) !== null) &&
  document.querySelector('dialog[open]') === null

/** What a key leads to after those before it: to something, nearer to something, or nowhere. */
export function followKeys(
  bindings: readonly KeyBinding[],
  before: readonly string[],
  key: string,
): { readonly found: KeyBinding | undefined; readonly held: readonly string[] } {
  const typed = [...before, key]
  const open = bindings.filter(({ keys }) => typed.every((one, at) => keys[at] === one))
  const found = open.find(({ keys }) => keys.length === typed.length)
  if (found !== undefined) return { found, held: [] }
  if (open.length > 0) return { found: undefined, held: typed }
  // It led nowhere: perhaps it begins something.
  return before.length > 0 ? followKeys(bindings, [], key) : { found: undefined, held: [] }
}

/** Listens for single keys while the page is shown and they are on. Never in fields or dialogs, and never with Ctrl, Alt or ⌘. */
export function useKeyBindings(bindings: readonly KeyBinding[], isOn: boolean): void {
  const follow = useEffectEvent((before: readonly string[], event: KeyboardEvent): readonly string[] => {
    const { found, held } = followKeys(bindings, before, event.key)
    if (found !== undefined || held.length > 0) event.preventDefault()
    found?.run()
    return held
  })
  useEffect(() => {
    if (!isOn) return
    let held: readonly string[] = []
    let heldAt = 0
    const hear = (event: KeyboardEvent) => {
      // Shift by itself is on the way to `?`.
      if (event.key === 'Shift') return
      if (!isForPage(event)) {
        held = []
        return
      }
      if (event.timeStamp - heldAt > PATIENCE_MS) held = []
      held = follow(held, event)
      heldAt = event.timeStamp
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [isOn])
}
