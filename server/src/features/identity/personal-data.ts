import type { Archive } from '@foyer/contract/archive'
import type { Obstacle } from '@foyer/contract/merge-people'
import type { Context } from '#platform/context'

/** Under which names a person stands elsewhere: their user, and sign-ups of their mailbox that nobody confirmed. */
interface Leaver {
  readonly userId: string
  readonly email: string
  readonly signUpIds: readonly string[]
}

/** Two accounts of one person: what the one has becomes the other's, and then it is gone. */
export interface Merging {
  readonly keptId: string
  readonly goneId: string
}

/** How somebody chose. */
interface MergeChoice {
  /** The address that the account has from now on, and the one that it leaves. */
  readonly email: string
  readonly leftEmail: string
  /** Where both answered the survey, it is the answers of the account that goes which are kept. */
  readonly takesSurvey: boolean
}

/** What stands against it, and in which edition. */
export interface FoundObstacle extends Omit<Obstacle, 'edition'> {
  readonly editionId: number | null
}

/**
 * What every feature answers for before the program lets it in: the personal data that it keeps. `Part` of the archive
 * is its own, and it gives the whole of it.
 */
export interface PersonalData<Part extends keyof Archive = never> {
  /** All that it knows of a person, in the reader's language (GDPR, articles 15 and 20). */
  archive(context: Context, person: Pick<Leaver, 'userId' | 'email'>): Promise<Pick<Archive, Part>>
  /** Holds, before their account is, what others hold before it who order something for them. */
  holdFirst?(context: Context, userId: string): Promise<void>
  /** Ends what it holds for them and takes them out of it, in the transaction that erases them (GDPR, article 17). */
  erase(context: Context, leaver: Leaver): Promise<void>
  /** Holds what others might change of it until the transaction ends, before anything is looked at. */
  hold?(context: Context, merging: Merging): Promise<void>
  /** What a person has one of at most, and both accounts have, of every edition; what may be there twice is none. */
  obstacles(context: Context, merging: Merging): Promise<readonly FoundObstacle[]>
  /**
   * Makes all that the account has that goes the other's, of every edition, where nothing stands against it. A row that
   * still names the account keeps it from being deleted, and the whole of it from being done.
   */
  merge(context: Context, merging: Merging & MergeChoice): Promise<void>
}

/** Of a feature that knows nobody. */
export const noPersonalData: PersonalData = {
  archive: async () => ({}),
  erase: async () => {},
  obstacles: async () => [],
  merge: async () => {},
}
