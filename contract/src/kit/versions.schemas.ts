import * as z from 'zod/mini'

/**
 * Counts the changes of a record that people edit: who saves says which one they had before them. What only counts
 * with it (places sold, say) changes no version.
 */
export const Version = z.int().check(z.minimum(1), z.maximum(2_147_483_647))
