import { message } from './message.ts'

/** What a field says that takes so many characters and no more. */
export const tooLong = {
  20: message('Please use no more than 20 characters.'),
  40: message('Please use no more than 40 characters.'),
  80: message('Please use no more than 80 characters.'),
  120: message('Please use no more than 120 characters.'),
  256: message('Please use no more than 256 characters.'),
  500: message('Please use no more than 500 characters.'),
} as const
