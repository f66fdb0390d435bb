import { message } from './kit/message.ts'

/** What an order for somebody says that only the server finds wrong. */
export const oneOfEachMessage = message('Order one pass, one train ticket and one place at each event.')
export const heldUntilMessage = message('Choose a day from today on, within 60 days and not after the event.')
