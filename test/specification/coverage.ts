/** A test, as `findTests` names it: the titles of its groups before its own. */
export interface ShownBy {
  readonly file: string
  readonly title: string
}

/** A sentence of the specification in its own words, or the part of one that promises one thing. */
export interface Row {
  readonly sentence: string
  readonly tests: readonly ShownBy[]
}

export interface Section {
  readonly heading: string
  readonly rows: readonly Row[]
}

/** From the pieces of a section's file: each sentence with its tests, `file: title`, the file by the name it has above them. */
export const rowsOf = <Files extends Readonly<Record<string, string>>>(
  files: Files,
  rows: readonly (readonly [sentence: string, ...tests: readonly (readonly [file: keyof Files, title: string])[]])[],
): readonly Row[] =>
  rows.map(([sentence, ...tests]) => ({
    sentence,
    tests: tests.map(([file, title]) => ({ file: files[file] ?? '', title })),
  }))
