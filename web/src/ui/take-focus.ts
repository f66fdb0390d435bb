/** For what takes the place of what was pressed: the focus goes on there, once. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()

/** What was pressed goes with the answer: whoever is left without a focus goes on at the element of this id. */
export function goOnAt(id: string): void {
  setTimeout(() => {
    if (document.activeElement === document.body) document.getElementById(id)?.focus()
  })
}
