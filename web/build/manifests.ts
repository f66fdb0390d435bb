import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from './apps.ts'

/** A part of the build of an app, as far as it is read here. */
export interface ManifestPart {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}

/** By the module that a part begins with. */
export type Manifest = Readonly<Record<string, ManifestPart>>

/** Within the folder of the build. */
export const manifestOf = ({ name }: App): string => `.vite/${name}.json`

export const readManifest = (folder: string, app: App): Manifest =>
  JSON.parse(readFileSync(join(folder, manifestOf(app)), 'utf8'))
