import type { Texts } from '../../../platform/messages/messages.ts'

/** What the page of an order that was opened from a mail says beside the words of all orders. */
export const orderLinkDe: Texts = {
  'Pay your order': 'Bestellung bezahlen',
  'This link does not work any more. Use the newest mail, or sign up again.':
    'Dieser Link gilt nicht mehr. Nehmen Sie die neueste E-Mail, oder registrieren Sie sich noch einmal.',
  'The total for your address is {total}. Check it, then pay.':
    'Die Summe für Ihre Adresse ist {total}. Prüfen Sie sie, dann bezahlen Sie.',
  Total: 'Summe',
  'Pay {amount}': '{amount} bezahlen',
  'Your order is paid': 'Ihre Bestellung ist bezahlt',
  'Order {number} is paid. Now confirm your e-mail with the other link in our mail.':
    'Bestellung {number} ist bezahlt. Bestätigen Sie jetzt Ihre E-Mail-Adresse mit dem anderen Link in unserer E-Mail.',
  'Sign in': 'Anmelden',
  'Nothing to pay here': 'Hier ist nichts zu bezahlen',
  'Sign up': 'Registrieren',
}
