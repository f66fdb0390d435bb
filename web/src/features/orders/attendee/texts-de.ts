import type { Texts } from '../../../platform/messages/messages.ts'

export const ordersDe: Texts = {
  Checking: 'Wird geprüft',
  'There is no payment to check': 'Es gibt keine Zahlung zu prüfen',
  'Whatever you paid stands under Invoices, and we write to you once a payment is confirmed.':
    'Was Sie bezahlt haben, steht unter Rechnungen; sobald eine Zahlung bestätigt ist, schreiben wir Ihnen.',
  'The card was declined by your bank.': 'Ihre Bank hat die Karte abgelehnt.',
  'Your bank did not confirm the payment.': 'Ihre Bank hat die Zahlung nicht bestätigt.',
  'Nothing was charged.': 'Es wurde nichts abgebucht.',
  'Nothing was charged. Your order is complete and stays held until {time}.':
    'Es wurde nichts abgebucht. Ihre Bestellung ist vollständig und bleibt bis {time} reserviert.',
  'Try again or use another card': 'Noch einmal versuchen oder eine andere Karte nehmen',
  'Order {number}, {total} with VAT': 'Bestellung {number}, {total} mit MwSt.',
  'Order {number}, {total}': 'Bestellung {number}, {total}',
  'Back to the order': 'Zurück zur Bestellung',
  'Check the card number.': 'Prüfen Sie die Kartennummer.',
  'Enter month and year, such as 09/28.': 'Geben Sie Monat und Jahr ein, etwa 09/28.',
  'Enter the 3 or 4 digits of the security code.': 'Geben Sie die 3 oder 4 Ziffern der Prüfnummer ein.',
  Card: 'Karte',
  'Card number': 'Kartennummer',
  'Valid until': 'Gültig bis',
  'Security code': 'Prüfnummer',
  'Test cards: 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks the bank, 4000 0000 0000 0077 is confirmed late.':
    'Testkarten: 4242 4242 4242 4242 zahlt, 4000 0000 0000 0002 wird abgelehnt, 4000 0025 0000 3155 fragt die Bank, 4000 0000 0000 0077 wird spät bestätigt.',
  'Your bank may ask you to confirm the payment.': 'Ihre Bank kann Sie bitten, die Zahlung zu bestätigen.',
  'The time to pay is over. Pay again to take a new place; your answers are kept.':
    'Die Zahlungsfrist ist abgelaufen. Bezahlen Sie erneut, um einen neuen Platz zu bekommen; Ihre Angaben sind noch da.',
  'Less than two minutes left: held for you until {time}.': 'Weniger als zwei Minuten: für Sie reserviert bis {time}.',
  'Held for you until {time}.': 'Für Sie reserviert bis {time}.',
  '20 minutes more': '20 Minuten mehr',
  'We are checking your payment': 'Wir prüfen Ihre Zahlung',
  'Your payment is not confirmed yet': 'Ihre Zahlung ist noch nicht bestätigt',
  'You will get an e-mail as soon as it is. You need not pay again.':
    'Sie erhalten eine E-Mail, sobald sie es ist. Sie müssen nicht noch einmal bezahlen.',
  'This takes a few seconds. You need not do anything.': 'Das dauert ein paar Sekunden. Sie müssen nichts tun.',
  'Start again': 'Neu beginnen',
  'You left your bank’s page. Pay again here, or confirm there: you are charged once.':
    'Sie haben die Seite Ihrer Bank verlassen. Bezahlen Sie hier noch einmal, oder bestätigen Sie dort: belastet werden Sie nur einmal.',
  'Pay in another way': 'Anders bezahlen',

  'Cancel this order': 'Bestellung stornieren',
  'Cancel order {number}?': 'Bestellung {number} stornieren?',
  'The order is cancelled.': 'Die Bestellung ist storniert.',
  'This is given back at once, and others can take it:': 'Das wird sofort zurückgegeben und ist für andere frei:',
  'You get back {amount}, the way you paid, and a credit note.':
    'Sie erhalten {amount} auf dem Weg zurück, auf dem Sie bezahlt haben, und eine Rechnungskorrektur.',
  'Nothing was paid, so nothing is paid back.': 'Es wurde nichts bezahlt, also wird nichts zurückgezahlt.',
  'Cancel the order': 'Bestellung stornieren',
  'Keep it': 'Behalten',
  'VAT {rate} %': 'MwSt. {rate} %',
  Net: 'Netto',
}
