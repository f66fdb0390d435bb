import type { Texts } from '../../../platform/messages/messages.ts'

export const dashboardDe: Texts = {
  'Credit note': 'Rechnungskorrektur',
  'We are checking your payment': 'Wir prüfen Ihre Zahlung',
  'Doors open {doors}. Entrance {entrance}.': 'Türöffnung {doors}. Eingang {entrance}.',
  'Add to calendar': 'In den Kalender',
  'Hello {name}': 'Hallo {name}',
  '{unit} until {event}': '{unit} bis {event}',
  '{days, plural, one {day} other {days}}': '{days, plural, one {Tag} other {Tage}}',
  'Now open: {event}': 'Jetzt geöffnet: {event}',
  'Complete your order': 'Schließen Sie Ihre Bestellung ab',
  'Order {number}: {things}.': 'Bestellung {number}: {things}.',
  '{n, plural, one {One more order waits} other {# more orders wait}} to be paid.':
    '{n, plural, one {Eine weitere Bestellung ist} other {# weitere Bestellungen sind}} noch zu bezahlen.',
  'Open the order': 'Bestellung öffnen',
  'Settle your invoice': 'Begleichen Sie Ihre Rechnung',
  'Open the invoices': 'Rechnungen öffnen',
  'Invoice {number}, {total}': 'Rechnung {number}, {total}',
  'Complete your profile': 'Vervollständigen Sie Ihr Profil',
  'Add your address': 'Adresse ergänzen',
  'Your billing address is missing. We need it for your invoices.':
    'Ihre Rechnungsadresse fehlt. Wir brauchen sie für Ihre Rechnungen.',
  'Have your pass at hand': 'Halten Sie Ihr Ticket bereit',
  'Open your pass': 'Ticket öffnen',
  'Show it at Entrance {entrance}.': 'Zeigen Sie es am Eingang {entrance}.',
  'Tell us what you look for': 'Sagen Sie uns, was Sie suchen',
  'Answer the survey': 'Fragen beantworten',
  'A few questions; your answers shape the programme.': 'Wenige Fragen; Ihre Antworten gehen in das Programm ein.',
  'Find a room': 'Finden Sie ein Zimmer',
  'Show the hotels': 'Hotels zeigen',
  'Rooms near the event, held for its guests.': 'Zimmer in der Nähe, für die Gäste der Veranstaltung reserviert.',
  '{n, plural, one {One hotel} other {# hotels}}, {nights, plural, one {one night} other {# nights}} from {price}.':
    '{n, plural, one {Ein Hotel} other {# Hotels}}, {nights, plural, one {eine Nacht} other {# Nächte}} ab {price}.',
  'Name your guests': 'Nennen Sie Ihre Gäste',
  'Add the names': 'Namen ergänzen',
  '{hotel} expects {n, plural, one {one more name} other {# more names}} for your room.':
    '{hotel} erwartet {n, plural, one {einen weiteren Namen} other {# weitere Namen}} für Ihr Zimmer.',
  'Put it into your calendar': 'Tragen Sie die Tage in Ihren Kalender ein',
  'You have all you need. Doors open {doors}, Entrance {entrance}.':
    'Sie haben alles, was Sie brauchen. Türöffnung {doors}, Eingang {entrance}.',
  'Show pass': 'Ticket zeigen',
  'Not approved yet': 'Noch nicht freigegeben',
  'All invoices': 'Alle Rechnungen',
  'Invoices appear after your first order.': 'Rechnungen erscheinen nach Ihrer ersten Bestellung.',
  'To pay': 'Zu bezahlen',
}
