import { message } from './kit/message.ts'

/** What staff are told of something that is not there, and mostly was when they opened its page. */
export const goneMessage = message('This is not there any more. A colleague may have removed it meanwhile.')
