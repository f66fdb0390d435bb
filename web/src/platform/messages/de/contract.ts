import type { Texts } from '../messages.ts'

/** What the server says: the contract's refusals and the messages of its fields. */
export const contractDe: Texts = {
  'Wrong password': 'Falsches Passwort',
  'The current password is not right.': 'Das aktuelle Passwort stimmt nicht.',
  'Password too weak': 'Passwort zu schwach',
  'Password is too weak.': 'Das Passwort ist zu schwach.',
  'Link used or too old': 'Link benutzt oder zu alt',
  'This link was used before or is too old. Ask for a new one.':
    'Dieser Link wurde schon benutzt oder ist zu alt. Fordern Sie einen neuen an.',
  'This link was used before or is too old. We can send a new one.':
    'Dieser Link wurde schon benutzt oder ist zu alt. Wir können einen neuen senden.',
  'Address exists': 'Adresse schon vorhanden',
  'There is already an address of this type. Change it instead.':
    'Eine Adresse dieser Art gibt es schon. Ändern Sie stattdessen diese.',
  'Unknown country': 'Unbekanntes Land',
  'Choose a country from the list.': 'Wählen Sie ein Land aus der Liste.',
  'Choose a country.': 'Wählen Sie ein Land.',
  'Picture not readable': 'Bild nicht lesbar',
  'Choose a JPEG, PNG or WebP picture of up to 8 MB.': 'Wählen Sie ein Bild (JPEG, PNG oder WebP) bis 8 MB.',
  'Not on sale': 'Nicht im Verkauf',
  'Too many places held': 'Zu viele Plätze gehalten',
  'Several places are held from here that are not paid yet. Pay or cancel one of them, or try again in 20 minutes.':
    'Von hier aus werden mehrere Plätze gehalten, die noch nicht bezahlt sind. Bezahlen oder stornieren Sie einen davon, oder versuchen Sie es in 20 Minuten noch einmal.',
  'This pass is not on sale. Choose another one.': 'Dieses Ticket ist nicht im Verkauf. Wählen Sie ein anderes.',
  'Not available': 'Nicht verfügbar',
  'This pass is not available for this address.': 'Dieses Ticket ist für diese E-Mail-Adresse nicht verfügbar.',
  'Sold out': 'Ausverkauft',
  'The last pass of this type was taken a moment ago. Choose another pass.':
    'Das letzte Ticket dieser Art wurde eben vergeben. Wählen Sie ein anderes Ticket.',
  'Unknown voucher': 'Unbekannter Gutschein',
  'We do not know this voucher code. Check the spelling, or ask whoever gave it to you.':
    'Wir kennen diesen Gutscheincode nicht. Prüfen Sie die Schreibweise oder fragen Sie, wer ihn Ihnen gegeben hat.',
  'Voucher used up': 'Gutschein verbraucht',
  'This voucher was used as often as it allows. Ask whoever gave it to you.':
    'Dieser Gutschein wurde so oft eingelöst, wie er erlaubt. Fragen Sie, wer ihn Ihnen gegeben hat.',
  'You have a pass': 'Sie haben ein Ticket',
  'You hold a pass for this edition already.': 'Sie haben für dieses Jahr schon ein Ticket.',
  'Not signed in': 'Nicht angemeldet',
  'E-mail or password is not right.': 'E-Mail oder Passwort stimmt nicht.',
  'No approved pass': 'Kein freigegebenes Ticket',
  'You can sign in once your pass is approved.': 'Sie können sich anmelden, sobald Ihr Ticket freigegeben ist.',
  'Cannot be cancelled': 'Nicht stornierbar',
  'This order can no longer be cancelled here.': 'Diese Bestellung kann hier nicht mehr storniert werden.',
  'Payment under way': 'Zahlung läuft',
  'A payment for this order is being checked. Wait for its outcome before you try again.':
    'Eine Zahlung für diese Bestellung wird geprüft. Warten Sie das Ergebnis ab, bevor Sie es erneut versuchen.',
  'No more time': 'Nicht mehr verlängerbar',
  'The time was extended once, or others are waiting.': 'Die Zeit wurde schon verlängert, oder andere warten.',
  'Time ran out': 'Zeit abgelaufen',
  'The time to pay is over. Your place was given back; start again to take it.':
    'Die Zahlungsfrist ist abgelaufen. Ihr Platz wurde zurückgegeben; beginnen Sie neu, um wieder einen zu bekommen.',
  'Oops. Payment was not successful.': 'Die Zahlung war leider nicht erfolgreich.',
  'There might be something wrong with your supplied payment data.':
    'Vielleicht stimmt etwas mit Ihren Zahlungsdaten nicht. Prüfen Sie sie bitte.',
  'Nothing to pay': 'Nichts zu bezahlen',
  'This order cannot be paid in its present state.': 'Diese Bestellung kann jetzt nicht bezahlt werden.',
  'Cannot be ordered': 'Nicht bestellbar',
  'This order cannot be placed in its present state.': 'Diese Bestellung kann jetzt nicht aufgegeben werden.',
  'Not offered': 'Nicht angeboten',
  'This way to pay is not offered. Choose another one.':
    'Diese Zahlungsart wird nicht angeboten. Wählen Sie eine andere.',
  'Bad signature': 'Ungültige Signatur',
  'The event is not signed by its provider.': 'Die Meldung ist nicht von ihrem Absender signiert.',
  'Not ready yet': 'Noch nicht fertig',
  'The document is being made. Try again in a few seconds.':
    'Das Dokument wird erstellt. Versuchen Sie es in ein paar Sekunden noch einmal.',
  'Order is closed': 'Bestellung ist abgeschlossen',
  'This order can no longer be changed.': 'Diese Bestellung kann nicht mehr geändert werden.',
  'No such upgrade': 'So nicht aufwertbar',
  'This upgrade is not open to the pass you hold.': 'Diese Aufwertung gibt es für Ihr Ticket nicht.',
  'Billing address missing': 'Rechnungsadresse fehlt',
  'The invoice needs your billing address. Add it to your account, then pay.':
    'Die Rechnung braucht Ihre Rechnungsadresse. Ergänzen Sie sie in Ihrem Konto und bezahlen Sie dann.',
  'Check your entries': 'Prüfen Sie Ihre Eingaben',
  'Some entries are missing or cannot be used.': 'Einige Angaben fehlen oder sind nicht verwendbar.',
  'Unreadable request': 'Unlesbare Anfrage',
  'The request could not be read.': 'Die Anfrage konnte nicht gelesen werden.',
  'Please sign in': 'Bitte melden Sie sich an',
  'Sign in to continue.': 'Melden Sie sich an, um fortzufahren.',
  'Not allowed': 'Nicht erlaubt',
  'Your account may not do this.': 'Ihr Konto darf das nicht.',
  'Page Not Found': 'Seite nicht gefunden',
  'This page could not be found': 'Diese Seite wurde nicht gefunden',
  'Not possible here': 'Hier nicht möglich',
  'This address does not answer that method.': 'Diese Adresse beantwortet diese Methode nicht.',
  'Too large': 'Zu groß',
  'Send less at once.': 'Senden Sie weniger auf einmal.',
  'Unknown format': 'Unbekanntes Format',
  'Send the request as JSON.': 'Senden Sie die Anfrage als JSON.',
  'Too many attempts': 'Zu viele Versuche',
  'Wait a little, then try again.': 'Warten Sie ein wenig und versuchen Sie es dann erneut.',
  'Already used': 'Schon benutzt',
  'This request was already sent with other content.': 'Diese Anfrage wurde schon mit anderem Inhalt gesendet.',
  'Still working': 'Noch in Arbeit',
  'The same request is being worked on. Try again in a moment.':
    'An dieser Anfrage wird gearbeitet. Versuchen Sie es gleich noch einmal.',
  'One moment': 'Einen Moment',
  'Many people are here at once. Try again in a few seconds.':
    'Gerade sind viele gleichzeitig hier. Versuchen Sie es in ein paar Sekunden noch einmal.',
  'Not available right now': 'Gerade nicht verfügbar',
  'We cannot reach our data. Nothing is lost; try again in a moment.':
    'Wir erreichen unsere Daten nicht. Nichts ist verloren; versuchen Sie es gleich noch einmal.',
  'Unexpected error': 'Unerwarteter Fehler',
  'Accept the terms to continue.': 'Stimmen Sie den Bedingungen zu, um fortzufahren.',
  'Enter an e-mail address like name@company.com.': 'Geben Sie eine E-Mail-Adresse wie name@firma.de ein.',
  'Please fill in this field.': 'Bitte füllen Sie dieses Feld aus.',
  'Please remove the invisible characters.': 'Bitte entfernen Sie die unsichtbaren Zeichen.',
  'Please use no more than 20 characters.': 'Bitte verwenden Sie höchstens 20 Zeichen.',
  'Please use no more than 40 characters.': 'Bitte verwenden Sie höchstens 40 Zeichen.',
  'Please use no more than 80 characters.': 'Bitte verwenden Sie höchstens 80 Zeichen.',
  'Please use no more than 120 characters.': 'Bitte verwenden Sie höchstens 120 Zeichen.',
  'Please use no more than 256 characters.': 'Bitte verwenden Sie höchstens 256 Zeichen.',
  'This is not a known reference.': 'Dieser Verweis ist nicht bekannt.',
  'Your password must be at least 8 characters long, contain at least one number, one special character and have a mixture of uppercase and lowercase letters.':
    'Ihr Passwort muss mindestens 8 Zeichen lang sein, mindestens eine Zahl und ein Sonderzeichen enthalten und Groß- und Kleinbuchstaben mischen.',
  'Invalid VAT ID (Please fill in only if located in Europe)':
    'Ungültige USt-IdNr. (bitte nur ausfüllen, wenn Sie in Europa ansässig sind)',
  'Not free on all nights': 'Nicht in allen Nächten frei',
  'Some of these nights were taken a moment ago. Choose other nights or another room.':
    'Einige dieser Nächte wurden eben vergeben. Wählen Sie andere Nächte oder ein anderes Zimmer.',
  'Not possible': 'Nicht möglich',
  'This room cannot be had for these days and this many people. Choose other days or another room.':
    'Dieses Zimmer ist für diese Tage und so viele Personen nicht zu haben. Wählen Sie andere Tage oder ein anderes Zimmer.',
  'Enough rooms held': 'Genug Zimmer reserviert',
  'You hold as many rooms as one person may. Pay for them or let one go first.':
    'Mehr Zimmer kann eine Person nicht reservieren. Bezahlen Sie sie oder geben Sie zuerst eines zurück.',
  'Room is full': 'Zimmer ist voll belegt',
  'This room has no bed left for another guest.': 'In diesem Zimmer ist kein Bett mehr für einen weiteren Gast.',
  'Too late to change': 'Zu spät zum Ändern',
  'This booking can no longer be changed or cancelled here. Write to us if you must.':
    'Diese Buchung kann hier nicht mehr umgebucht oder storniert werden. Schreiben Sie uns, wenn es sein muss.',
  'Not booked yet': 'Noch nicht gebucht',
  'A confirmation is there once the stay is paid.': 'Eine Bestätigung gibt es, sobald der Aufenthalt bezahlt ist.',
  'Your payment goes back': 'Ihre Zahlung geht an Sie zurück',
  'It was gone or paid already. All of it goes back.':
    'Was Sie bestellt hatten, war vergeben oder schon bezahlt, als Ihr Geld ankam. Alles geht auf demselben Weg zurück.',
  'No longer available': 'Nicht mehr verfügbar',
  'What you ordered is gone. Nothing was charged. Choose again.':
    'Etwas in dieser Bestellung ist nicht mehr zu haben. Es wurde nichts abgebucht. Wählen Sie neu.',
  'Took too long': 'Hat zu lange gedauert',
  'The request did not arrive in time. Send it again.':
    'Die Anfrage kam nicht rechtzeitig an. Senden Sie sie noch einmal.',
  'No address of ours is that long.': 'So lang ist keine unserer Adressen.',
  'Send the request in the format that this address takes: JSON, or one file as multipart/form-data.':
    'Senden Sie die Anfrage in dem Format, das diese Adresse annimmt: JSON, oder eine Datei als multipart/form-data.',
  'Send shorter headers, or fewer.': 'Senden Sie kürzere oder weniger Kopfzeilen.',
  'Not open yet': 'Noch nicht geöffnet',
  'No event is set up here yet. Come back later.':
    'Hier ist noch keine Veranstaltung eingerichtet. Kommen Sie später wieder.',
}
