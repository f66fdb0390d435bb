const hex = '[\\da-fA-F]'
const uuid = `${hex}{8}(-${hex}{4}){4}${hex}{8}`
const number = '[1-9]\\d{0,8}'
/** What may stand in a page's path, by its parameter's name. Of a name that is not here, any text is a page. */
const forms: Readonly<Record<string, string>> = {
  accommodationId: number,
  userUuid: uuid,
  orderUuid: uuid,
  uuid,
  // Of what staff open: a number or a reference, as its kind has it.
  id: `(${number}|${uuid})`,
}

/**
 * The paths of a page, from the path that the route table declares: `/accommodation/$accommodationId` is one at
 * `/accommodation/7`, and none at `/accommodation/abc`. A slash at the end makes no difference.
 */
export function pagePattern(path: string): RegExp {
  const body = path.replace(/\/$/, '').replaceAll(/\$(\w+)/g, (_, name: string) => forms[name] ?? '[^/]+')
  return new RegExp(`^${body}/?$`)
}
