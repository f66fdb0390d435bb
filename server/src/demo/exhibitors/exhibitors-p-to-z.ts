/** The demo's exhibitors, the end of the alphabet. */
export const exhibitorsPToZ = `
Pearl Delta Ops | Hong Kong | managed-services, automation
Patching without night shifts | Machines are patched in the order in which they can be missed. | Delta Patch
Patchen ohne Nachtschicht | Rechner werden in der Reihenfolge gepatcht, in der man sie entbehren kann. | Delta Patch

Piave Logistica | Treviso | devices, business
Rolling out devices | A thousand notebooks to a thousand front doors, each with its own name on it. | Porta a Porta
Geräte verteilen | Tausend Notebooks an tausend Haustüren, jedes mit dem richtigen Namen. | Porta a Porta

Polder IT | Utrecht | business
Contracts and billing | Invoices that follow from the contract, also when it changes in the middle of the month. | Polder Billing; Polder Contract
Verträge und Abrechnung | Rechnungen, die aus dem Vertrag folgen, auch wenn er sich im Monat ändert. | Polder Billing; Polder Contract

Porto Norte TI | Porto | automation, managed-services
Patch management | Updates with a calendar, a reason and a way back. | Norte Patch
Patch-Management | Updates mit Kalender, Grund und Rückweg. | Norte Patch

Quetzal MSP | Guatemala City | managed-services
Services in the highlands | Support where the road ends, by radio if it must be. | Altura
Dienste im Hochland | Hilfe, wo die Straße endet, notfalls über Funk. | Altura

Ravelstein Automatisering | Eindhoven | automation
Onboarding in an hour | A new colleague with account, laptop and chair, from one form. | Dag Een
Einstieg in einer Stunde | Ein neuer Mensch mit Konto, Laptop und Stuhl, aus einem Formular. | Tag Eins

Rede Clara | Recife | networks
Networks you can see | Maps of your network that draw themselves and are right on Monday too. | Mapa Claro
Netze, die man sieht | Karten Ihres Netzes, die sich selbst zeichnen und auch montags stimmen. | Mapa Claro

Rila Growth | Sofia | business
Growing without chaos | From ten to forty people, with what breaks at each step. | Step Plan
Wachsen ohne Chaos | Von zehn auf vierzig Leute, und was bei jedem Schritt zerbricht. | Stufenplan

Ríos Idiomas | Valencia | people
Languages for help desks | English, German and Spanish for people who are on the telephone all day. | Desk Language
Sprachen für den Support | Englisch, Deutsch und Spanisch für alle, die den ganzen Tag telefonieren. | Desk-Sprache

Rothenburg Labs | Nürnberg | ai-operations, security
Test labs to borrow | A copy of your network, broken on purpose, returned in the evening. | Leihlabor
Labore zum Ausleihen | Eine Kopie Ihres Netzes, mit Absicht zerstört, abends zurückgegeben. | Leihlabor

Sabarmati Cloud | Ahmedabad | cloud
Cloud costs | They find what nobody uses and switch it off, with your signature. | Cost Walk
Kosten der Cloud | Sie finden, was niemand nutzt, und schalten es mit Ihrer Unterschrift ab. | Kostenrundgang

Sahel Systems | Kano | devices, networks
Solar server rooms | Server rooms that run on what the roof gives. | Sun Rack
Serverräume mit Sonne | Serverräume, die mit dem auskommen, was das Dach hergibt. | Sun Rack

Sahyadri Secure | Pune | security
Mail security | Mails that are wrong are held, and the person is told why. | Sahyadri Mail
Sichere E-Mail | Falsche E-Mails bleiben liegen, und der Mensch erfährt, warum. | Sahyadri Mail

Saimaa Pilvi | Lappeenranta | cloud
Cloud beside a lake | Cooled by deep water, given back two degrees warmer and measured. | Järvi Cloud
Cloud am See | Mit Tiefenwasser gekühlt, zwei Grad wärmer zurückgegeben und gemessen. | Järvi Cloud

Schelde Finance | Antwerpen | business
Leasing for services | Hardware, software and hours in one monthly rate that ends when it should. | One Rate
Leasing für Dienste | Geräte, Software und Stunden in einer Rate, die endet, wann sie soll. | Eine Rate

Setouchi Remote | Hiroshima | people, managed-services
Teams that never meet | Methods for teams in five countries, tried in one of their own. | Handover Hour
Teams, die sich nie sehen | Methoden für Teams in fünf Ländern, am eigenen erprobt. | Übergabestunde

Silesia Scan | Katowice | automation
Paper into data | Scans what still comes by post and asks where it is not sure. | Silesia Read
Aus Papier werden Daten | Scannt, was noch mit der Post kommt, und fragt, wo es unsicher ist. | Silesia Read

Snowdon Systems | Bangor | networks
Radio for valleys | Masts no higher than the church, by agreement with the church. | Valley Mast
Funk für Täler | Masten nicht höher als die Kirche, im Einvernehmen mit der Kirche. | Talmast

Solberg Backup AS | Oslo | backup
Backup as a service | Copies in two countries, restored every quarter in front of an auditor. | Solberg Copy; Solberg Audit
Backup als Dienst | Kopien in zwei Ländern, jedes Quartal vor Zeugen zurückgespielt. | Solberg Copy; Solberg Audit

Spreeblick Displays | Berlin | devices
Signs for meeting rooms | Electronic paper that shows who has the room, for a year on one battery. | Türschild
Schilder für Räume | Elektronisches Papier, das zeigt, wem der Raum gehört, ein Jahr je Batterie. | Türschild

Studio Rete | Torino | people, networks
Training | Courses in which you pull the cable yourself. | Studio Lab
Schulungen | Kurse, in denen Sie das Kabel selbst ziehen. | Studio Lab

Tarn Telecom | Albi | networks
Lines for villages | One contract for telephone, fibre and the town hall's radio. | Village Line
Leitungen für Dörfer | Ein Vertrag für Telefon, Glasfaser und den Funk des Rathauses. | Dorfleitung

Tejo Dados | Lisboa | cloud, backup
Data rooms | Rooms for due diligence that close by themselves when the deal is done. | Sala
Datenräume | Räume für Prüfungen, die sich schließen, wenn das Geschäft gemacht ist. | Sala

Thalmann Datentechnik | Chemnitz | managed-services, devices
IT for factories | Machines from 1996 on a network of today, without touching the machine. | Altmaschine
IT für Fabriken | Maschinen von 1996 an einem Netz von heute, ohne die Maschine anzufassen. | Altmaschine

Tyne Inventory | Newcastle | automation, devices
Inventory that is right | Counts what is there, not what was bought. | Tyne Count
Inventar, das stimmt | Zählt, was da ist, nicht, was gekauft wurde. | Tyne Count

Uckermark Solar | Prenzlau | devices
Power for antennas | Solar panels and batteries for what stands far from a socket. | Feldstrom
Strom für Antennen | Solarmodule und Batterien für alles, was weit von der Steckdose steht. | Feldstrom

Umbria Clinica | Perugia | security, business
IT for surgeries | Patient data that stays in the surgery, and support that may not look at it. | Clinica Box
IT für Praxen | Patientendaten, die in der Praxis bleiben, und Support, der sie nicht sehen darf. | Clinica Box

Vltava Systems | Praha | managed-services, cloud
Servers with names | Forty customers, two hundred servers, each with a person who answers for it. | Vltava Care
Server mit Namen | Vierzig Kunden, zweihundert Server, und für jeden steht ein Mensch ein. | Vltava Care

Volta Shield | Kumasi | security
Security for schools | Filters, accounts and advice that a headmaster can afford. | School Shield
Sicherheit für Schulen | Filter, Konten und Rat, die sich eine Schule leisten kann. | Schulschild

Vossberg Forensik | Leipzig | security
Forensics | Reads what is left after an attack, and says so in court. | Spurenlese
Forensik | Liest, was nach einem Angriff bleibt, und sagt es auch vor Gericht. | Spurenlese

Waddenzee Data | Groningen | backup, cloud
Copies that nobody can delete | Storage that says no for thirty days, to everybody. | Thirty Days
Kopien, die niemand löscht | Speicher, der dreißig Tage lang Nein sagt, und zwar zu allen. | Dreißig Tage

Wagner und Falk | Graz | business, managed-services
Service level agreements | Agreements with two numbers that both sides can measure. | Zwei Zahlen
Service-Vereinbarungen | Vereinbarungen mit zwei Zahlen, die beide Seiten messen können. | Zwei Zahlen

Warta Kryptografia | Poznań | security
Certificates and keys | Certificates renewed before anybody notices that they could end. | Warta Renew
Zertifikate und Schlüssel | Zertifikate, die erneuert sind, bevor jemand merkt, dass sie enden. | Warta Renew

Weser Voice | Minden | networks, ai-operations
Calls, written down | Notes of telephone calls, made on your own server and deleted on time. | Mitschrift
Anrufe, mitgeschrieben | Notizen zu Telefonaten, auf dem eigenen Server erstellt und pünktlich gelöscht. | Mitschrift

Wilk i Syn | Gdańsk | managed-services
IT for ships | Updates between two tides, tested on land. | Between Tides
IT für Schiffe | Updates zwischen zwei Tiden, an Land erprobt. | Zwischen den Tiden

Windward Support | Honolulu | managed-services
Support for the other half | When Europe sleeps, they have lunch: help for the hours between. | Windward Hours
Support für die andere Hälfte | Wenn Europa schläft, ist dort Mittag: Hilfe für die Stunden dazwischen. | Windward Stunden

Xanten Zeitwerk | Xanten | automation, business
Hours that get billed | Notices what you worked on and asks once a day whether it is true. | Zeitwerk
Stunden, die berechnet werden | Merkt, woran Sie gearbeitet haben, und fragt einmal am Tag nach. | Zeitwerk

Yamuna Vendors | New Delhi | business, devices
Buying together | Small providers buy as one large one and share the discount by a rule. | Pool
Gemeinsam einkaufen | Kleine Anbieter kaufen wie ein großer und teilen den Rabatt nach einer Regel. | Pool

York Secure Print | York | security, devices
Paper that stays secret | Prints when you stand in front of it, and shreds what nobody fetched. | Hold and Shred
Papier, das geheim bleibt | Druckt, wenn Sie davorstehen, und vernichtet, was niemand holt. | Hold and Shred

Zambezi Links | Lusaka | networks
Networks along the river | Masts, repeaters and a boat. | River Link
Netze am Fluss | Masten, Verstärker und ein Boot. | River Link

Zeeland Water Data | Middelburg | ai-operations, cloud
Forecasts from sensors | Water levels, server loads and other things that rise at night. | Peil
Prognosen aus Messwerten | Wasserstände, Serverlasten und anderes, was nachts steigt. | Peil

Zollern Lizenz | Balingen | business
Licences, counted | Counts licences before the vendor does. | Lizenzblatt
Lizenzen, gezählt | Zählt Lizenzen, bevor es der Hersteller tut. | Lizenzblatt
`
