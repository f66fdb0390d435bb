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

/** How long a line may wait for others, in milliseconds; and how many characters do not wait. */
const TOGETHER_MS = 10
const ENOUGH = 16_384

/**
 * The lines of a moment are written together: each write of its own costs as much as an answer. One that tells of a fault
 * waits for nobody, and whoever ends the process flushes what is left.
 */
export function lineStream(out: { write(text: string): unknown }): { write(line: string): void; flush(): void } {
  let lines = ''
  let timer: NodeJS.Timeout | undefined
  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (lines === '') return
    const written = lines
    lines = ''
    out.write(written)
  }
  return {
    write(line) {
      lines += line
      if (lines.length >= ENOUGH || isFault(line)) flush()
      else timer ??= setTimeout(flush, TOGETHER_MS).unref()
    },
    flush,
  }
}

/** As pino writes it: its level comes first, and that of an error is 50. */
const isFault = (line: string): boolean => /^\{"level":[56]0,/.test(line)
