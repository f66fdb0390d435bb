import { createHash } from 'node:crypto'
import { relative, sep } from 'node:path'
import type { CSSModulesOptions, Plugin } from 'vite'
import { globalNames } from '../src/ui/styles/global-names.ts'

const src = new URL('../src', import.meta.url).pathname

/**
 * What a class of a module is called in the browser: four letters that follow from its module's path and its own name, so that
 * they are the same in every build, in the page that is drawn and in the one that comes to life.
 * @throws where two classes would have the same letters, or one those of a class of everywhere: it has to be renamed
 */
export function styleNames(
  everywhere: readonly string[] = Object.values(globalNames).flat(),
): (name: string, file: string) => string {
  const owners = new Map(everywhere.map((name) => [name, 'a class of everywhere']))
  return (name, file) => {
    const owner = `${relative(src, file.split('?')[0] ?? file).replaceAll(sep, '/')} ${name}`
    const bytes = [...createHash('sha1').update(owner).digest()].slice(0, 4)
    const letters = bytes.map((byte) => String.fromCharCode(97 + (byte % 26))).join('')
    const other = owners.get(letters) ?? owner
    if (other !== owner) throw new Error(`${owner} and ${other} would both be called ${letters}: rename one of them.`)
    owners.set(letters, owner)
    return letters
  }
}

export const cssModules: CSSModulesOptions = { generateScopedName: styleNames() }

/** Reads a module's names as what it exports, each by itself. */
export const readNamesAlone = (code: string): string =>
  code
    .replaceAll(/import (\w+) from ('[^']+\.module\.css')/g, 'import * as $1 from $2')
    .replaceAll(/export \{ default as (\w+) \} from ('[^']+\.module\.css')/g, 'export * as $1 from $2')

/**
 * Class names stand in the code as what they are, and no table of them is loaded: `styles.name` is read as a name that the module
 * exports, which the bundler puts in its place.
 */
export function inlinedStyleNames(): Plugin[] {
  return [
    {
      name: 'foyer-style-names',
      enforce: 'pre',
      transform: {
        filter: { id: /\/src\/.*\.tsx?$/, code: '.module.css' },
        handler: readNamesAlone,
      },
    },
    {
      // A module of which only names were read has no code left; its rules are wanted all the same.
      name: 'foyer-style-rules',
      enforce: 'post',
      transform: {
        order: 'post',
        filter: { id: /\.module\.css$/ },
        handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ]
}
