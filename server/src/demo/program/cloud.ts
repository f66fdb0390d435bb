/** Speakers and sessions of the third track. */
export const cloudSpeakers = `
Kenji Watanabe | Watanabe | Hoshi Systems | Osaka
Resilience architect | Kenji plans for the day on which a region is gone, and drills it in August.
Architekt Ausfallsicherheit | Kenji plant für den Tag, an dem eine Region weg ist, und übt ihn im August.

Pieter van der Westhuizen | Westhuizen | Kaap IT | Cape Town
Migration lead | Pieter has moved 48 bank branches, all of them over a weekend.
Leiter Migration | Pieter hat 48 Bankfilialen umgezogen, jede an einem Wochenende.

Elif Yıldırım | Yıldırım | Anadolu Bulut | Ankara
Cloud cost analyst | Elif explains bills to people who would rather not open them.
Analystin Cloudkosten | Elif erklärt Rechnungen denen, die sie lieber nicht öffnen.

Jonas Beaumont | Beaumont | Kestrel Cloud AG | Zürich
Head of sovereignty | Jonas reads the terms of regions before anybody draws an architecture.
Leiter Souveränität | Jonas liest die Bedingungen der Regionen, bevor jemand eine Architektur zeichnet.

Marisol Quintero | Quintero | Nube Sur | Medellín
Platform engineer | Marisol builds paved roads, and leaves the meadow open.
Plattformingenieurin | Marisol baut befestigte Wege und lässt die Wiese offen.

Aleksander Nowicki | Nowicki | Odra Kontenery | Wrocław
Container specialist | Aleksander has taken more clusters down than he has put up, with good reason.
Container-Spezialist | Aleksander hat mehr Cluster abgebaut als aufgebaut, aus gutem Grund.

Gwendolyn Pryce | Pryce | Cardiff Colocation | Cardiff
Data centre manager | Gwendolyn sells space to people who came back from the cloud.
Leiterin Rechenzentrum | Gwendolyn vermietet Fläche an alle, die aus der Cloud zurückkommen.

Farid Benyamina | Benyamina | Oran Réseaux | Oran
Network architect | Farid draws networks that still work when a provider does not.
Netzwerkarchitekt | Farid zeichnet Netze, die auch ohne den Provider funktionieren.

Saskia Ravelstein | Ravelstein | Ravelstein Automatisering | Eindhoven
Infrastructure as code lead | Saskia deletes consoles: whoever clicks must write a ticket about it.
Leiterin Infrastructure as Code | Saskia schafft Konsolen ab: Wer klickt, schreibt darüber ein Ticket.

Tariq Mahmood | Mahmood | Indus Datenbank | Lahore
Database reliability engineer | Tariq upgrades databases at noon, because then everybody is awake.
Ingenieur Datenbanken | Tariq aktualisiert Datenbanken mittags, weil dann alle wach sind.

Birgit Olafsdóttir | Olafsdóttir | Jökull Data | Reykjavík
Energy engineer | Birgit measures what a virtual machine draws from a glacier.
Energieingenieurin | Birgit misst, was eine virtuelle Maschine dem Gletscher abverlangt.

Chidi Nwosu | Nwosu | Lagos Edge | Lagos
Edge operations lead | Chidi runs 600 small sites where the power goes off every day.
Leiter Edge-Betrieb | Chidi betreibt 600 kleine Standorte, an denen täglich der Strom ausfällt.

Lukas Hofstetter | Hofstetter | Alpenrechner | Innsbruck
Virtualisation consultant | Lukas has priced nine ways away from one hypervisor.
Berater Virtualisierung | Lukas hat neun Wege weg von einem Hypervisor durchgerechnet.

Odile Garnier | Garnier | Garnier Sauvegarde | Nantes
Storage engineer | Odile plans archives that somebody can still open in thirty years.
Speicheringenieurin | Odile plant Archive, die in dreißig Jahren noch jemand öffnen kann.

Mikael Rautio | Rautio | Saimaa Pilvi | Lappeenranta
Observability lead | Mikael halved a telemetry bill and found more faults than before.
Leiter Observability | Mikael hat eine Telemetrierechnung halbiert und mehr Fehler gefunden als zuvor.
`

export const cloudSessions = `
mon 11:15 45 | basics | en | quintero
Paved roads, open meadows | A platform team of four serves sixty developers by offering three good defaults and forbidding nothing.
Befestigte Wege, offene Wiesen | Ein Plattformteam aus vier Leuten bedient sechzig Entwickler: mit drei guten Vorgaben und ohne Verbote.

mon 13:15 45 | advanced | en | nowicki
When not to run a cluster | Aleksander took down seven Kubernetes clusters last year. The criteria, the calculations, and the one that he regrets.
Wann man keinen Cluster betreibt | Aleksander hat letztes Jahr sieben Kubernetes-Cluster abgebaut. Die Kriterien, die Rechnung und der eine, den er bereut.

mon 14:30 45 | all | en | olafsdóttir
What a virtual machine draws | From the meter in the rack to a figure that a customer may print: a method without offsets and adjectives.
Was eine virtuelle Maschine verbraucht | Vom Zähler im Rack zu einer Zahl, die Kunden drucken dürfen: eine Methode ohne Zertifikate und Adjektive.

mon 15:45 45 | expert | en | mahmood
Upgrading databases at noon | Logical replication, a rehearsed way back, and everybody awake. Tariq's plan for major versions, hour by hour.
Datenbanken mittags aktualisieren | Logische Replikation, ein geprobter Rückweg und alle wach. Tariqs Plan für Hauptversionen, Stunde für Stunde.

tue 10:00 45 | advanced | en | westhuizen
Moving a bank branch by Friday | Forty-eight branches, one weekend each: the checklist, the spare router in the boot, and the Monday after.
Eine Bankfiliale bis Freitag umziehen | Achtundvierzig Filialen, je ein Wochenende: die Liste, der Ersatzrouter im Kofferraum und der Montag danach.

tue 11:00 60 | basics | en | yıldırım
The bill nobody can read | Elif takes an invoice of 214 pages apart until ten lines explain nine tenths of it. Works with every provider.
Die Rechnung, die niemand lesen kann | Elif zerlegt eine Rechnung von 214 Seiten, bis zehn Zeilen neun Zehntel davon erklären. Geht bei jedem Anbieter.

tue 13:45 45 | expert | en | beaumont
Sovereign regions, compared | Who holds the keys, who may be ordered to hand them over, and what that means in a contract. Six offers side by side.
Souveräne Regionen im Vergleich | Wer hält die Schlüssel, wer kann zur Herausgabe gezwungen werden, und was heißt das im Vertrag? Sechs Angebote nebeneinander.

tue 14:45 45, thu 14:00 45 | advanced | en | watanabe
Two regions, one small team | Active in two places with five engineers: what may be late, what must never be, and the drill every August.
Zwei Regionen, ein kleines Team | Aktiv an zwei Orten mit fünf Leuten: was verspätet sein darf, was nie, und die Übung jeden August.

tue 16:00 30 | all | en | yıldırım, watanabe, westhuizen
Ask the cloud people | Half an hour, no slides: bring the question that you could not put to your provider.
Fragen an die Cloudleute | Eine halbe Stunde ohne Folien: Bringen Sie die Frage mit, die Sie Ihrem Anbieter nicht stellen konnten.

wed 09:00 45 | basics | de | hofstetter
Nine ways away from one hypervisor | Prices rose, contracts ended. Lukas compares nine replacements by cost over three years, and by nights lost.
Neun Wege weg vom Hypervisor | Preise stiegen, Verträge endeten. Lukas vergleicht neun Alternativen nach Kosten über drei Jahre und nach schlaflosen Nächten.

wed 10:15 45 | advanced | en | ravelstein
Whoever clicks writes a ticket | Infrastructure as code with people who never wrote any: pairing, small plans, and a console that is read-only.
Wer klickt, schreibt ein Ticket | Infrastructure as Code mit Leuten, die nie programmiert haben: zu zweit, in kleinen Schritten und mit einer Konsole nur zum Lesen.

wed 11:30 45 | all | en | pryce
Back from the cloud | Which workloads return to colocation, and which only look as if they should. Figures from 31 customers who moved.
Zurück aus der Cloud | Welche Lasten ins Rechenzentrum zurückkehren und welche nur so aussehen. Zahlen von 31 Kunden, die umgezogen sind.

wed 13:45 45 | advanced | en | nwosu
Six hundred sites without steady power | Edge computing where the power goes off daily: boot order, local decisions, and updates over a thin line.
Sechshundert Standorte ohne sicheren Strom | Edge-Betrieb bei täglichem Stromausfall: Startreihenfolge, Entscheidungen vor Ort und Updates über dünne Leitungen.

wed 15:00 45 | expert | en | benyamina
Routing around your provider | Two carriers, one prefix and a Sunday in June. Farid draws what failed and what he announces today.
Am Provider vorbei | Zwei Carrier, ein Präfix und ein Sonntag im Juni. Farid zeichnet, was ausfiel und was er heute ankündigt.

wed 16:15 45 | basics | en | garnier
Archives that open in thirty years | Formats, tapes and the people who know the password. Odile on storing what must outlive its software.
Archive für dreißig Jahre | Formate, Bänder und die Menschen, die das Passwort kennen. Odile über Daten, die ihre Software überleben müssen.

thu 10:15 45 | advanced | en | rautio
Half the telemetry, twice the findings | What to sample, what to drop, and the five questions that every dashboard must answer.
Halb so viel Telemetrie, doppelt so viele Funde | Was man stichprobenweise misst, was man weglässt, und die fünf Fragen, die jedes Dashboard beantworten muss.

thu 11:15 45 | all | en | beaumont, pryce
Exit plans that were tried | Regulators ask for an exit plan. Two providers performed theirs, with a customer's real data and a stopwatch.
Ausstiegspläne, die erprobt sind | Aufsichten verlangen einen Ausstiegsplan. Zwei Anbieter haben ihren ausgeführt, mit echten Daten und Stoppuhr.

thu 15:15 45 | basics | en | quintero, ravelstein
Tenants, folders, names | The dullest hour of the week, and the one that saves most. Naming things so that a stranger finds them.
Mandanten, Ordner, Namen | Die langweiligste Stunde der Woche, und die nützlichste. Dinge so benennen, dass Fremde sie finden.

fri 09:45 45 | all | de | hofstetter, beaumont
Cloud contracts in plain words | Notice periods, price clauses, exits: what to ask before signing, with the answers that providers really gave.
Cloudverträge in klaren Worten | Kündigung, Preisklauseln, Ausstieg: was man vor der Unterschrift fragt, mit den Antworten, die Anbieter wirklich gaben.
`
