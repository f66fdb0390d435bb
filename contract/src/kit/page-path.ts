/** What may stand in a page's path, by its parameter's name. Of a name that is not here, any text is a page. */
const uuid = '[\\da-fA-F]{8}(?:-[\\da-fA-F]{4}){3}-[\\da-fA-F]{12}'
const forms: Readonly<Record<string, string>> = {
  accommodationId: '[1-9]\\d{0,8}',
  userUuid: uuid,
  orderUuid: uuid,
  // Of what staff open: a number or a reference, as its kind has it.
  id: '[\\da-fA-F-]+',
}

/**
 * The paths of a page, from the path that the route table declares: `/accommodation/$accommodationId` is one at
 * `/accommodation/7`, and none at `/accommodation/abc`. A slash at the end makes no difference.
 */
export function pagePattern(path: string): RegExp {
  const body = path.replace(/\/$/, '').replaceAll(/\$(\w+)/g, (_, name: string) => forms[name] ?? '[^/]+')
  return new RegExp(`^${body}/?$`)
}
