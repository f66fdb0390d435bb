/** A language as each app loads it: web/build/words.ts. */
declare module '*.po?attendee' {
  export const messages: import('@lingui/core').Messages
}
declare module '*.po?organiser' {
  export const messages: import('@lingui/core').Messages
}
declare module '*.po?gate' {
  export const messages: import('@lingui/core').Messages
}
