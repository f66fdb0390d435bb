import type { Texts } from '../../../platform/messages/messages.ts'

export const dashboardDe: Texts = {
  'Hello {name}': 'Hallo {name}',
  '{unit} until {event}': '{unit} bis {event}',
  '{days, plural, one {day} other {days}}': '{days, plural, one {Tag} other {Tage}}',
  'Now open: {event}': 'Jetzt geöffnet: {event}',
  'Pay your order': 'Bezahlen Sie Ihre Bestellung',
  'Open the order': 'Bestellung öffnen',
  'Order {number}, {total}': 'Bestellung {number}, {total}',
  'Settle your invoice': 'Begleichen Sie Ihre Rechnung',
  'Open the invoices': 'Rechnungen öffnen',
  'Invoice {number}, {total}': 'Rechnung {number}, {total}',
  'Complete your profile': 'Vervollständigen Sie Ihr Profil',
  'Add your address': 'Adresse ergänzen',
  'Your billing address is missing. We need it for your invoices.':
    'Ihre Rechnungsadresse fehlt. Wir brauchen sie für Ihre Rechnungen.',
  'Have your pass at hand': 'Halten Sie Ihr Ticket bereit',
  'Open your pass': 'Ticket öffnen',
  'Its code opens the door at the entrance: {entrance}.': 'Sein Code öffnet Ihnen den Eingang: {entrance}.',
  'Show pass': 'Ticket zeigen',
  'Not approved yet': 'Noch nicht freigegeben',
  'All invoices': 'Alle Rechnungen',
  'Invoices appear after your first order.': 'Rechnungen erscheinen nach Ihrer ersten Bestellung.',
  'To pay': 'Zu bezahlen',
  Refunded: 'Erstattet',
}
