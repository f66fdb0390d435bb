import type { OfficeContext } from '#platform/context'
import { cancelSessionRow } from './content.queries.ts'

/**
 * Cancels a session: it stays where it was, for whoever looks for it, and calendars that have it strike it out.
 * @returns false where the edition has no such session, or it was cancelled before.
 */
export const cancelSession = (context: OfficeContext, code: string): Promise<boolean> => cancelSessionRow(context, code)
