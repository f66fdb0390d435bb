import { requiredMessage } from '@foyer/contract/kit/required-message'
import { message } from './messages/messages.ts'

/** What to do about an empty field, by the last part of its name: six times the same sentence helps nobody. */
const texts: Readonly<Record<string, string>> = {
  firstName: message('Enter the first name.'),
  lastName: message('Enter the last name.'),
  companyName: message('Enter your company.'),
  addressLine1: message('Enter street and number.'),
  zip: message('Enter the postcode.'),
  city: message('Enter the city.'),
  guest: message('Enter the name of your guest.'),
  reason: message('Say why.'),
}

/** A field's message as it is shown: where the schema says only that it is empty, what to enter. */
export function fieldText(name: string, text: string): string {
  return text === requiredMessage ? (texts[name.split('.').at(-1) ?? ''] ?? text) : text
}
