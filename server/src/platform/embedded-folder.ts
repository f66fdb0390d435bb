import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockFolder } from './folder-lock.ts'
import { shutOthersOut, writePrivately } from './private-files.ts'

export interface EmbeddedFolder {
  /** Where the database lies. */
  readonly path: string
  /** Says that the database is whole: made, migrated and filled. */
  finish(): void
  /** Leaves the folder to the next process. */
  release(): void
}

/**
 * The embedded database's folder, for this process alone. A database whose making was cut off cannot be told from a
 * whole one by looking: a mark lies beside it until it is whole, and one that is found marked is made anew.
 * @throws FolderInUse
 */
export function openEmbeddedFolder(dataFolder: string): EmbeddedFolder {
  writePrivately()
  const release = lockFolder(dataFolder)
  const path = join(dataFolder, 'database')
  const mark = join(dataFolder, 'database.unfinished')
  if (existsSync(mark)) rmSync(path, { recursive: true, force: true })
  if (!existsSync(path)) writeFileSync(mark, '')
  shutOthersOut(dataFolder)
  return { path, finish: () => rmSync(mark, { force: true }), release }
}
