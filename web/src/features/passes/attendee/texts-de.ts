import type { Texts } from '../../../platform/messages/messages.ts'

export const passesDe: Texts = {
  'No pass': 'Kein Pass',
  'Your pass': 'Ihr Pass',
  '{unit} until doors open, {doors}': '{unit} bis zur Türöffnung, {doors}',
  '{days, plural, one {day} other {days}}': '{days, plural, one {Tag} other {Tage}}',
  'The event is over. See you next year.': 'Die Veranstaltung ist vorbei. Bis zum nächsten Jahr.',
  'Doors open today, {doors}': 'Türöffnung heute, {doors}',
  'The event is on, until {last}': 'Die Veranstaltung läuft, bis {last}',
  'Doors open {doors}. Entrance {entrance}.': 'Türöffnung {doors}. Eingang {entrance}.',
  Print: 'Drucken',
  Calendar: 'Kalender',
  'At the gate, turn your screen brightness up. A print works as well, without any battery.':
    'Stellen Sie am Einlass den Bildschirm hell. Ausgedruckt gilt der Pass genauso, ganz ohne Akku.',
  Status: 'Stand',
  'Keep {days} free': '{days} freihalten',
  'Put the days into your calendar, with doors and entrance.':
    'Die Tage in Ihren Kalender übernehmen, mit Türöffnung und Eingang.',
  'Add to calendar': 'In den Kalender',
  'Show your code at entrance {entrance}': 'Zeigen Sie den Code am Eingang {entrance}',
  'Hold the screen level, about a hand away from the scanner.':
    'Den Bildschirm gerade halten, etwa eine Handbreit vor den Scanner.',
  Included: 'Enthalten',
  'Order {number}': 'Bestellung {number}',
  'Not paid yet': 'Noch nicht bezahlt',
  'Nothing to pay': 'Nichts zu zahlen',
  'Open the link in our mail': 'Öffnen Sie den Link in unserer E-Mail',
  'Not yet': 'Noch nicht',
  'Check-in': 'Einlass',
  'from {doors}, entrance {entrance}': 'ab {doors}, Eingang {entrance}',
  ', done': ', erledigt',
  ', still open': ', noch offen',
  Entrance: 'Eingang',
  Doors: 'Türöffnung',
  Order: 'Bestellung',
  'QR code of your pass': 'QR-Code Ihres Passes',
  'Waiting for payment': 'Wartet auf Zahlung',
  'Waiting for approval': 'Wartet auf Freigabe',
  'Pass not approved': 'Pass nicht freigegeben',
  'Pass cancelled': 'Pass storniert',
  'Your pass is kept for you until its payment arrives. A bank transfer takes one to three working days. We write to you as soon as it is here.':
    'Ihr Pass ist für Sie reserviert, bis die Zahlung eingeht. Eine Überweisung braucht ein bis drei Werktage. Wir schreiben Ihnen, sobald sie da ist.',
  'Open the link in our mail to confirm your e-mail address. Then your pass can be approved.':
    'Öffnen Sie den Link in unserer E-Mail, um Ihre Adresse zu bestätigen. Dann kann Ihr Pass freigegeben werden.',
  'The order of this pass ended before it was paid, so the pass was given back. Questions? Write to {contact}.':
    'Die Bestellung dieses Passes endete, bevor sie bezahlt war; der Pass wurde zurückgegeben. Fragen? Schreiben Sie an {contact}.',
  'This pass is not available for this address. Write to {contact}, and we look at it together.':
    'Dieser Pass ist für diese Adresse nicht verfügbar. Schreiben Sie an {contact}, wir sehen es uns gemeinsam an.',
  'The organiser looks at every pass of this type. You get an e-mail as soon as yours is approved, and the ticket with its code appears here. There is nothing you need to do until then.':
    'Der Veranstalter prüft jeden Pass dieser Art. Sobald Ihrer freigegeben ist, bekommen Sie eine E-Mail, und das Ticket mit dem Code erscheint hier. Bis dahin müssen Sie nichts tun.',
  'This pass opens no door. Questions? Write to {contact}.':
    'Dieser Pass gilt nicht. Fragen? Schreiben Sie an {contact}.',
  'You can look around as an exhibitor. To enter the halls, you need a pass.':
    'Als Aussteller können Sie sich hier umsehen. Für die Hallen brauchen Sie einen Pass.',
  Passes: 'Pässe',
  'Get a pass': 'Pass holen',
  'Choose one of these, or use your voucher. A room can go into the same order.':
    'Wählen Sie einen davon oder nehmen Sie Ihren Gutschein. Ein Zimmer kann in dieselbe Bestellung.',
  'Questions? Write to {contact}.': 'Fragen? Schreiben Sie an {contact}.',
  'including VAT': 'inkl. MwSt.',
  'Sold out': 'Ausverkauft',
  'Not on sale': 'Nicht im Verkauf',
  '{n, plural, one {# left} other {# left}}': '{n, plural, one {noch #} other {noch #}}',
  Available: 'Verfügbar',

  'Upgrade your pass': 'Pass aufwerten',
  'You pay the difference. Your code and everything you booked stay as they are.':
    'Sie zahlen den Unterschied. Ihr Code und alles, was Sie gebucht haben, bleiben, wie sie sind.',
  'No pass to upgrade': 'Kein Pass zum Aufwerten',
  'An upgrade needs a pass that is approved.': 'Aufwerten lässt sich nur ein freigegebener Pass.',
  'There is no upgrade for your pass': 'Für Ihren Pass gibt es keinen höheren',
  '{name} is the highest pass that can be reached from yours.':
    '{name} ist der höchste Pass, der von Ihrem aus zu haben ist.',
  'Back to your pass': 'Zurück zum Pass',
  'You have ordered an upgrade already. Pay or cancel it first; without payment it ends by itself.':
    'Sie haben schon einen höheren Pass bestellt. Bezahlen oder stornieren Sie ihn zuerst; ohne Zahlung endet die Bestellung von selbst.',
  'Go to the checkout': 'Zur Kasse',
  'You hold': 'Sie haben',
  'Upgrade to': 'Aufwerten zu',
  'Upgrade to {name}': 'Aufwerten zu {name}',
  'to pay, with {rate} % VAT': 'zu zahlen, mit {rate} % MwSt.',
  'Full price {price}': 'Voller Preis {price}',
  'You gain': 'Das kommt dazu',
  'More from your pass': 'Mehr aus Ihrem Pass',
  '{name} for {price} more. Your code stays the same.': '{name} für {price} mehr. Ihr Code bleibt derselbe.',
  'See the upgrades': 'Höhere Pässe ansehen',
  'Continue your registration': 'Anmeldung fortsetzen',
}
