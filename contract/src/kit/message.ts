/**
 * Marks an English text for the catalogue (`words/`), where it stands apart from the call that says it. The text itself
 * is what comes back: `t()` it where it is shown.
 */
// @__NO_SIDE_EFFECTS__
export function message(text: string): string {
  return text
}
