import type { Door } from '#platform/door/serve'
import type { Ports } from '#platform/ports'
import type { App } from './app.ts'

/** What surrounds the product in one deployment: who takes the money, who carries the mail, and what comes with them. */
export interface Outside {
  readonly ports: Ports
  /** CSP sources of style elements in pages that it brings. */
  readonly styleHashes: readonly string[]
  /** What the paths of pages begin with that it does not have. */
  readonly absent: readonly string[]
  /** Opens what it answers itself. */
  open(door: Door): void
  /** Makes sure that there is an event, before anybody is let in. */
  fill(app: App): Promise<void>
  /** What it does by itself, again and again. */
  readonly rounds: readonly { readonly everyMs: number; readonly walk: (app: App) => Promise<unknown> }[]
  /** What a person who starts it is told; empty: the log alone speaks. */
  greeting(address: string): string
}
