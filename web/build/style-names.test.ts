import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readNamesAlone, styleNames } from './style-names.ts'

const src = join(import.meta.dirname, '../src')

test('a class is called the same in every build, and no two are called the same', () => {
  const [one, other] = [styleNames(), styleNames()]
  const classes = globSync('**/*.module.css', { cwd: src }).flatMap((file) => {
    const names = readFileSync(join(src, file), 'utf8').match(/(?<=\.)[a-z][A-Za-z]*(?=[\s:.,>+~[{)])/g) ?? []
    return [...new Set(names)].map((name) => [name, join(src, file)] as const)
  })
  expect(classes.length).toBeGreaterThan(400)
  const called = classes.map(([name, file]) => one(name, file))
  expect(called).toEqual(classes.map(([name, file]) => other(name, `${file}?used`)))
  expect(new Set(called).size).toBe(classes.length)
  expect(called.filter((letters) => !/^[a-z]{4}$/.test(letters))).toEqual([])
})

test('two classes that would be called the same end the build', () => {
  const nameOf = styleNames()
  expect(() => {
    for (let index = 0; index < 5_000; index += 1) nameOf(`name${index}`, join(src, 'ui/card.module.css'))
  }).toThrow(/would both be called [a-z]{4}: rename one of them/)
})

test('a class that would be called as one of everywhere ends the build too', () => {
  const file = join(src, 'ui/card.module.css')
  const letters = styleNames()('card', file)
  expect(() => styleNames([letters])('card', file)).toThrow(/ and a class of everywhere would both be called /)
})

test('who imports a module, or passes it on, reads its names alone', () => {
  expect(readNamesAlone("import styles from './a.module.css'\nimport { Icon } from './icon.tsx'")).toBe(
    "import * as styles from './a.module.css'\nimport { Icon } from './icon.tsx'",
  )
  expect(readNamesAlone("export { default as aStyles } from './a.module.css'")).toBe(
    "export * as aStyles from './a.module.css'",
  )
})
