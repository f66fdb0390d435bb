import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { withFirstParts } from './first-parts.ts'
import { writeFirstTexts } from './first-texts.ts'

const script = () => {
  const page = writeFirstTexts(withFirstParts('<!-- part: outdated -->'), (_locale, text) => text)
  return /<script>([\s\S]*)<\/script>/.exec(page)?.[1] ?? ''
}

class Script {}
Object.assign(Script.prototype, { noModule: true })

/** As much of a browser as the script asks for; what it puts on the page. */
function shownIn(supports: boolean) {
  const shown: object[] = []
  const element = () => {
    const words: string[] = []
    const attributes: Record<string, string> = {}
    return {
      words,
      attributes,
      style: {},
      setAttribute(name: string, value: string) {
        attributes[name] = value
      },
      appendChild(child: { readonly words: readonly string[] }) {
        words.push(...child.words)
      },
      focus() {},
    }
  }
  const document = {
    documentElement: { lang: 'en' },
    createElement: element,
    createTextNode: (text: string) => ({ words: [text] }),
    body: { appendChild: (box: object) => shown.push(box) },
  }
  const css = { supports: () => supports }
  const window = {
    addEventListener: (_name: string, run: () => void) => run(),
    CSS: css,
    HTMLDialogElement: class {},
    CSSLayerBlockRule: class {},
  }
  runInNewContext(script(), { window, document, CSS: css, HTMLScriptElement: Script, Promise })
  return shown
}

test('a browser that is too old is told so in a dialog, and one that is not is told nothing', () => {
  expect(shownIn(true)).toEqual([])
  expect(shownIn(false)).toMatchObject([
    {
      attributes: { role: 'alertdialog', 'aria-label': 'Outdated browser' },
      words: expect.arrayContaining([
        'Your browser is outdated. Some parts of this site may not work. Please update it, or use another one.',
        'Continue anyway',
      ]),
    },
  ])
})
