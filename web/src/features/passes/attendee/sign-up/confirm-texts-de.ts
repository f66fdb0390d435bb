import type { Texts } from '../../../../platform/messages/messages.ts'

/** What is said once somebody has signed up: the way to the mail, and the mail's link. */
export const confirmDe: Texts = {
  'Your ticket': 'Ihr Ticket',
  'Its code appears here once your e-mail is confirmed.': 'Sein Code erscheint hier, sobald Ihre E-Mail bestätigt ist.',
  'Its code waits under Pass.': 'Sein Code wartet unter Ticket.',
  'Sign in, and its code is there.': 'Melden Sie sich an, und sein Code ist da.',
  'Sign in to your pass': 'Zu Ihrem Ticket',
  'Open your pass': 'Ticket öffnen',
  'Sign up': 'Registrieren',
  Payment: 'Zahlung',
  'Almost there': 'Fast geschafft',
  'Nothing to confirm here': 'Hier gibt es nichts zu bestätigen',
  'If you have signed up, look for our mail and follow its link.':
    'Wenn Sie sich registriert haben, suchen Sie unsere E-Mail und öffnen Sie den Link darin.',
  'Your place is kept': 'Ihr Platz ist reserviert',
  'Paid, thank you': 'Bezahlt, vielen Dank',
  'Your payment is being checked': 'Ihre Zahlung wird geprüft',
  'You need not pay again. We write to {email} as soon as the payment is here.':
    'Sie müssen nicht noch einmal bezahlen. Wir schreiben an {email}, sobald die Zahlung da ist.',
  'Meanwhile you can follow the link in our mail to you.':
    'In der Zwischenzeit können Sie den Link in unserer E-Mail an Sie öffnen.',
  'Your pass is not paid yet': 'Ihr Ticket ist noch nicht bezahlt',
  'Your answers are kept. Pay, and the pass is yours.':
    'Ihre Angaben sind noch da. Bezahlen Sie, dann gehört das Ticket Ihnen.',
  'To the payment': 'Zur Zahlung',
  'We sent a mail to {email}. Follow its link, and your pass is ready.':
    'Wir haben eine E-Mail an {email} geschickt. Öffnen Sie den Link darin, dann ist Ihr Ticket fertig.',
  'Confirm your e-mail': 'Bestätigen Sie Ihre E-Mail-Adresse',
  'The link works once, for 7 days. Nothing there? Look into the spam folder.':
    'Der Link gilt einmal und 7 Tage lang. Nichts da? Sehen Sie im Spam-Ordner nach.',
  'Open the demo mailbox': 'Demo-Postfach öffnen',
  'The invoice comes with your pass, under Invoices.': 'Die Rechnung finden Sie mit Ihrem Ticket unter „Rechnungen“.',
  'Then you can sign in and show your pass.': 'Dann können Sie sich anmelden und Ihr Ticket zeigen.',
  'Sent again. The link in the older mail no longer works.':
    'Noch einmal gesendet. Der Link in der älteren E-Mail gilt nicht mehr.',
  'Send the mail again': 'E-Mail erneut senden',
  'Possible in {seconds} s': 'Möglich in {seconds} s',
  'Your e-mail is confirmed. Your pass is approved as soon as its payment arrives.':
    'Ihre E-Mail-Adresse ist bestätigt. Ihr Ticket wird freigegeben, sobald die Zahlung da ist.',
  'Confirm your e-mail first.': 'Bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  'Your e-mail is confirmed. The organiser checks your pass within one working day and writes to you.':
    'Ihre E-Mail-Adresse ist bestätigt. Der Veranstalter prüft Ihr Ticket innerhalb eines Werktags und schreibt Ihnen.',
  'The time to pay was over, and your place was given back. Sign up again to take a new one.':
    'Die Zahlungsfrist war abgelaufen, Ihr Platz wurde zurückgegeben. Registrieren Sie sich erneut, um einen neuen zu bekommen.',
  'Your order was cancelled. Sign up again to take a new place.':
    'Ihre Bestellung wurde storniert. Registrieren Sie sich erneut, um einen neuen Platz zu bekommen.',
  'Your payment came after the last place was taken. All of it goes back to you.':
    'Ihre Zahlung kam, als der letzte Platz vergeben war. Sie erhalten alles zurück.',
  'You hold a pass already. What you paid for the second one goes back to you.':
    'Sie haben schon ein Ticket. Was Sie für das zweite bezahlt haben, erhalten Sie zurück.',
  'The organiser did not approve this pass.': 'Der Veranstalter hat dieses Ticket nicht freigegeben.',
  'There is no pass with this sign-up.': 'Zu dieser Registrierung gibt es kein Ticket.',
  'Your pass is approved': 'Ihr Ticket ist freigegeben',
  'Your e-mail is confirmed': 'Ihre E-Mail-Adresse ist bestätigt',
  'Your e-mail is confirmed.': 'Ihre E-Mail-Adresse ist bestätigt.',
  'Your e-mail is confirmed. Sign in to see your pass.':
    'Ihre E-Mail-Adresse ist bestätigt. Melden Sie sich an, um Ihr Ticket zu sehen.',
  Name: 'Name',
  'Is this you?': 'Sind Sie das?',
  'This was written with your address. Confirm it only if it is yours.':
    'Das wurde mit Ihrer Adresse geschrieben. Bestätigen Sie es nur, wenn es von Ihnen ist.',
  'You have an account: the pass joins it, and your password and name stay as they are.':
    'Sie haben schon ein Konto: Das Ticket kommt hinzu, und Ihr Passwort und Ihr Name bleiben, wie sie sind.',
  'Yes, confirm it': 'Ja, bestätigen',
  'If you did not write it, close this page. Nothing happens without you.':
    'Wenn Sie das nicht geschrieben haben, schließen Sie diese Seite. Ohne Sie geschieht nichts.',
  'Somebody signed up with your address more than once. So that nobody else gets in, choose your password now.':
    'Mit Ihrer Adresse wurde mehr als einmal registriert. Damit niemand sonst hineinkommt, wählen Sie jetzt Ihr Passwort.',
  'Choose my password': 'Passwort wählen',
  'This link was used or is too old': 'Dieser Link wurde benutzt oder ist zu alt',
  'If you confirmed your e-mail before, just sign in. Otherwise we send you a new link.':
    'Wenn Sie Ihre E-Mail-Adresse schon bestätigt haben, melden Sie sich einfach an. Sonst senden wir Ihnen einen neuen Link.',
  'If your e-mail still waits to be confirmed, a new mail is on its way.':
    'Wenn Ihre E-Mail-Adresse noch zu bestätigen ist, ist eine neue E-Mail unterwegs.',
  'Send a new link': 'Neuen Link senden',

  // An order that is opened from the mail.
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
}
