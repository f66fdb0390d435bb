/** Paths of what never reaches the log, in pino's terms. */
export const redactedPaths = [
  'req.headers.authorization',
  'req.headers.cookie',
  'password',
  '*.password',
  'token',
  '*.token',
  'orderSecret',
  '*.orderSecret',
]

/** Addresses in URLs are people's; tokens in URLs open doors. */
export function loggableUrl(url: string): string {
  return url
    .replace(/([?&](?:email|token|to|code|key)=)[^&]*/gi, '$1…')
    .replace(/(\/(?:change-?password|download|sandbox\/3ds)\/)[^/?]+/gi, '$1…')
}

/** The lines of one turn of the event loop are written together: each write of its own costs as much as an answer. */
export function lineStream(out: { write(text: string): unknown }): { write(line: string): void; flush(): void } {
  let lines = ''
  const flush = (): void => {
    if (lines === '') return
    out.write(lines)
    lines = ''
  }
  return {
    write(line) {
      if (lines === '') setImmediate(flush)
      lines += line
    },
    flush,
  }
}
