import type { Texts } from '../../../platform/messages/messages.ts'

export const identityDe: Texts = {
  'This account is for staff.': 'Dieses Konto ist für Mitarbeitende.',
  'Your password is right. The back office and the check-in are apps of their own, and they are not open yet; here only attendees and exhibitors come in.':
    'Ihr Passwort stimmt. Verwaltung und Einlass sind eigene Anwendungen und noch nicht geöffnet; hier kommen nur Teilnehmende und Aussteller herein.',
  'Enter your e-mail address.': 'Geben Sie Ihre E-Mail-Adresse ein.',
  'Enter your password.': 'Geben Sie Ihr Passwort ein.',
  'Forgotten password': 'Passwort vergessen',
  'No pass yet?': 'Noch kein Ticket?',
  'Choose one': 'Ticket wählen',
  'Choose one from {price}': 'Ticket wählen, ab {price}',
  'Enter your e-mail address. We send you a link to set a new password.':
    'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link für ein neues Passwort.',
  'Send the link': 'Link senden',
  'Back to sign in': 'Zurück zur Anmeldung',
  'Look into your mailbox.': 'Sehen Sie in Ihrem Postfach nach.',
  'If an account exists for {email}, a mail with a link is on its way. The link works once.':
    'Wenn es für {email} ein Konto gibt, ist eine E-Mail mit einem Link unterwegs. Der Link gilt einmal.',
  'New password': 'Neues Passwort',
  'Set the password': 'Passwort festlegen',
  'Your password was changed.': 'Ihr Passwort wurde geändert.',
  'You were signed out everywhere. Sign in with the new password.':
    'Sie wurden überall abgemeldet. Melden Sie sich mit dem neuen Passwort an.',
  'Ask for a new link': 'Neuen Link anfordern',
  'You were signed out.': 'Sie wurden abgemeldet.',
  'Your session has ended. Sign in again and you are back where you were.':
    'Ihre Sitzung ist beendet. Melden Sie sich erneut an, dann sind Sie wieder da, wo Sie waren.',
  'Choose a pass': 'Wählen Sie ein Ticket',
  'Your pass is waiting for its payment.': 'Ihr Ticket wartet auf die Zahlung.',
  'Bank transfers take one to three working days. We write to you as soon as the payment is here.':
    'Überweisungen dauern ein bis drei Werktage. Wir schreiben Ihnen, sobald die Zahlung da ist.',
  'Your e-mail address is not confirmed yet.': 'Ihre E-Mail-Adresse ist noch nicht bestätigt.',
  'Open the link in our mail to you. Look into the spam folder too.':
    'Öffnen Sie den Link in unserer E-Mail an Sie. Sehen Sie auch im Spam-Ordner nach.',
  'Not paid yet? {pay}': 'Noch nicht bezahlt? {pay}',
  'Pay now': 'Jetzt bezahlen',
  'Your pass is waiting for approval.': 'Ihr Ticket wartet auf die Freigabe.',
  'The organiser looks at it and writes to you as soon as it is approved.':
    'Der Veranstalter prüft es und schreibt Ihnen, sobald es freigegeben ist.',
  'Your order ended before it was paid.': 'Ihre Bestellung ist abgelaufen, bevor sie bezahlt war.',
  'The pass was given back. {again}, or write to {contact}.':
    'Das Ticket wurde zurückgegeben. {again}, oder schreiben Sie an {contact}.',
  'Write to {contact} and we look at it together.': 'Schreiben Sie an {contact}, wir sehen es uns gemeinsam an.',
  'Your pass was not approved.': 'Ihr Ticket wurde nicht freigegeben.',
  'Write to {contact} if you have questions about it.': 'Schreiben Sie an {contact}, wenn Sie Fragen dazu haben.',
  'You have no pass yet.': 'Sie haben noch kein Ticket.',
  'You can sign in with a pass for this event. {again}':
    'Anmelden können Sie sich mit einem Ticket für diese Messe. {again}',
}
