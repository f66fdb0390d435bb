/** How a reference stands in a path. */
export const uuidInPath = '[\\da-fA-F]{8}(-[\\da-fA-F]{4}){4}[\\da-fA-F]{8}'
/** How what is counted stands in a path. */
export const numberInPath = '[1-9]\\d{0,8}'

/**
 * The paths of a page, from the path that the route table declares: `/accommodation/$accommodationId` is one at
 * `/accommodation/7`, and none at `/accommodation/abc`. What may stand in a path is told by the parameter's name; of any
 * name that nobody told of, any text is a page. A slash at the end makes no difference.
 * @param told what the parameters of one app may be, by their names (`office-path.ts`).
 */
export function pagePattern(path: string, told: Readonly<Record<string, string>> = {}): RegExp {
  const body = path
    .replace(/\/$/, '')
    .replace(/\$\w*uuid/gi, uuidInPath)
    .replace('$postId', uuidInPath)
    .replace(/\$(accommodation|session)Id/, numberInPath)
    .replace('$speakerCode', '[a-z0-9-]{1,60}')
    .replace(/\$(\w+)/g, (_, name) => told[name] ?? '[^/]+')
  return new RegExp(`^${body}/?$`)
}
