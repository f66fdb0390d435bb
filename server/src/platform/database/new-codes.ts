import type { Db } from './database.ts'
import { inOrder } from './in-order.ts'

/** Of two who give one code at the same moment, the second finds it taken, and is told so at its field. */
export const holdNewCodes = ({ db }: { readonly db: Db }): Promise<void> => inOrder(db, 'giveCodes')
