/** Something that a person did on a page that was drawn before its scripts were there (index.html), and what it came to. */
type Act =
  | readonly ['type', HTMLInputElement, value: string]
  | readonly ['tick', HTMLInputElement, isTicked: boolean]
  | readonly ['press', HTMLElement, unknown]
  | readonly ['send', HTMLFormElement, unknown]

declare global {
  interface Window {
    /** In their order; `end` stops the listening. */
    early?: { readonly acts: Act[]; readonly end: () => void } | undefined
  }
}

/**
 * Does what somebody did before anything listened, once everything does: what they typed is in the fields' states, what
 * they pressed is pressed.
 */
export function catchUp(): void {
  const { early } = window
  if (early === undefined) return
  window.early = undefined
  document.getElementById('late')?.remove()
  for (const act of early.acts) {
    if (!act[1].isConnected) continue
    if (act[0] === 'type') retype(act[1], act[2])
    else if (act[0] === 'tick') retick(act[1], act[2])
    else if (act[0] === 'press') act[1].click()
    // After what was typed has come to the form's state.
    else setTimeout(() => act[1].requestSubmit(), 0)
  }
}

/** React takes a change for one only where the value differs from the last one that it has seen set. */
function retype(input: HTMLInputElement, typed: string): void {
  input.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, typed)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

function retick(input: HTMLInputElement, isTicked: boolean): void {
  if (input.type === 'radio' && !isTicked) return
  input.checked = !isTicked
  input.click()
}
