/** The demo's exhibitors, the middle of the alphabet. */
export const exhibitorsIToO = `
Ibadan Automation | Ibadan | automation
Scripts with a safety catch | Automation that shows what it will do, waits, and can take it back. | Catch; Undo
Skripte mit Sicherung | Automaten, die zeigen, was sie tun werden, warten und es zurücknehmen können. | Catch; Undo

Ijssel Rugged | Zwolle | devices
Tablets for rain | For gardeners, builders and everybody whose office has no roof. | Regentablet
Tablets für Regen | Für Gärten, Baustellen und alle, deren Büro kein Dach hat. | Regentablet

Indus Datenbank | Lahore | cloud, managed-services
Database operations | Upgrades over the weekend, with the way back tried before. | Indus Care
Betrieb von Datenbanken | Neue Versionen am Wochenende, den Weg zurück vorher probiert. | Indus Care

Jadran Digital | Split | cloud
Online shops for small islands | Shops that survive August, hosted where the ferries leave. | Jadran Shop
Shops für kleine Inseln | Shops, die den August überstehen, betrieben am Fährhafen. | Jadran Shop

Jansen IT Service GmbH | Bremen | managed-services, devices
IT for crafts | For bakers, joiners and dentists: somebody comes by, and it is the same person each time. | Handwerk IT
IT fürs Handwerk | Für Bäckereien, Tischlereien und Praxen: Es kommt jemand, und zwar immer dieselbe Person. | Handwerk IT

Jökull Data | Reykjavík | cloud, backup
Cold storage | Archives on tape, cooled by the weather, read once a year. | Jökull Archive
Kalter Speicher | Archive auf Band, vom Wetter gekühlt, einmal im Jahr gelesen. | Jökull Archiv

Jura Timing | Biel | networks
Time for networks | Clocks for server rooms, traceable and without an antenna on the roof. | Jura Clock
Zeit für Netze | Uhren für Serverräume, rückführbar und ohne Antenne auf dem Dach. | Jura Uhr

Kaap IT | Cape Town | cloud
Regional cloud | A cloud that is in the country it says, with prices in its currency. | Kaap Cloud; Kaap Mail
Cloud aus der Region | Eine Cloud, die in dem Land steht, das sie nennt, mit Preisen in dessen Währung. | Kaap Cloud; Kaap Mail

Kaczmarek Prawo | Kraków | business, security
Data protection law | Processing agreements and breach notices, by a lawyer who reads logs. | Notice in 72
Datenschutzrecht | Auftragsverarbeitung und Meldungen, von einer Anwältin, die Logs liest. | Meldung in 72

Kattegat Voice | Göteborg | networks
Telephony for teams | Numbers that move with people, and an honest waiting queue. | Kattegat Line
Telefonie für Teams | Nummern, die mit den Menschen umziehen, und eine ehrliche Warteschleife. | Kattegat Line

Kaveri Managed Services | Chennai | security, managed-services
Identity as a service | Identity for small providers: one directory, many customers, no shared keys. | Kaveri Directory; Kaveri Guest
Identität als Dienst | Identität für kleine Anbieter: ein Verzeichnis, viele Kunden, keine geteilten Schlüssel. | Kaveri Directory; Kaveri Gast

Kestrel Cloud AG | Zürich | cloud
Sovereign cloud | Swiss law, open formats, and the way out in the contract. | Kestrel Base; Kestrel Vault
Souveräne Cloud | Schweizer Recht, offene Formate und der Weg hinaus im Vertrag. | Kestrel Base; Kestrel Vault

Kupfer und Glas | Jena | networks
Cabling, measured | Every socket with its report, every cabinet with its photograph. | Messprotokoll
Verkabelung, gemessen | Jede Dose mit Protokoll, jeder Schrank mit Foto. | Messprotokoll

Lacroix Assurances | Bruxelles | business, security
Insurance for providers | Cover for what you do at your customers', with questions you can answer. | Cover Sheet
Versicherung für Dienstleister | Schutz für Ihre Arbeit beim Kunden, mit Fragen, die sich beantworten lassen. | Deckungsblatt

Lagos Edge | Lagos | cloud, networks
Computing at the edge | Small data centres in containers, close to who uses them. | Edge Box
Rechnen am Rand | Kleine Rechenzentren in Containern, nah bei denen, die sie nutzen. | Edge Box

Lantern Cloud | Shenzhen | managed-services
Monitoring | Dashboards that fit on one screen, because somebody threw things out. | Lantern View
Überwachung | Übersichten auf einem Bildschirm, weil jemand weggelassen hat. | Lantern View

Levant Cyber | Beirut | security
Penetration tests | Tests with a report that begins with what was good. | Levant Test; Retest
Sicherheitstests | Tests mit einem Bericht, der mit dem Guten beginnt. | Levant Test; Nachtest

Limfjord IT | Aalborg | managed-services, backup
IT for fish auctions | Systems that start at four in the morning and must not be late. | Auction Desk
IT für Fischauktionen | Systeme, die um vier Uhr früh beginnen und nie zu spät sein dürfen. | Auktionsbetrieb

Lindner IT-Ausbildung | Erfurt | people
Apprenticeships shared | Small firms train together: one apprentice, three workshops. | Verbund
Ausbildung im Verbund | Kleine Betriebe bilden gemeinsam aus: eine Lehre, drei Werkstätten. | Verbund

Lindqvist Hardware AB | Stockholm | devices
Refurbished hardware | Servers in their second life, tested for a week, with a warranty of three years. | Second Rack; Andra Chansen
Aufbereitete Hardware | Server im zweiten Leben, eine Woche geprüft, mit drei Jahren Garantie. | Second Rack; Andra Chansen

Loire Tickets | Tours | automation, managed-services
Ticket system | Tickets that know which contract they belong to, and when they are too expensive. | Loire Desk
Ticketsystem | Tickets, die ihren Vertrag kennen und merken, wenn sie zu teuer werden. | Loire Desk

Maj Medycyna Pracy | Łódź | people
Health for on-call teams | Doctors who look at shift plans as others look at X-rays. | Shift Check
Gesundheit im Bereitschaftsdienst | Ärztinnen, die Schichtpläne lesen wie andere Röntgenbilder. | Schicht-Check

Mälar Trygg | Västerås | security
Security awareness | Short films in which nobody wears a hood. | Trygg Films
Sicherheit im Alltag | Kurze Filme, in denen niemand eine Kapuze trägt. | Trygg Filme

Marschland Energie | Stade | devices, cloud
Power for server rooms | Batteries, generators, and a test each month that really switches off the mains. | Marsch USV; Probelauf
Strom für Serverräume | Batterien, Generatoren und jeden Monat ein Test, der wirklich abschaltet. | Marsch USV; Probelauf

Mosel Archiv | Trier | backup
Archives for law firms | Kept for thirty years, readable in every one of them. | Mosel 30
Archive für Kanzleien | Dreißig Jahre aufbewahrt und in jedem davon lesbar. | Mosel 30

Nilgiri Compute | Bengaluru | ai-operations, cloud
Models on your own machines | Language models that run in the basement, with what they cost an hour. | Nilgiri Node
Modelle auf eigenen Rechnern | Sprachmodelle, die im Keller laufen, und was sie in der Stunde kosten. | Nilgiri Node

Noll Marketing | Köln | business
Marketing for technicians | Texts without exclamation marks that customers read to the end. | Nolltarif
Marketing für die Technik | Texte ohne Ausrufezeichen, die bis zum Schluss gelesen werden. | Nolltarif

Nordlys Drift | Bergen | managed-services
Operations in the dark | A team north of the circle that is awake when you are not. | Polar Shift
Betrieb in der Dunkelheit | Ein Team im hohen Norden, das wach ist, wenn Sie es nicht sind. | Polarschicht

Nordwerk Systems GmbH | Hamburg | managed-services, automation
Registration and admission | The registration partner of this fair: come by if your badge does not scan. | Nordwerk Desk; Nordwerk Gate
Anmeldung und Einlass | Der Registrierungspartner dieser Messe: Kommen Sie, wenn Ihr Badge nicht liest. | Nordwerk Desk; Nordwerk Gate

Norrsken Text | Umeå | ai-operations
Language models, tested | They measure how often a model is wrong in your trade, and in which way. | Norrsken Score
Sprachmodelle, geprüft | Sie messen, wie oft ein Modell in Ihrem Fach irrt, und auf welche Weise. | Norrsken Score

Nube Sur | Medellín | cloud
Moving between clouds | The way from one provider to the next, in steps that can be taken back. | Mudanza
Umzug zwischen Clouds | Der Weg von einem Anbieter zum nächsten, in Schritten, die sich zurücknehmen lassen. | Mudanza

Oberrhein Etiketten | Freiburg | devices
Labels for everything | Labels that survive a data centre, a dishwasher and a move. | Kabelfahne
Etiketten für alles | Etiketten, die Rechenzentrum, Spülmaschine und Umzug überstehen. | Kabelfahne

Odra Kontenery | Wrocław | cloud, automation
Container platforms | Platforms that two people can run, and take holidays. | Odra Platform
Container-Plattformen | Plattformen, die zwei Leute betreiben können, Urlaub inbegriffen. | Odra Platform

Ogun Careers | Abeokuta | people
Career changers | Drivers, nurses and cooks who want into IT, and firms that want them. | Second Start
Quereinstieg | Busfahrer, Pflegekräfte und Köchinnen, die in die IT wollen, und Betriebe, die sie suchen. | Zweiter Start

Oran Réseaux | Oran | networks, security
Firewalls, cleared up | They delete rules that nobody needs, after a month of watching. | Rule Spring
Firewalls, aufgeräumt | Sie löschen Regeln, die niemand braucht, nach einem Monat Beobachtung. | Regelputz

Öresund Robotics | Malmö | automation, devices
Robots for data centres | Arms that change disks at night and never lift the wrong one. | Öre Arm
Roboter für Rechenzentren | Arme, die nachts Platten tauschen und nie die falsche nehmen. | Öre Arm

Ostsee Kabel | Rostock | networks
Fibre under water | Lays, repairs and finds cables that an anchor has moved. | Kabelsuche
Glasfaser unter Wasser | Verlegt, repariert und findet Kabel, die ein Anker verschoben hat. | Kabelsuche

Ötztal Cooling | Sölden | devices, cloud
Cooling with waste heat | The heat of one rack warms four flats, or a swimming pool for a day. | Wärmetausch
Kühlen mit Abwärme | Die Wärme eines Schranks heizt vier Wohnungen oder einen Tag lang ein Schwimmbad. | Wärmetausch
`
