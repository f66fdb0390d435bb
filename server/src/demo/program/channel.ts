/** Speakers and sessions of the sixth track. */
export const channelSpeakers = `
Claire Vasseur | Vasseur | Atelier Réseau | Lyon
Commercial director | Claire dropped the price per seat and kept every customer but two.
Kaufmännische Leiterin | Claire hat den Preis pro Arbeitsplatz abgeschafft und alle Kunden bis auf zwei behalten.

Maximilian Berger | Berger | Berger Distribution | Salzburg
Distributor | Maximilian answers the question what a distributor is for, with invoices.
Distributor | Maximilian beantwortet mit Rechnungen, wozu es Distribution gibt.

Xiomara Delgado | Delgado | Caribe Partners | Santo Domingo
Partner manager | Xiomara ended half of her partnerships and doubled the rest.
Partnermanagerin | Xiomara hat die Hälfte ihrer Partnerschaften beendet und den Rest verdoppelt.

Frederik Holm | Holm | Holm og Søn | Odense
Owner | Frederik buys small providers and leaves their names on the door.
Inhaber | Frederik kauft kleine Anbieter und lässt ihre Namen an der Tür.

Anjali Kapoor | Kapoor | Yamuna Vendors | New Delhi
Vendor channel lead | Anjali writes partner programmes that fit on a page.
Leiterin Partnerkanal eines Herstellers | Anjali schreibt Partnerprogramme, die auf eine Seite passen.

Giulia Ferrante | Ferrante | Ferrante Vendite | Napoli
Sales trainer | Giulia teaches engineers to sell without becoming sellers.
Vertriebstrainerin | Giulia lehrt Technik zu verkaufen, ohne verkäuferisch zu werden.

Jan Vermeulen | Vermeulen | Schelde Finance | Antwerpen
Finance lead | Jan reads the twelve figures of a provider before breakfast.
Leiter Finanzen | Jan liest die zwölf Kennzahlen eines Anbieters vor dem Frühstück.

Mariam Sesay | Sesay | Freetown Cloud | Freetown
Founder | Mariam built a reseller in a country that vendors had no price list for.
Gründerin | Mariam hat ein Systemhaus in einem Land aufgebaut, für das Hersteller keine Preisliste hatten.

Peter Szabó | Szabó | Duna Pályázat | Budapest
Tender specialist | Peter has lost 200 public tenders and knows why.
Spezialist für Ausschreibungen | Peter hat 200 öffentliche Ausschreibungen verloren und weiß, warum.

Heather Macleod | Macleod | Hebrides Connect | Stornoway
Regional reseller | Heather sells where the ferry goes twice a week.
Regionale Händlerin | Heather verkauft dort, wo die Fähre zweimal in der Woche fährt.

Raúl Escobar | Escobar | Quetzal MSP | Guatemala City
Product manager | Raúl turned 71 offers into nine.
Produktmanager | Raúl hat aus 71 Angeboten neun gemacht.

Friederike Noll | Noll | Noll Marketing | Köln
Marketing lead | Friederike spends her budget on case studies that name the mistake.
Leiterin Marketing | Friederike gibt ihr Budget für Fallstudien aus, die den Fehler nennen.

Sung-min Park | Park | Hangang Devices | Seoul
Device lifecycle lead | Sung-min rents, repairs and resells 80,000 laptops.
Leiter Gerätelebenszyklus | Sung-min vermietet, repariert und verkauft 80.000 Notebooks.

Theodora Papadaki | Papadaki | Aegean Legal | Heraklion
Merger lawyer | Theodora has closed sixty sales of providers, and stopped four on the last day.
Anwältin für Übernahmen | Theodora hat sechzig Verkäufe von Anbietern abgeschlossen und vier am letzten Tag gestoppt.

Ekaterina Dimitrova | Dimitrova | Rila Growth | Sofia
Pricing analyst | Ekaterina tests prices on herself first.
Preisanalystin | Ekaterina testet Preise zuerst an sich selbst.
`

export const channelSessions = `
mon 11:15 45 | all | en | berger
What is a distributor for? | Credit, customs, spare parts, patience. Maximilian opens his books for one product and its journey to you.
Wozu gibt es Distribution? | Kredit, Zoll, Ersatzteile, Geduld. Maximilian öffnet seine Bücher für ein Produkt auf dem Weg zu Ihnen.

mon 13:30 45 | basics | en | vermeulen
Twelve figures before breakfast | Jan reads a provider from twelve numbers, three of which most owners do not know. With a sheet to fill in.
Zwölf Kennzahlen vor dem Frühstück | Jan liest einen Anbieter an zwölf Zahlen ab; drei davon kennen die meisten nicht. Mit einem Blatt zum Ausfüllen.

mon 14:45 45 | advanced | en | delgado
Fewer partners, better ones | How to end a partnership politely, and what to do with the hours. Letters included.
Weniger Partner, bessere Partner | Wie man eine Partnerschaft höflich beendet und was man mit den Stunden tut. Mit den Briefen.

mon 16:00 45 | all | en | park
Eighty thousand laptops, twice | Rent, repair, resell: what the second life of a device earns, and which hinge decides about it.
Achtzigtausend Notebooks, zweimal | Vermieten, reparieren, verkaufen: was das zweite Leben eines Geräts einbringt und welches Scharnier darüber entscheidet.

tue 10:15 45, wed 14:30 45 | all | en | vasseur
Pricing per seat is over | Customers shrink their headcount and grow their risk. Claire charges by what she guards; the formula, the letters, the two that left.
Der Preis pro Arbeitsplatz ist vorbei | Kunden haben weniger Köpfe und mehr Risiko. Claire berechnet, was sie schützt: die Formel, die Briefe und die zwei, die gingen.

tue 11:15 60 | advanced | en | achterberg, vasseur
Sell the contract you can keep | Promises from sales meet minutes from operations. A lawyer and a seller rewrite a service description together.
Verkaufen, was man halten kann | Versprechen aus dem Vertrieb treffen Protokolle aus dem Betrieb. Eine Juristin und eine Verkäuferin schreiben eine Leistungsbeschreibung um.

tue 13:30 45 | basics | en | ferrante
Engineers who sell | Not pitching, but asking: nine questions with which Giulia's engineers win renewals.
Technik, die verkauft | Nicht anpreisen, sondern fragen: neun Fragen, mit denen Giulias Leute Verlängerungen gewinnen.

tue 14:30 45 | advanced | de | noll
Case studies that name the mistake | Readers stop where everything went well. Friederike shows how to get a customer's permission to be honest.
Fallstudien, die den Fehler nennen | Wo alles gut ging, hören Leser auf. Friederike zeigt, wie man von Kunden die Erlaubnis bekommt, ehrlich zu sein.

tue 16:00 30 | all | en | berger, kapoor
Find a partner in eight minutes | Speed meetings at numbered tables: say what you have, say what you lack, change tables at the bell.
In acht Minuten zum Partner | Kurzgespräche an nummerierten Tischen: Sagen Sie, was Sie haben, was Ihnen fehlt, und wechseln Sie beim Gong.

wed 09:15 45 | basics | en | sesay
A price list for Freetown | How to sell cloud in a country that forms do not list: currency, invoices, and vendors who learned to listen.
Eine Preisliste für Freetown | Wie man Cloud in einem Land verkauft, das in Formularen fehlt: Währung, Rechnungen und Hersteller, die zuhören lernten.

wed 10:30 45 | expert | en | szabó
Two hundred lost tenders | Where public tenders are decided before they open, and the page that juries really read.
Zweihundert verlorene Ausschreibungen | Wo öffentliche Vergaben entschieden sind, bevor sie beginnen, und welche Seite die Jury wirklich liest.

wed 11:30 45 | advanced | en | escobar
From seventy-one offers to nine | A portfolio cleared out in six months: what was merged, who complained, and what the margin did.
Von einundsiebzig Angeboten zu neun | Ein Portfolio in sechs Monaten ausgeräumt: was zusammenkam, wer sich beschwerte und was die Marge tat.

wed 15:45 45 | all | en | macleod
Selling where the ferry goes twice a week | Stock, trust and weather: a reseller on islands about service that cannot be there tomorrow.
Verkaufen, wo zweimal die Woche eine Fähre fährt | Lager, Vertrauen und Wetter: eine Händlerin auf Inseln über Service, der nicht morgen da sein kann.

thu 09:45 45 | advanced | en | papadaki
Sold on the last day, or not | Four deals that stopped at the notary's. The sentence in each contract that should have been read in March.
Am letzten Tag verkauft, oder nicht | Vier Verkäufe, die beim Notar endeten. Der Satz in jedem Vertrag, den man im März hätte lesen sollen.

thu 11:00 60 | all | en | holm, papadaki, thalmann
Panel: should I sell my company? | A buyer, a lawyer and an owner who said no. Bring your own figure; nobody will ask to see it.
Podium: Soll ich meine Firma verkaufen? | Ein Käufer, eine Anwältin und eine Inhaberin, die Nein sagte. Bringen Sie Ihre Zahl mit; niemand will sie sehen.

thu 13:30 45 | basics | en | kapoor
A partner programme on one page | Anjali cut forty pages of tiers, points and badges. What vendors lose, and what partners did with it.
Ein Partnerprogramm auf einer Seite | Anjali hat vierzig Seiten Stufen, Punkte und Abzeichen gestrichen. Was Hersteller verlieren und was Partner daraus machten.

thu 14:45 45 | expert | en | dimitrova
Prices tested on ourselves | Experiments with eleven price lists, honest control groups and one angry mail. How to raise prices and sleep.
Preise, an uns selbst getestet | Versuche mit elf Preislisten, ehrlichen Kontrollgruppen und einer wütenden Mail. Wie man Preise erhöht und schläft.

fri 09:45 45 | advanced | de | noll, ferrante
Offers that get read | Four pages instead of forty: two trainers shorten an offer from the audience, sentence by sentence.
Angebote, die gelesen werden | Vier Seiten statt vierzig: Zwei Trainerinnen kürzen ein Angebot aus dem Publikum, Satz für Satz.

fri 10:45 45 | all | en | holm, vermeulen
The year ahead in figures | Two people who read balance sheets for a living say what they expect of 2026, and what they got wrong last year.
Das kommende Jahr in Zahlen | Zwei, die beruflich Bilanzen lesen, sagen, was sie von 2026 erwarten und wo sie letztes Jahr falsch lagen.
`
