import { message } from './message.ts'

/** Beside no schema, so that a page without zod can compare with it. */
export const requiredMessage = message('Please fill in this field.')
