import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FolderInUse, lockFolder } from './folder-lock.ts'
import { shutOthersOutOf, shutOwnFolder, writePrivately } from './private-files.ts'

export interface EmbeddedFolder {
  /** Where the database lies. */
  readonly path: string
  /** Says that the database is whole: made, migrated and filled. */
  finish(): void
  /** Leaves the folder to the next process. */
  release(): void
}

/** What the program puts into its data folder, drafts included: all else that lies there is somebody's, and stays. */
const ours = /^(database|database\.unfinished|secret(\.\d+)?|foyer\.lock(\..+)?)$/

function asExplained(dataFolder: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code !== 'EPERM' && code !== 'EACCES') return error
  return new FolderInUse(
    `The data folder ${dataFolder} holds files of another user: give them to this one, or set FOYER_DATA to another folder.`,
    { cause: error },
  )
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
  try {
    shutOwnFolder(dataFolder)
    shutOthersOutOf(dataFolder, (name) => ours.test(name))
  } catch (error) {
    release()
    throw asExplained(dataFolder, error)
  }
  return { path, finish: () => rmSync(mark, { force: true }), release }
}
