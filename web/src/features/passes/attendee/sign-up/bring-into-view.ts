/** The button that was pressed stands at the bottom of a phone; what it was answered, further up on the page. */
export function bringIntoView(answer: HTMLElement | null): void {
  answer?.focus({ preventScroll: true })
  answer?.scrollIntoView({ block: 'center' })
}
