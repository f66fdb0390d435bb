/** What the fields of a form are called; a group is called by one name. */
export type FieldNames = Readonly<Record<string, string>>

export const nameOf = (names: FieldNames, field: string): string =>
  names[field] ?? names[field.split('.')[0] ?? ''] ?? field

/** What is wrong, with the field that it is about: `Venue: Please fill in this field.` */
export const sayWith = (names: FieldNames) => (field: string, text: string) => `${nameOf(names, field)}: ${text}`
