import type { Archive } from '@foyer/contract/archive'
import type { Context } from '#platform/context'

/** Under which names a person stands elsewhere: their user, and sign-ups of their mailbox that nobody confirmed. */
interface Leaver {
  readonly userId: string
  readonly email: string
  readonly signUpIds: readonly string[]
}

/**
 * What every feature answers for before the program lets it in: the personal data that it keeps. `Part` of the archive
 * is its own, and it gives the whole of it.
 */
export interface PersonalData<Part extends keyof Archive = never> {
  /** All that it knows of a person, in the reader's language (GDPR, articles 15 and 20). */
  archive(context: Context, person: Pick<Leaver, 'userId' | 'email'>): Promise<Pick<Archive, Part>>
  /** Ends what it holds for them and takes them out of it, in the transaction that erases them (GDPR, article 17). */
  erase(context: Context, leaver: Leaver): Promise<void>
}

/** Of a feature that knows nobody. */
export const noPersonalData: PersonalData = { archive: async () => ({}), erase: async () => {} }
