/** Speakers and sessions of the second track. */
export const securitySpeakers = `
Thiruvenkatachari Parthasarathy Rangarajan | Rangarajan | Kaveri Managed Services | Chennai
Head of identity | He ran the help desk of a tea exporter before he ran identity for 140 of them. His team of eleven looks after 52,000 accounts.
Leiter Identität | Er leitete den Helpdesk eines Teeexporteurs, bevor er die Identitäten von 140 betreute. Sein Team aus elf Leuten verwaltet 52.000 Konten.

Aoife Brennan | Brennan | Halden Networks | Dublin
Incident lead | Aoife has been called to 63 break-ins, most of them through a door that was open.
Leiterin Vorfälle | Aoife wurde zu 63 Einbrüchen gerufen, die meisten davon durch eine offene Tür.

Ute Brandt | Brandt | Brandt und Töchter | Kassel
Managing partner | Ute brought a company of nine through NIS 2 without buying a product.
Geschäftsführende Gesellschafterin | Ute hat ein Unternehmen mit neun Leuten durch NIS 2 gebracht, ohne ein Produkt zu kaufen.

Sofia Marchetti | Marchetti | Studio Rete | Torino
Trainer for awareness | Sofia writes phishing drills that people thank her for.
Trainerin für Awareness | Sofia schreibt Phishing-Übungen, für die man ihr dankt.

Yusuf Demir | Demir | Bosphor Data | Istanbul
Crisis exercise designer | Yusuf has ruined 80 Tuesdays on purpose, so that the real one goes better.
Entwickler von Krisenübungen | Yusuf hat 80 Dienstage mit Absicht verdorben, damit der echte besser läuft.

Hannelore Voss | Voss | Vossberg Forensik | Leipzig
Forensic examiner | Hannelore writes reports that hold in court, and teaches how not to spoil the evidence.
Forensikerin | Hannelore schreibt Gutachten, die vor Gericht halten, und lehrt, wie man Spuren nicht verdirbt.

Ravi Deshpande | Deshpande | Sahyadri Secure | Pune
Detection engineer | Ravi tunes rules at night and deletes them in the morning.
Ingenieur Erkennung | Ravi stellt nachts Regeln ein und löscht sie morgens wieder.

Marguerite Lacroix | Lacroix | Lacroix Assurances | Bruxelles
Cyber underwriter | Marguerite decides what a break-in costs before it happens.
Cyber-Underwriterin | Marguerite entscheidet, was ein Einbruch kostet, bevor er geschieht.

Jorge Salinas | Salinas | Andes Defensa | Santiago
Firewall engineer | Jorge inherited 4,000 rules and left 300.
Firewall-Ingenieur | Jorge hat 4.000 Regeln geerbt und 300 hinterlassen.

Elin Bergqvist | Bergqvist | Mälar Trygg | Västerås
Data protection officer | Elin reads every processing agreement, so that you need not.
Datenschutzbeauftragte | Elin liest jeden Vertrag zur Auftragsverarbeitung, damit Sie es nicht müssen.

Kwabena Asante | Asante | Volta Shield | Kumasi
Mail security lead | Kwabena put 1,100 domains on strict DMARC and lost no invoice.
Leiter E-Mail-Sicherheit | Kwabena hat 1.100 Domains auf striktes DMARC gestellt und keine Rechnung verloren.

Nadia Haddad | Haddad | Levant Cyber | Beirut
Red team lead | Nadia is paid to get in, and better paid to explain how.
Leiterin Red Team | Nadia wird dafür bezahlt, hineinzukommen, und besser dafür, zu erklären, wie.

Piotr Zieliński | Zieliński | Warta Kryptografia | Poznań
Key management architect | Piotr keeps keys for 27 hospitals and none of them in a drawer.
Architekt Schlüsselverwaltung | Piotr verwahrt Schlüssel für 27 Krankenhäuser, keinen davon in einer Schublade.

Clementine Oyelaran | Oyelaran | Harbour Watch | Liverpool
Head of the operations centre | Clementine staffs a night shift that goes home on time.
Leiterin Operations Center | Clementine besetzt eine Nachtschicht, die pünktlich nach Hause geht.

Stefan Hrubý | Hrubý | Vltava Systems | Praha
Windows hardening specialist | Stefan turns off what nobody asked for, and keeps a list.
Spezialist für Windows-Härtung | Stefan schaltet ab, worum niemand gebeten hat, und führt eine Liste.
`

export const securitySessions = `
mon 11:00 45 | all | en | brennan
Sixty-three break-ins | What small providers have in common after a break-in: who noticed, how late, and which log line was there all along.
Dreiundsechzig Einbrüche | Was kleine Anbieter nach einem Einbruch gemeinsam haben: wer es merkte, wie spät, und welche Zeile die ganze Zeit im Log stand.

mon 13:15 45 | basics | en | asante
Strict mail for eleven hundred domains | From no policy to reject in twelve weeks, with the order of steps, the forgotten newsletter tool and the one customer who said no.
Strenge Mail für elfhundert Domains | Von keiner Richtlinie bis reject in zwölf Wochen: die Reihenfolge, das vergessene Newsletter-Werkzeug und der eine Kunde, der Nein sagte.

mon 14:00 45 | advanced | en | hrubý
Hardening without angry phone calls | Stefan switches services off in rings and measures complaints. Forty settings, ranked by effect and by anger.
Härten ohne wütende Anrufe | Stefan schaltet Dienste in Ringen ab und misst Beschwerden. Vierzig Einstellungen, geordnet nach Wirkung und Ärger.

mon 15:15 45 | expert | en | zieliński
Keys outlive people | Who can open what when the administrator has left? Rotation, escrow and a ceremony that fits into a lunch break.
Schlüssel überleben Menschen | Wer kann was öffnen, wenn die Administratorin weg ist? Wechsel, Hinterlegung und eine Zeremonie, die in die Mittagspause passt.

tue 10:30 45 | advanced | en | rangarajan, brennan
Identity first: closing the side doors | Most break-ins at small providers did not break anything. Someone signed in. ¶ Four doors stay open after the move to single sign-on: accounts that nobody owns, the help desk that resets a factor on the phone, remote tools with one shared key, and the former customer who is still an administrator. For each, the log line that gives it away and the change that closed it.
Identität zuerst: Die Seitentüren schließen | Die meisten Einbrüche bei kleinen Anbietern haben nichts aufgebrochen. Jemand hat sich angemeldet. ¶ Vier Türen bleiben nach der Umstellung auf Single Sign-on offen: Konten ohne Besitzer, der Helpdesk, der am Telefon einen Faktor zurücksetzt, Fernwartung mit einem gemeinsamen Schlüssel und der frühere Kunde, der noch Administrator ist. Zu jeder die Zeile im Log, die sie verrät, und die Änderung, die sie schloss.

tue 11:30 45 | basics | de | brandt
NIS 2 for nine people | No department, no budget, the same law. Ute shows the twelve pages that her auditor accepted, and the one that was sent back.
NIS 2 für neun Leute | Keine Abteilung, kein Budget, dasselbe Gesetz. Ute zeigt die zwölf Seiten, die ihr Prüfer annahm, und die eine, die zurückkam.

tue 13:15 60 | expert | en | haddad, brennan
Live: an attack in sixty minutes | A model company, a real toolbox, no slides. Nadia gets in, Aoife watches the logs and stops the clock when she sees her.
Live: Ein Angriff in sechzig Minuten | Eine Modellfirma, echtes Werkzeug, keine Folien. Nadia bricht ein, Aoife beobachtet die Logs und stoppt die Uhr, sobald sie etwas sieht.

tue 14:45 45 | all | en | marchetti
Phishing drills that do not shame | Drills teach people to hide mistakes. Sofia's teach them to call. The wording, the timing, and the thank-you card.
Phishing-Übungen ohne Bloßstellung | Übungen lehren, Fehler zu verbergen. Sofias Übungen lehren, anzurufen. Die Worte, der Zeitpunkt und die Dankeskarte.

tue 16:00 45 | advanced | en | lacroix
Insurance, the small print | Five sentences in a cyber policy that decide whether it pays. Marguerite wrote some of them.
Versicherung, das Kleingedruckte | Fünf Sätze in einer Cyberpolice entscheiden, ob sie zahlt. Marguerite hat einige davon geschrieben.

wed 09:30 45 | basics | en | el-amrani, rangarajan
The help desk is the door | A caller, a crying child, a lost phone. How a service desk says no kindly, and who is asked next.
Der Helpdesk ist die Tür | Ein Anruf, ein weinendes Kind, ein verlorenes Telefon. Wie ein Servicedesk freundlich Nein sagt und wer dann gefragt wird.

wed 10:45 45 | expert | en | deshpande
Rules that deserve to wake somebody | Ravi scores detections by sleep lost. A method, a spreadsheet, and the twelve rules that remain.
Regeln, für die man jemanden wecken darf | Ravi bewertet Erkennungen nach verlorenem Schlaf. Eine Methode, eine Tabelle und die zwölf Regeln, die bleiben.

wed 13:30 45 | advanced | en | salinas
Three hundred rules are enough | How to read a firewall nobody dares to touch, and how to take out ten rules a day without an outage.
Dreihundert Regeln genügen | Wie man eine Firewall liest, die niemand anzufassen wagt, und täglich zehn Regeln ohne Ausfall entfernt.

wed 14:45 45 | basics | de | voss
Do not switch it off | The first hour decides what can be proved later. Hannelore with a list for the wall of every server room.
Nicht ausschalten | Die erste Stunde entscheidet, was sich später beweisen lässt. Hannelore mit einer Liste für die Wand jedes Serverraums.

wed 16:00 45 | all | en | oyelaran
A night shift that goes home on time | Staffing for a security operations centre of fourteen, with the roster, the budget and the sick days.
Eine Nachtschicht, die pünktlich geht | Besetzung eines Security Operations Center mit vierzehn Leuten: Dienstplan, Budget und Krankentage.

thu 10:00 45 | advanced | en | bergqvist
Processing agreements, read aloud | Elin reads three agreements from this hall's exhibitors, with names blackened, and says where she stops signing.
Auftragsverarbeitung, laut gelesen | Elin liest drei geschwärzte Verträge aus diesen Hallen und sagt, an welcher Stelle sie nicht mehr unterschreibt.

thu 11:15 45 | all | en | brennan, voss
The first call after a break-in | Whom to ring, in which order, and what not to write in a chat. A rehearsal with two people from the audience.
Der erste Anruf nach dem Einbruch | Wen man anruft, in welcher Reihenfolge, und was nicht in den Chat gehört. Eine Probe mit zwei Leuten aus dem Publikum.

thu 13:45 105 | advanced | en | demir
Workshop: a bad Tuesday, played through | You are the management of a provider with 70 customers. It is 08:10 and the remote tool does something on its own. Decide, the two of you.
Workshop: Ein schlechter Dienstag, durchgespielt | Sie leiten einen Anbieter mit 70 Kunden. Es ist 08:10 Uhr, und die Fernwartung tut etwas von selbst. Entscheiden Sie, zu zweit.

thu 15:45 60 | advanced | en | rangarajan
Workshop: own your service accounts | Bring the list of your privileged accounts. You leave with an owner, an end date and a reason beside each.
Workshop: Dienstkonten in eigene Hand | Bringen Sie die Liste Ihrer privilegierten Konten mit. Am Ende stehen neben jedem ein Besitzer, ein Enddatum und ein Grund.

fri 09:30 45 | all | en | haddad
What I look for in your lobby | A red team lead on badges, printers and politeness, with photographs from companies that agreed to be shown.
Wonach ich in Ihrem Foyer suche | Eine Red-Team-Leiterin über Ausweise, Drucker und Höflichkeit, mit Fotos von Firmen, die einverstanden waren.

fri 10:30 45 | basics | de | brandt, bergqvist
Ask the law | An hour of questions on NIS 2, data protection and liability, answered by two people who have to sign for it.
Fragen an das Gesetz | Ihre Fragen zu NIS 2, Datenschutz und Haftung, beantwortet von zweien, die dafür unterschreiben.
`
