/** Speakers and sessions of the first track; `records.ts` says how they are written. */
export const managedSpeakers = `
Adaeze Okonkwo-Lindqvist | Okonkwo | Fjord Managed IT | Oslo
Chief technology officer | Adaeze moved 340 customers off ticket queues and wrote down each mistake. She still takes the phone on Fridays.
Technische Geschäftsführerin | Adaeze hat 340 Kunden von der Ticketschlange befreit und jeden Fehler aufgeschrieben. Freitags geht sie noch selbst ans Telefon.

Bo Li | Li | Lantern Cloud | Shenzhen
Lead of documentation | Bo edits runbooks like a newspaper: one reader, one task, no adjectives.
Leitung Dokumentation | Bo redigiert Runbooks wie eine Zeitung: ein Leser, eine Aufgabe, keine Adjektive.

Gustavo Pires | Pires | Porto Norte TI | Porto
Head of operations | Gustavo patches fourteen thousand devices a month with a team of five.
Leiter Betrieb | Gustavo patcht im Monat vierzehntausend Geräte mit einem Team von fünf Leuten.

Nia Osei | Osei | Gold Coast Networks | Accra
Manager of on-call | Nia cut night calls by two thirds in a year and kept the team.
Leiterin Bereitschaft | Nia hat die nächtlichen Anrufe in einem Jahr um zwei Drittel gesenkt und das Team behalten.

Daniel Krämer | Krämer | Hansewerk Systeme | Hamburg
Product owner, platform | Daniel runs one console for forty customers and knows which buttons nobody presses.
Product Owner Plattform | Daniel betreibt eine Konsole für vierzig Kunden und weiß, welche Knöpfe niemand drückt.

Fatima Zahra El Amrani | El Amrani | Atlas Hosting | Casablanca
Service desk lead | Fatima trains the people who are called first. Her rule: nobody resets a factor on the phone.
Leiterin Servicedesk | Fatima schult die, die zuerst angerufen werden. Ihre Regel: Am Telefon setzt niemand einen Faktor zurück.

Rosalind Achterberg | Achterberg | Polder IT | Utrecht
Contract lawyer | Rosalind writes service contracts that both sides read to the end.
Vertragsjuristin | Rosalind schreibt Serviceverträge, die beide Seiten bis zum Schluss lesen.

Mateus Ferraz | Ferraz | Rede Clara | Recife
Monitoring engineer | Mateus deletes an alert for every one that he adds.
Ingenieur Monitoring | Mateus löscht für jeden neuen Alarm einen alten.

Ingeborg Thalmann | Thalmann | Thalmann Datentechnik | Chemnitz
Owner | Ingeborg took over a shop for printers in 1998 and looks after 90 offices today.
Inhaberin | Ingeborg übernahm 1998 einen Laden für Drucker und betreut heute 90 Büros.

Tomasz Wilk | Wilk | Wilk i Syn | Gdańsk
Field engineer | Tomasz drives 40,000 kilometres a year and would like to drive less.
Techniker im Außendienst | Tomasz fährt 40.000 Kilometer im Jahr und würde gern weniger fahren.

Leilani Kahale | Kahale | Windward Support | Honolulu
Head of customer success | Leilani asks customers why they stay, and writes the answers on the office wall.
Leiterin Kundenerfolg | Leilani fragt Kunden, warum sie bleiben, und schreibt die Antworten an die Bürowand.

Henrik Dahl | Dahl | Nordlys Drift | Bergen
Backup architect | Henrik restores one customer completely every month, without telling anybody which.
Architekt Datensicherung | Henrik stellt jeden Monat einen Kunden vollständig wieder her und verrät vorher nicht, welchen.

Priya Raghunathan | Raghunathan | Kaveri Managed Services | Chennai
Director of delivery | Priya hands over customers between three time zones every day.
Leiterin Delivery | Priya übergibt täglich Kunden zwischen drei Zeitzonen.

Soren Vestergaard | Vestergaard | Limfjord IT | Aalborg
Asset manager | Soren found 612 licences that nobody used, and gave the money back.
Asset-Manager | Soren fand 612 Lizenzen, die niemand nutzte, und gab das Geld zurück.

Camille Aubry | Aubry | Atelier Réseau | Lyon
Network engineer | Camille documents cabling with photographs, because people forget and walls do not.
Netzwerkingenieurin | Camille dokumentiert Verkabelung mit Fotos, denn Menschen vergessen und Wände nicht.
`

export const managedSessions = `
mon 09:30 60 | all | en | okonkwo
Opening keynote: the desk leaves the service desk | What is left of a help desk when half of its tickets never come in? Adaeze shows three years of figures from 340 customers, and what her people do with the hours.
Eröffnung: Der Tisch verlässt den Servicedesk | Was bleibt vom Helpdesk, wenn die Hälfte der Tickets nicht mehr kommt? Adaeze zeigt Zahlen von 340 Kunden aus drei Jahren, und was ihre Leute mit den Stunden tun.

mon 11:00 45, wed 15:45 45 | basics | en | li
Runbooks people really read | Most runbooks fail on their first line. Bo rewrites four of them on stage and explains each cut. ¶ Bring one of your own; the shortest wins a red pencil.
Runbooks, die wirklich gelesen werden | Die meisten Runbooks scheitern an der ersten Zeile. Bo schreibt vier davon auf der Bühne um und begründet jeden Strich. ¶ Bringen Sie ein eigenes mit; das kürzeste gewinnt einen Rotstift.

mon 13:30 45 | advanced | en | pires
Patching fourteen thousand printers | Printers, scanners, door locks: the devices that no tool lists. Gustavo shows how his team found them and in which order it patches.
Vierzehntausend Drucker patchen | Drucker, Scanner, Türschlösser: die Geräte, die in keinem Werkzeug stehen. Gustavo zeigt, wie sein Team sie fand und in welcher Reihenfolge es patcht.

mon 15:00 45 | all | en | osei
On call without heroes | Nia ended the hero culture of a team of nine: shorter shifts, written handovers, and the right to switch an alarm off. What it cost and what it saved.
Bereitschaft ohne Helden | Nia hat die Heldenkultur eines Neunerteams beendet: kürzere Schichten, schriftliche Übergaben und das Recht, einen Alarm abzuschalten. Was es kostete und was es brachte.

tue 09:00 60 | all | en | raghunathan, okonkwo
Keynote: following the sun, and the tired people behind it | Round-the-clock service is a promise to customers and a plan for people. Two providers compare how they hand over, and what gets lost on the way.
Keynote: Der Sonne nach, und wer dabei müde wird | Betrieb rund um die Uhr ist ein Versprechen an Kunden und ein Plan für Menschen. Zwei Anbieter vergleichen, wie sie übergeben und was unterwegs verloren geht.

tue 10:30 45, thu 09:45 45 | advanced | en | dahl
Backups that survive an auditor | A restore test with a stopwatch, a witness and no warning. Henrik shows the protocol that his customers sign, and the three restores that failed.
Backups, die eine Prüfung überstehen | Ein Wiederherstellungstest mit Stoppuhr, Zeugen und ohne Vorwarnung. Henrik zeigt das Protokoll, das seine Kunden unterschreiben, und die drei Versuche, die scheiterten.

tue 11:30 45 | all | en | papadaki, krämer, kahale
Panel: who pays for the quiet month? | When nothing breaks, customers ask what they pay for. A lawyer, a product owner and a customer's voice on contracts that reward quiet.
Podium: Wer bezahlt den ruhigen Monat? | Wenn nichts ausfällt, fragen Kunden, wofür sie zahlen. Eine Juristin, ein Product Owner und eine Stimme der Kunden über Verträge, die Ruhe belohnen.

tue 13:30 45 | advanced | de | krämer
One console, forty customers | Forty tenants on one screen are a comfort and a risk. Daniel explains roles, four eyes for dangerous buttons, and the day on which that paid off.
Eine Konsole, vierzig Kunden | Vierzig Mandanten auf einem Bildschirm sind bequem und riskant. Daniel erklärt Rollen, vier Augen für gefährliche Knöpfe und den Tag, an dem sich das auszahlte.

tue 14:45 45 | basics | en | el-amrani
A ticket is a queue, treat it as one | Waiting time follows rules older than computers. Fatima applies two of them to a service desk and halves the wait without hiring.
Ein Ticket ist eine Schlange | Wartezeit folgt Regeln, die älter sind als Computer. Fatima wendet zwei davon auf einen Servicedesk an und halbiert das Warten ohne neue Leute.

wed 09:00 45 | advanced | en | ferraz
Monitoring you can turn off | An alert nobody acts on is noise with a price. Mateus sorts 900 alerts by what people did next, and keeps 71.
Monitoring, das man abschalten darf | Ein Alarm, auf den niemand reagiert, ist Lärm mit Preisschild. Mateus sortiert 900 Alarme danach, was danach geschah, und behält 71.

wed 10:15 45 | basics | de | thalmann
Ninety offices, one van | How a family business in Chemnitz serves dentists, lawyers and a zoo: fixed routes, standard sets, and a no to special wishes.
Neunzig Büros, ein Lieferwagen | Wie ein Familienbetrieb in Chemnitz Zahnärzte, Kanzleien und einen Zoo betreut: feste Touren, Standardpakete und ein Nein zu Sonderwünschen.

wed 11:15 45 | all | en | kahale
Why customers stay | Leilani asked 200 customers at renewal. Price came fifth. The first four are free, and hard.
Warum Kunden bleiben | Leilani hat 200 Kunden bei der Verlängerung gefragt. Der Preis kam an fünfter Stelle. Die ersten vier kosten nichts und sind schwer.

wed 13:30 60 | expert | en | vestergaard
Licences nobody uses | An inventory of 11,000 seats, line by line: what was idle, who was told, and how the refund was put into the contract.
Lizenzen, die niemand nutzt | Ein Inventar von 11.000 Plätzen, Zeile für Zeile: was brachlag, wer es erfuhr und wie die Rückgabe in den Vertrag kam.

thu 11:00 45 | basics | en | wilk, aubry
The last visit on site | Half of all drives could have been a photograph. Tomasz and Camille show the checklist that decides whether somebody gets into the car.
Der letzte Termin vor Ort | Die Hälfte aller Fahrten hätte ein Foto sein können. Tomasz und Camille zeigen die Liste, die entscheidet, ob jemand ins Auto steigt.

thu 13:30 45 | advanced | en | aubry
Cabling for people who come after us | Labels, photographs, and a drawing that is never older than a week. Camille opens a real cabinet.
Verkabelung für die, die nach uns kommen | Etiketten, Fotos und ein Plan, der nie älter ist als eine Woche. Camille öffnet einen echten Schrank.

thu 15:00 60 | all | en | raghunathan
What the outage of 14 March taught us | Nine hours, 61 customers, one expired certificate. Priya reads from the minutes, names the decisions and says which she would take again.
Was uns der Ausfall vom 14. März gelehrt hat | Neun Stunden, 61 Kunden, ein abgelaufenes Zertifikat. Priya liest aus dem Protokoll, nennt die Entscheidungen und sagt, welche sie wieder träfe.

fri 09:30 45 | all | de | thalmann, krämer
Handing over the business | Who takes over when the owner stops? Two generations talk about prices, passwords and pride.
Den Betrieb übergeben | Wer übernimmt, wenn die Inhaberin aufhört? Zwei Generationen sprechen über Preise, Passwörter und Stolz.

fri 11:00 60 | all | en | okonkwo, osei
Closing: what we take home | Ten notes from five days, read by those who took them. Bring the one you will act on this year.
Zum Schluss: Was wir mitnehmen | Zehn Notizen aus fünf Tagen, vorgelesen von denen, die sie schrieben. Bringen Sie die eine mit, die Sie noch dieses Jahr umsetzen.
`
