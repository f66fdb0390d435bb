import { useEffect } from 'react'
import { focusHeading } from './focus-heading.ts'

/** What one presses or fills in. */
export const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]'

const LINES = 'li, tr'

const controlsOf = (line: Element): HTMLElement[] => [...line.querySelectorAll<HTMLElement>(CONTROLS)]

/** Whether it can be seen and reached: what stands behind a dialog, or is folded, cannot. */
function focused(control: HTMLElement | undefined): boolean {
  control?.focus()
  return control !== undefined && document.activeElement === control
}

/** The heading of what is left of a part of a page, or that of the page. */
function focusHeadingIn(part: Element | undefined): void {
  const heading = part?.querySelector<HTMLElement>('h1, h2, h3')
  if (heading === null || heading === undefined) return void focusHeading()
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus()
}

interface Line {
  readonly list: Element
  readonly line: Element
  /** The lines of its list at that moment. */
  readonly lines: readonly Element[]
  /** Which of the line's controls it was. */
  readonly at: number
}

function lineOf(element: Element): Line | null {
  const line = element.closest(LINES)
  const list = line?.parentElement
  if (!line || !list) return null
  return { line, list, lines: [...list.children], at: controlsOf(line).indexOf(element as HTMLElement) }
}

/** The line in the place of the one that is gone: the next that is still there, or else the one before. */
function lineAfter({ line, list, lines }: Line): Element | undefined {
  if (line.isConnected) return line
  const was = lines.indexOf(line)
  const stays = (other: Element) => other.isConnected && list.contains(other)
  return lines.slice(was + 1).find(stays) ?? lines.slice(0, was).findLast(stays) ?? list.children[was]
}

interface Place {
  readonly element: Element
  /** To the same control of the line that is in its place now; where no line is left, to the heading above it. */
  readonly goOn: () => void
}

function placeOf(element: Element): Place {
  const page = location.pathname
  const line = lineOf(element)
  const around: Element[] = []
  for (let part = element.parentElement; part !== null && part !== document.body; part = part.parentElement)
    around.push(part)
  const goOn = () => {
    // Another page has the focus at its own heading.
    if (location.pathname !== page) return
    const next = line === null ? undefined : lineAfter(line)
    const controls = next === undefined ? [] : controlsOf(next)
    if (focused(controls[line?.at ?? 0]) || controls.some(focused)) return
    focusHeadingIn(around.find((part) => part.isConnected && part.querySelector('h1, h2, h3') !== null))
  }
  return { element, goOn }
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body

/**
 * Keeps people in their place when what they are at goes from under them: the line of a list that they remove, a button that
 * is needed no more. The browser would have them begin at the top of the page.
 */
export function useKeptPlace(): void {
  useEffect(() => {
    let onPage: Place | null = null
    let inDialog: Place | null = null
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      if (target.closest('dialog') !== null) inDialog = placeOf(target)
      else onPage = target.closest('main') === null ? null : placeOf(target)
    }
    // Whoever leaves it by themselves, as by a click beside it, is nowhere because they want to.
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) return
      queueMicrotask(() => {
        if (isNowhere() && onPage?.element.isConnected === true) onPage = null
      })
    }
    const observer = new MutationObserver(() => {
      if (!isNowhere()) return
      if (document.querySelector('dialog[open]') === null) inDialog = null
      const place = inDialog ?? onPage
      if (place?.element.isConnected === false) place.goOn()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', note)
    document.addEventListener('focusout', leave)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', note)
      document.removeEventListener('focusout', leave)
    }
  }, [])
}
