const uuid = '[\\da-fA-F]{8}(-[\\da-fA-F]{4}){4}[\\da-fA-F]{8}'
const number = '[1-9]\\d{0,8}'

/**
 * The paths of a page, from the path that the route table declares: `/accommodation/$accommodationId` is one at
 * `/accommodation/7`, and none at `/accommodation/abc`. What may stand in a path is told by the parameter's name; of what
 * staff open, `$id`, it is a number or a reference, as its kind has it. Of any other name, any text is a page. A slash at the
 * end makes no difference.
 */
export function pagePattern(path: string): RegExp {
  const body = path
    .replace(/\/$/, '')
    .replace(/\$\w*uuid/gi, uuid)
    .replace('$accommodationId', number)
    .replace('$id', `(${number}|${uuid})`)
    .replace(/\$\w+/g, '[^/]+')
  return new RegExp(`^${body}/?$`)
}
