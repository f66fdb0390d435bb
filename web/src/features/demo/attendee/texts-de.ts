import type { Texts } from '../../../platform/messages/messages.ts'

export const demoDe: Texts = {
  'Demo mailbox': 'Demo-Postfach',
  Components: 'Bausteine',
  '{n, plural, one {# mail, newest first} other {# mails, newest first}}':
    '{n, plural, one {# E-Mail, neueste zuerst} other {# E-Mails, neueste zuerst}}',
  'No mail leaves this demo. What it would send is kept here, for anybody to read.':
    'Keine E-Mail verlässt diese Demo. Was sie senden würde, liegt hier und ist für alle lesbar.',
  'Sent to': 'Gesendet an',
  Refresh: 'Aktualisieren',
  'No mails yet': 'Noch keine E-Mails',
  'Sign up or ask for a new password: the mail appears here within seconds.':
    'Registrieren Sie sich oder fordern Sie ein neues Passwort an: Die E-Mail erscheint hier nach wenigen Sekunden.',
  'Nothing was sent to this address. Check its spelling, or refresh in a few seconds.':
    'An diese Adresse ging nichts. Prüfen Sie die Schreibweise oder aktualisieren Sie in ein paar Sekunden.',
  'As plain text': 'Als reiner Text',
}
