/** A language as an app loads it: web/build/words.ts. */
declare module '*.po?attendee' {
  export const messages: import('@lingui/core').Messages
}
