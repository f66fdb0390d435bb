import type { Db } from './database.ts'
import { inOrder } from './in-order.ts'

/** Whoever holds it gives codes, until their transaction ends. */
const CODES_LOCK = 7230422

/** Of two who give one code at the same moment, the second finds it taken, and is told so at its field. */
export const holdNewCodes = ({ db }: { readonly db: Db }): Promise<void> => inOrder(db, CODES_LOCK)
