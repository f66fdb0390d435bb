/** Buttons that look at what is filled in before they can be pressed; those of the kit cannot by their type. */
export const checkPresses = (file: string, source: string): string[] =>
  file.startsWith('web/src/') && /<[bB]utton\b(?:=>|[^>])*?\sdisabled[=\s>/]/.test(source)
    ? ['a button can be pressed at any time, and says what is missing']
    : []
