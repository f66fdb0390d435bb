import type { Texts } from '../../../platform/messages/messages.ts'

export const invoicesDe: Texts = {
  Invoices: 'Rechnungen',
  'No invoices yet': 'Noch keine Rechnungen',
  'Invoices appear after your first order': 'Rechnungen erscheinen nach Ihrer ersten Bestellung',
  'Go to your pass': 'Zu Ihrem Ticket',
  'in {year}': '{year}',
  'in {first} and {last}': '{first} und {last}',
  'from {first} to {last}': '{first} bis {last}',
  '{n, plural, one {Invoice} other {Invoices}}': '{n, plural, one {Rechnung} other {Rechnungen}}',
  '{n, plural, one {# invoice} other {# invoices}}': '{n, plural, one {# Rechnung} other {# Rechnungen}}',
  '{n, plural, one {and one credit note {when}} other {and # credit notes {when}}}':
    '{n, plural, one {und eine Rechnungskorrektur {when}} other {und # Rechnungskorrekturen {when}}}',
  'Wrong address on an invoice? {ask}. The old number stays, a credit note and a new invoice follow.':
    'Falsche Adresse auf einer Rechnung? {ask}. Die alte Nummer bleibt, eine Rechnungskorrektur und eine neue Rechnung folgen.',
  'Ask for a corrected one': 'Bitten Sie um eine Korrektur',
  'Transfer {amount}': '{amount} überweisen',
  'Invoice {number}: {description}. The bank details and the reference are on it.':
    'Rechnung {number}: {description}. Bankverbindung und Verwendungszweck stehen darauf.',
  'Open the invoice': 'Rechnung öffnen',
  'of {number}': 'von {number}',
  'Credit note': 'Rechnungskorrektur',
  Due: 'Offen',
  Refunded: 'Erstattet',
  'The document is being made. It opens by itself in a few seconds.':
    'Das Dokument wird erstellt. Es öffnet sich in wenigen Sekunden von selbst.',
  'The document could not be opened. Try again.': 'Das Dokument ließ sich nicht öffnen. Versuchen Sie es noch einmal.',
  '{detail} Request {id}': '{detail} Anfrage {id}',
}
