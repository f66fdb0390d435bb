import type { Texts } from '../messages.ts'

export const platformDe: Texts = {
  'Register for {product} {year}': 'Registrierung für {product} {year}',
  'Operation completed successfully.': 'Der Vorgang wurde erfolgreich abgeschlossen.',
  'Uh oh, an unexpected error happened. Please try again later.':
    'Leider ist ein unerwarteter Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.',
  'Error: ': 'Fehler: ',
  'There is a problem': 'Es gibt ein Problem',
  Request: 'Anfrage',
  'This could not be loaded': 'Das konnte nicht geladen werden',
  'No connection': 'Keine Verbindung',
  'We cannot reach the server. Nothing you entered is lost; try again when you are online.':
    'Wir erreichen den Server nicht. Ihre Eingaben sind nicht verloren; versuchen Sie es erneut, sobald Sie online sind.',
}
