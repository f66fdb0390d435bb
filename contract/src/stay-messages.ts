import { message } from './kit/message.ts'

/** What the fields of a stay say that only the server finds wrong. The longest stay has 30 nights. */
export const tooManyGuestsMessage = message('Name no more guests than the room is for.')
export const noSuchStayMessage = message('Choose 1 to 30 nights.')
export const searchTooLongMessage = message('Search for 30 nights at most.')
export const departureTooEarlyMessage = message('Enter a departure after the arrival.')
export const sameStayMessage = message('Choose other days or another room.')
export const otherNightsMessage = message('These days are another number of nights.')
