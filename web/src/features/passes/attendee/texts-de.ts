import type { Texts } from '../../../platform/messages/messages.ts'

export const passesDe: Texts = {
  'No pass': 'Kein Ticket',
  'Your pass': 'Ihr Ticket',
  '{unit} until doors open, {doors}': '{unit} bis zur Türöffnung, {doors}',
  '{days, plural, one {day} other {days}}': '{days, plural, one {Tag} other {Tage}}',
  'The event is over. See you next year.': 'Die Messe ist vorbei. Bis zum nächsten Jahr.',
  'Doors open today, {doors}': 'Türöffnung heute, {doors}',
  'The event is on, until {last}': 'Die Messe läuft, bis {last}',
  'Doors open {doors}. Entrance {entrance}.': 'Türöffnung {doors}. Eingang {entrance}.',
  Print: 'Drucken',
  Calendar: 'Kalender',
  'At the gate, turn your screen brightness up. A print works as well, without any battery.':
    'Stellen Sie am Einlass den Bildschirm hell. Ausgedruckt gilt das Ticket genauso, ganz ohne Akku.',
  Status: 'Status',
  'Keep {days} free': '{days} freihalten',
  'Put the days into your calendar, with doors and entrance.':
    'Übernehmen Sie die Tage in Ihren Kalender, mit Türöffnung und Eingang.',
  'Add to calendar': 'In den Kalender',
  'Show your code at entrance {entrance}': 'Zeigen Sie den Code am Eingang {entrance}',
  'Hold the screen level, about a hand away from the scanner.':
    'Halten Sie den Bildschirm gerade, etwa eine Handbreit vor den Scanner.',
  Included: 'Enthalten',
  'Order {number}': 'Bestellung {number}',
  'Not paid yet': 'Noch nicht bezahlt',
  'Nothing to pay': 'Nichts zu bezahlen',
  'Open the link in our mail': 'Öffnen Sie den Link in unserer E-Mail',
  'Not yet': 'Noch nicht',
  'Check-in': 'Einlass',
  'from {doors}, entrance {entrance}': 'ab {doors}, Eingang {entrance}',
  ', done': ', erledigt',
  ', still open': ', noch offen',
  Entrance: 'Eingang',
  Doors: 'Türöffnung',
  Order: 'Bestellung',
  'QR code of your pass': 'QR-Code Ihres Tickets',
  'Waiting for payment': 'Wartet auf Zahlung',
  'Waiting for approval': 'Wartet auf Freigabe',
  'Pass not approved': 'Ticket nicht freigegeben',
  'Pass cancelled': 'Ticket storniert',
  'Your pass is kept for you until its payment arrives. A bank transfer takes one to three working days. We write to you as soon as it is here.':
    'Ihr Ticket ist für Sie reserviert, bis die Zahlung da ist. Eine Überweisung dauert ein bis drei Werktage. Wir schreiben Ihnen, sobald sie da ist.',
  'Open the link in our mail to confirm your e-mail address. Then your pass can be approved.':
    'Öffnen Sie den Link in unserer E-Mail, um Ihre E-Mail-Adresse zu bestätigen. Dann kann Ihr Ticket freigegeben werden.',
  'The order of this pass ended before it was paid, so the pass was given back. Questions? Write to {contact}.':
    'Die Bestellung dieses Tickets ist abgelaufen, bevor sie bezahlt war; das Ticket wurde zurückgegeben. Fragen? Schreiben Sie an {contact}.',
  'This pass is not available for this address. Write to {contact}, and we look at it together.':
    'Dieses Ticket ist für diese E-Mail-Adresse nicht verfügbar. Schreiben Sie an {contact}, wir sehen es uns gemeinsam an.',
  'The organiser looks at every pass of this type. You get an e-mail as soon as yours is approved, and the ticket with its code appears here. There is nothing you need to do until then.':
    'Der Veranstalter prüft jedes Ticket dieser Art. Sobald Ihres freigegeben ist, bekommen Sie eine E-Mail, und hier erscheint der Code. Bis dahin müssen Sie nichts tun.',
  'This pass opens no door. Questions? Write to {contact}.':
    'Dieses Ticket gilt nicht. Fragen? Schreiben Sie an {contact}.',
  'You can look around as an exhibitor. To enter the halls, you need a pass.':
    'Als Aussteller können Sie sich hier umsehen. Für die Hallen brauchen Sie ein Ticket.',
  Passes: 'Tickets',
  'Get a pass': 'Ticket holen',
  'Choose one of these, or use your voucher. A room can go into the same order.':
    'Wählen Sie eines davon oder lösen Sie Ihren Gutschein ein. Ein Zimmer kann in dieselbe Bestellung.',
  'Questions? Write to {contact}.': 'Fragen? Schreiben Sie an {contact}.',
  'with {rate} % VAT': 'mit {rate} % MwSt.',
  'Sold out': 'Ausverkauft',
  'Not on sale': 'Nicht im Verkauf',
  '{n, plural, one {# left} other {# left}}': '{n, plural, one {noch #} other {noch #}}',
  '{n, plural, one {# pass left} other {# passes left}}': '{n, plural, one {noch # Ticket} other {noch # Tickets}}',

  'Upgrade your pass': 'Ticket aufwerten',
  'You pay the difference. Your code and everything you booked stay as they are.':
    'Sie zahlen den Aufpreis. Ihr Code und alles, was Sie gebucht haben, bleiben, wie sie sind.',
  'No pass to upgrade': 'Kein Ticket zum Aufwerten',
  'An upgrade needs a pass that is approved.': 'Aufwerten lässt sich nur ein freigegebenes Ticket.',
  'There is no upgrade for your pass': 'Für Ihr Ticket gibt es kein höheres',
  '{name} is the highest pass that can be reached from yours.':
    '{name} ist das höchste Ticket, das Sie von Ihrem aus bekommen können.',
  'Back to your pass': 'Zurück zum Ticket',
  'You have ordered an upgrade already. Pay or cancel it first; without payment it ends by itself.':
    'Sie haben schon ein höheres Ticket bestellt. Bezahlen oder stornieren Sie es zuerst; ohne Zahlung endet die Bestellung von selbst.',
  'Go to the checkout': 'Zur Kasse',
  'You hold': 'Sie haben',
  'Upgrade to': 'Aufwerten zu',
  'Upgrade to {name}': 'Aufwerten zu {name}',
  'to pay, with {rate} % VAT': 'zu bezahlen, mit {rate} % MwSt.',
  'Full price {price}': 'Voller Preis {price}',
  'You gain': 'Das kommt dazu',
  'More from your pass': 'Mehr aus Ihrem Ticket',
  '{name} for {price} more. Your code stays the same.': '{name} für {price} Aufpreis. Ihr Code bleibt derselbe.',
  'See the upgrades': 'Höhere Tickets ansehen',
  'Continue your registration': 'Zur Registrierung',
}
