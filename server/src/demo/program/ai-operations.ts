/** Speakers and sessions of the fourth track. */
export const aiSpeakers = `
Anneliese Roth | Roth | Rothenburg Labs | Nürnberg
Head of applied models | Anneliese measures models by the corrections that people make, and by nothing else.
Leiterin angewandte Modelle | Anneliese misst Modelle an den Korrekturen der Menschen, und an nichts sonst.

Samuel Adeyemi | Adeyemi | Ibadan Automation | Ibadan
Automation engineer | Samuel has automated 212 tasks and un-automated nineteen.
Ingenieur Automatisierung | Samuel hat 212 Aufgaben automatisiert und neunzehn zurückgebaut.

Mei-Ling Chow | Chow | Pearl Delta Ops | Hong Kong
Incident analyst | Mei-Ling reads postmortems for a living and looks for the sentence that is missing.
Analystin für Vorfälle | Mei-Ling liest beruflich Postmortems und sucht den Satz, der fehlt.

Casper Lindholm | Lindholm | Öresund Robotics | Malmö
Agent platform lead | Casper gives software agents a badge, a budget and a boss.
Leiter Agentenplattform | Casper gibt Software-Agenten einen Ausweis, ein Budget und eine Chefin.

Dorota Kaczmarek | Kaczmarek | Kaczmarek Prawo | Kraków
Technology lawyer | Dorota translates the AI Act into purchase orders.
Juristin für Technologie | Dorota übersetzt die KI-Verordnung in Bestellungen.

Rohan Iyer | Iyer | Nilgiri Compute | Bengaluru
Inference engineer | Rohan runs language models on hardware that others have written off.
Ingenieur Inferenz | Rohan betreibt Sprachmodelle auf Hardware, die andere abgeschrieben haben.

Beatriz Monteiro | Monteiro | Tejo Dados | Lisboa
Data engineer | Beatriz cleans knowledge bases before anybody searches them.
Dateningenieurin | Beatriz räumt Wissensdatenbanken auf, bevor jemand darin sucht.

Emre Kaplan | Kaplan | Ege Servis | İzmir
Service desk automation lead | Emre lets a machine answer only what he would let a trainee answer.
Leiter Automatisierung Servicedesk | Emre lässt die Maschine nur beantworten, was er auch Auszubildende beantworten ließe.

Wilhelmina de Groot | Groot | Waddenzee Data | Groningen
Evaluation lead | Wilhelmina keeps 3,000 old tickets as an examination for every new model.
Leiterin Evaluation | Wilhelmina hält 3.000 alte Tickets als Prüfung für jedes neue Modell bereit.

Arjun Mehta | Mehta | Sabarmati Cloud | Ahmedabad
Capacity planner | Arjun forecasts disks, people and holidays, in that order of success.
Kapazitätsplaner | Arjun sagt Platten, Personal und Urlaub voraus, in dieser Reihenfolge des Erfolgs.

Isolde Wagner | Wagner | Wagner und Falk | Graz
Works council adviser | Isolde negotiates agreements about software that watches.
Beraterin für Betriebsräte | Isolde verhandelt Vereinbarungen über Software, die zusieht.

Kofi Mensah | Mensah | Accra Signals | Accra
Anomaly detection engineer | Kofi prefers a threshold that everybody understands to a model that nobody does.
Ingenieur Anomalieerkennung | Kofi mag Schwellen, die alle verstehen, lieber als Modelle, die niemand versteht.

Linnea Forsberg | Forsberg | Norrsken Text | Umeå
Conversation designer | Linnea writes what machines say when they do not know.
Gestalterin für Dialoge | Linnea schreibt, was Maschinen sagen, wenn sie etwas nicht wissen.

Nikolai Petrov | Petrov | Balkan Ops | Plovdiv
Scripting veteran | Nikolai compares every new tool with sixty lines of shell.
Veteran der Skripte | Nikolai vergleicht jedes neue Werkzeug mit sechzig Zeilen Shell.

Zainab Bello | Bello | Sahel Systems | Kano
Head of automation safety | Zainab decides which actions a machine may never take alone.
Leiterin Automatisierungssicherheit | Zainab entscheidet, was eine Maschine nie allein tun darf.
`

export const aiSessions = `
mon 11:00 45 | basics | en | kaplan
Answer only what a trainee would | Emre's rule decides in a second whether a machine may reply to a ticket. What it closed in a year, and what came back.
Nur beantworten, was Auszubildende dürften | Emres Regel entscheidet in einer Sekunde, ob eine Maschine antworten darf. Was sie in einem Jahr schloss und was zurückkam.

mon 13:45 45 | advanced | en | monteiro
Clean the knowledge base first | Search over 9,000 articles finds the wrong one faster. Beatriz shows how to retire, merge and date them before any model reads along.
Erst die Wissensdatenbank aufräumen | Suche über 9.000 Artikel findet den falschen nur schneller. Beatriz zeigt, wie man sie ausmustert, zusammenlegt und datiert, bevor ein Modell mitliest.

mon 14:45 45 | all | en | roth
Count the corrections | Accuracy in a demo says little. Anneliese counts what people change in drafts, by team and by week, and stops projects by that number.
Korrekturen zählen | Genauigkeit in einer Vorführung sagt wenig. Anneliese zählt, was Menschen an Entwürfen ändern, je Team und Woche, und beendet Projekte nach dieser Zahl.

mon 16:00 45 | expert | en | iyer
Language models on written-off hardware | Two shelves of old cards, a quiet cellar and 40 tokens a second. Rohan on quantisation, queues and the electricity bill.
Sprachmodelle auf abgeschriebener Hardware | Zwei Regale alter Karten, ein ruhiger Keller und 40 Token pro Sekunde. Rohan über Quantisierung, Warteschlangen und die Stromrechnung.

tue 10:15 45, thu 14:45 45 | advanced | en | lindholm
A badge, a budget and a boss | Software agents need what every colleague needs: an identity, a limit and somebody who answers for them. A platform in production since spring.
Ausweis, Budget und eine Chefin | Software-Agenten brauchen, was alle Kollegen brauchen: eine Identität, ein Limit und jemanden, der für sie einsteht. Eine Plattform, die seit dem Frühjahr läuft.

tue 11:15 45 | basics | en | kaczmarek
The AI Act as a purchase order | Nine lines to add when you buy software with a model in it, and three answers at which Dorota stops the purchase.
Die KI-Verordnung als Bestellung | Neun Zeilen für den Einkauf von Software mit einem Modell darin, und drei Antworten, bei denen Dorota den Kauf abbricht.

tue 13:30 45 | expert | en | groot
Three thousand tickets as an examination | Build a test from your own past: sampling, grading by two people, and what to do when a new model is better and slower.
Dreitausend Tickets als Prüfung | Ein Test aus der eigenen Vergangenheit: Auswahl, Bewertung zu zweit, und was tun, wenn ein neues Modell besser und langsamer ist.

tue 14:30 45 | all | en | chow
The sentence that postmortems leave out | Mei-Ling has read 700 reports. Almost all say what broke; few say what everybody believed at that moment.
Der Satz, der in Postmortems fehlt | Mei-Ling hat 700 Berichte gelesen. Fast alle sagen, was kaputtging; wenige, was in diesem Moment alle glaubten.

tue 15:45 45 | basics | en | petrov
Sixty lines of shell | Before you buy automation: Nikolai solves six advertised use cases live, and says which two he would rather pay for.
Sechzig Zeilen Shell | Bevor Sie Automatisierung kaufen: Nikolai löst sechs beworbene Anwendungsfälle live und sagt, für welche zwei er lieber bezahlt.

wed 09:15 45 | advanced | en | mensah
Thresholds that everybody understands | Anomaly detection with three numbers on a card: where it beats a model, and where it does not.
Schwellen, die alle verstehen | Anomalien erkennen mit drei Zahlen auf einer Karte: wo das ein Modell schlägt und wo nicht.

wed 10:30 45 | all | de | wagner
Software that watches | What works councils ask about assistants and recordings, and which agreements hold. With a template to take away.
Software, die zusieht | Was Betriebsräte zu Assistenten und Mitschnitten fragen, und welche Vereinbarungen halten. Mit einer Vorlage zum Mitnehmen.

wed 11:30 45 | advanced | en | bello
What a machine may never do alone | Eleven actions that need a person at Zainab's company, how the list came about, and how it is enforced at three in the morning.
Was eine Maschine nie allein tun darf | Elf Handlungen, für die es bei Zainab einen Menschen braucht, wie die Liste entstand und wie sie um drei Uhr nachts gilt.

wed 14:00 45 | basics | en | forsberg
What machines say when they do not know | Words for not knowing, for handing over and for being wrong, tested with callers in two languages.
Was Maschinen sagen, wenn sie nichts wissen | Worte für Nichtwissen, Übergeben und Irrtum, erprobt mit Anrufenden in zwei Sprachen.

wed 15:15 45 | expert | en | adeyemi
Nineteen automations we took back | Each had saved time until it did not. The smell by which Samuel recognises them earlier today.
Neunzehn Automatisierungen, die wir zurückbauten | Jede sparte Zeit, bis sie es nicht mehr tat. Woran Samuel sie heute früher erkennt.

thu 09:30 45 | advanced | en | mehta
Forecasting disks, people and holidays | Capacity planning with a spreadsheet, a seasonal curve and an honest error bar.
Platten, Personal und Urlaub vorhersagen | Kapazitätsplanung mit einer Tabelle, einer Jahreskurve und einem ehrlichen Fehlerbalken.

thu 10:45 60 | all | en | roth, kaplan, bello
Panel: who answers for the answer? | A machine told a customer something wrong. Three people with three duties decide, on stage, who rings back.
Podium: Wer steht für die Antwort ein? | Eine Maschine hat einem Kunden etwas Falsches gesagt. Drei Menschen mit drei Pflichten entscheiden auf der Bühne, wer zurückruft.

thu 13:30 45 | basics | de | roth
Your first assistant in ninety days | One team, one task, one number: a plan for providers that have not begun, week by week.
Ihr erster Assistent in neunzig Tagen | Ein Team, eine Aufgabe, eine Zahl: ein Plan für alle, die noch nicht angefangen haben, Woche für Woche.

fri 09:30 45 | advanced | en | groot, iyer
Small models, own cellar | When a model on your own shelf is good enough, told by the person who tests and the person who runs it.
Kleine Modelle im eigenen Keller | Wann ein Modell im eigenen Regal gut genug ist, erzählt von der, die prüft, und dem, der betreibt.

fri 10:45 45 | all | en | lindholm, chow
Incidents with agents in them | Who did what, when half of the actors are programs? A timeline of one bad evening.
Vorfälle mit Agenten | Wer hat was getan, wenn die Hälfte der Handelnden Programme sind? Der Ablauf eines schlechten Abends.
`
