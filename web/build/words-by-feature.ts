import type { Entry } from '../../words/catalogue.ts'
import { entryOf, filesFrom } from './app-files.ts'
import { type App, apps, featureOf } from './apps.ts'

/** The feature whose pages alone may say a text; undefined where a frame may say it as well, or several features. */
type FindFeature = (entry: Entry) => string | undefined

/** @param readers the features whose pages load a file, by its name; @param common the files that every page may come with. */
export const byReaders =
  (readers: ReadonlyMap<string, ReadonlySet<string>>, common: ReadonlySet<string>): FindFeature =>
  ({ files }) => {
    if (files.some((file) => common.has(file))) return undefined
    const features = new Set(files.flatMap((file) => [...(readers.get(file) ?? [])]))
    return features.size === 1 ? [...features][0] : undefined
  }

function findFeatureIn(app: App): FindFeature {
  if (app.hasTextsByFeature === undefined) return () => undefined
  const readers = new Map<string, Set<string>>()
  for (const route of app.routes)
    for (const file of filesFrom(app, [`src/features/${route.page}`]))
      readers.set(file, (readers.get(file) ?? new Set()).add(featureOf(route)))
  return byReaders(readers, filesFrom(app, [entryOf(app), ...Object.values(app.frames)]))
}

const found = new Map(apps.map((app) => [app.name, findFeatureIn(app)] as const))

/** What of an app's texts comes with the pages of a feature; undefined: with the app itself. */
export const ofFeature = (app: string, feature: string | undefined, entries: readonly Entry[]): Entry[] =>
  entries.filter((entry) => found.get(app)?.(entry) === feature)
