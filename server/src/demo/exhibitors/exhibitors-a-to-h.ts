/** The demo's exhibitors, as `records.ts` reads them; who speaks comes from the same houses. */
export const exhibitorsAToH = `
Accra Signals | Accra | networks, managed-services
Alerts that mean something | One alarm for one cause: what the rest would have said stands below it. | Signal Desk; Quiet Hours
Alarme, die etwas bedeuten | Ein Alarm je Ursache: Was alle anderen sagen würden, steht darunter. | Signal Desk; Quiet Hours

Aegean Legal | Heraklion | business
Contracts for service providers | Framework contracts in plain words, in eleven languages, kept up to date with the law. | Plain Contract
Verträge für Dienstleister | Rahmenverträge in klaren Worten, in elf Sprachen und auf dem Stand des Rechts. | Plain Contract

Alpenrechner | Innsbruck | cloud
Data centre in a mountain | Cold air all year and water power from the valley: colocation by the half rack. | Stollen Colocation; Standby Site
Rechenzentrum im Berg | Kalte Luft das ganze Jahr und Strom aus Wasser: Stellfläche ab einem halben Schrank. | Stollen-Stellfläche; Ausweichstandort

Anadolu Bulut | Ankara | cloud, backup
Object storage | Storage that speaks the usual protocol, with a price list on one page. | Bulut Store
Objektspeicher | Speicher mit dem üblichen Protokoll und einer Preisliste auf einer Seite. | Bulut Store

Andes Defensa | Santiago | security
Exercises for an emergency | A day on which nothing works: they bring the attack, you bring the team. | Table-top Day; Night Drill
Übungen für den Ernstfall | Ein Tag, an dem nichts geht: Sie bringen das Team mit, Andes den Angriff. | Planspiel; Nachtübung

Atelier Réseau | Lyon | networks
Wireless networks, measured | Surveys with real devices and drawings that an electrician can read. | Site Survey; Atelier Planner
Funknetze, gemessen | Messungen mit echten Geräten und Pläne, die auch Elektriker lesen können. | Ausleuchtung; Atelier Planner

Atlas Hosting | Casablanca | cloud
Hosting from Casablanca | Servers between two continents, with engineers who answer in four languages. | Atlas VM; Atlas Metal
Hosting aus Casablanca | Server zwischen zwei Kontinenten und Technik, die in vier Sprachen antwortet. | Atlas VM; Atlas Metal

Auer Tarif | Regensburg | business
Prices for managed services | A calculator that starts with your hours and ends with a tariff you can explain. | Tarifrechner
Preise für Managed Services | Ein Rechner, der bei Ihren Stunden beginnt und bei einem erklärbaren Tarif endet. | Tarifrechner

Balkan Ops | Plovdiv | managed-services, people
Night shifts for others | A team that takes over at eight in the evening, with your runbooks and under your name. | Night Desk
Nachtdienst für andere | Ein Team, das um 20 Uhr übernimmt, nach Ihren Anleitungen und unter Ihrem Namen. | Night Desk

Bayou Support | New Orleans | managed-services
Help desk after the storm | Support for small towns, planned for the week in which the power is out. | Bayou Desk; Flood Plan
Support nach dem Sturm | Hilfe für kleine Orte, geplant für die Woche ohne Strom. | Bayou Desk; Flutplan

Berger Distribution | Salzburg | devices, business
Devices from stock | Notebooks, docks and spare parts, shipped by six in the evening, in reusable boxes. | Berger Depot; Mehrwegbox
Geräte ab Lager | Notebooks, Docks und Ersatzteile, bis 18 Uhr verschickt, in Mehrwegboxen. | Berger Depot; Mehrwegbox

Bosphor Data | Istanbul | cloud
Data centres, Istanbul | Two houses on two continents, eleven kilometres of fibre apart. | Twin Site; Bosphor Link
Rechenzentren, Istanbul | Zwei Häuser auf zwei Kontinenten, elf Kilometer Glasfaser auseinander. | Twin Site; Bosphor Link

Brandt und Töchter | Kassel | devices
Repairs in 48 hours | Three sisters and a workshop: what can be repaired is not replaced. | Werkstatt 48; Leihgerät
Reparatur in 48 Stunden | Drei Schwestern und eine Werkstatt: Was sich reparieren lässt, wird nicht ersetzt. | Werkstatt 48; Leihgerät

Cardiff Colocation | Cardiff | cloud
Colocation by the bay | Racks above the tide line, and the flood map to prove it. | Bay Rack
Stellfläche an der Bucht | Schränke über der Flutlinie, und die Karte, die es zeigt. | Bay Rack

Caribe Partners | Santo Domingo | business
Partner programmes | They read partner programmes so that you do not have to, and say which ones pay. | Programme Check
Partnerprogramme | Sie lesen Partnerprogramme, damit Sie es nicht müssen, und sagen, welche sich lohnen. | Programm-Check

Clydeside Print | Glasgow | devices
Printing, by the page | Printers that order their own toner and tell you before they jam. | Page Plan
Drucken je Seite | Drucker, die ihren Toner selbst bestellen und sich melden, bevor sie klemmen. | Page Plan

Dakar Service Hub | Dakar | managed-services, people
Service desk in French | First level for French-speaking customers, with everybody employed and nobody on call for free. | Hub Desk
Service Desk auf Französisch | Erste Ebene für französischsprachige Kundschaft, alle fest angestellt. | Hub Desk

Deichwerk Monitoring | Husum | managed-services, networks
Monitoring behind the dyke | Sensors for server rooms, water included, that work without a cloud. | Deichwächter; Pegel
Überwachung hinterm Deich | Fühler für Serverräume, auch für Wasser, die ohne Cloud auskommen. | Deichwächter; Pegel

Duna Pályázat | Budapest | business
Grants for digital projects | They find the grant, write the application and are paid when it is granted. | Grant Finder
Fördermittel für Projekte | Sie finden das Programm, schreiben den Antrag und werden bei Erfolg bezahlt. | Fördersuche

Ege Servis | İzmir | devices, managed-services
Field service on the coast | Technicians within two hours between Çanakkale and Bodrum. | Two-Hour Field
Einsatz an der Küste | In zwei Stunden vor Ort zwischen Çanakkale und Bodrum. | Zwei-Stunden-Einsatz

Eider Safe | Rendsburg | backup
Copies in a salt mine | Disks are driven below ground every Friday and fetched within an hour. | Salzkopie
Kopien im Salzstock | Platten fahren jeden Freitag unter Tage und sind in einer Stunde zurück. | Salzkopie

Feldmann Coaching | Hannover | people
Coaching for technical leads | For engineers who have become somebody's boss and miss the terminal. | First Year; Lead or Not
Coaching für Leitungen | Für Leute aus der Technik, die plötzlich führen und die Konsole vermissen. | Das erste Jahr; Führen oder nicht

Ferrante Vendite | Napoli | business
Sales without slides | Conversations for technicians who have to sell and would rather explain. | Honest Offer
Verkaufen ohne Folien | Gespräche für Techniker, die verkaufen müssen und lieber erklären. | Ehrliches Angebot

Ferreira Distribuição Lda | Lisboa | devices, networks
Distribution for Portugal | Network hardware with a local stock and a person who knows the serial numbers. | Stock Lisboa
Distribution für Portugal | Netzwerktechnik mit Lager vor Ort und jemandem, der die Seriennummern kennt. | Lager Lissabon

Fjellheim Drift | Røros | managed-services
IT for mountain towns | Everything by remote, and a snowmobile for what is not. | Fjell Drift
IT für Orte im Gebirge | Alles aus der Ferne, und ein Schneemobil für den Rest. | Fjell Drift

Fjord Managed IT | Oslo | managed-services
Managed services | A fixed price for a workplace, with what is not included on the first page. | Fjord Workplace; Fjord Server
Managed Services | Ein fester Preis je Arbeitsplatz, und auf Seite eins steht, was fehlt. | Fjord Arbeitsplatz; Fjord Server

Freetown Cloud | Freetown | cloud, networks
Cloud for thin lines | Software that works on 256 kilobits and keeps what was typed when the line drops. | Thin Line
Cloud für dünne Leitungen | Software, die mit 256 Kilobit auskommt und nichts verliert, wenn die Leitung abreißt. | Thin Line

Garnier Sauvegarde | Nantes | backup
Backups that are restored | Every week one of your backups comes back, on a machine you can look at. | Retour; Retour Mail
Backups, die zurückkommen | Jede Woche kehrt eines Ihrer Backups zurück, auf einem Rechner zum Ansehen. | Retour; Retour Mail

Gold Coast Networks | Accra | networks
Fibre and wireless | Fibre to the market hall, radio to the last stall. | Coast Fibre; Coast Radio
Glasfaser und Funk | Glasfaser bis zur Markthalle, Funk bis zum letzten Stand. | Coast Fibre; Coast Radio

Greco Formazione | Bologna | people
Training for difficult calls | An actress plays your worst customer, as often as you need. | Angry Hour
Training für schwere Anrufe | Eine Schauspielerin spielt Ihren schlimmsten Kunden, so oft Sie wollen. | Die wütende Stunde

Halden Networks | Dublin | security
Incident response | Four people with packed bags, and a telephone that is always answered. | Halden Hotline; First 24
Hilfe nach Angriffen | Vier Leute mit gepackten Taschen und ein Telefon, an das immer jemand geht. | Halden Hotline; Erste 24

Hallmann Nachfolge | Bremen | business, people
Handing over a company | Finds who takes over, and writes down what only the founder knows. | Nachfolgebuch
Übergabe von Unternehmen | Findet, wer übernimmt, und schreibt auf, was nur die Gründer wissen. | Nachfolgebuch

Hangang Devices | Seoul | devices
Thin clients without fans | Eleven watts, no moving parts, and seven years of spare parts. | Hangang 11; Hangang Mini
Thin Clients ohne Lüfter | Elf Watt, nichts Bewegliches und sieben Jahre lang Ersatzteile. | Hangang 11; Hangang Mini

Hanok Access | Busan | security
Sign-in without passwords | Keys that fit on a ring, and a way back for whoever lost theirs. | Hanok Key; Way Back
Anmelden ohne Passwort | Schlüssel für den Schlüsselbund, und ein Weg zurück, wenn einer verloren geht. | Hanok Key; Way Back

Hansewerk Systeme | Hamburg | managed-services, cloud
Operations for ports and trade | Software that has to run when the ship is in, by people who know the tides. | Kaibetrieb
Betrieb für Häfen und Handel | Software, die laufen muss, wenn das Schiff da ist, von Leuten, die die Tide kennen. | Kaibetrieb

Harbour Watch | Liverpool | security
Security operations centre | Watches small networks around the clock and calls a human being first. | Watch; Watch Night
Leitstelle für Sicherheit | Beobachtet kleine Netze rund um die Uhr und ruft zuerst einen Menschen an. | Watch; Watch Nacht

Havel Mobil | Potsdam | devices, security
Telephones under management | Lost telephones are empty within a minute, and found ones say where they belong. | Havel Lock
Telefone, verwaltet | Verlorene Telefone sind in einer Minute leer, gefundene sagen, wohin sie gehören. | Havel Lock

Hebrides Connect | Stornoway | networks
Links over the sea | Radio and satellite for islands, with two ways out of each. | Two Ways
Verbindungen übers Meer | Funk und Satellit für Inseln, mit je zwei Wegen hinaus. | Zwei Wege

Holm og Søn | Odense | managed-services
A family firm for family firms | The third generation looks after eighty companies and knows all of their dogs. | Husven
Familienbetrieb für Familien | Die dritte Generation betreut achtzig Betriebe und kennt alle Hunde. | Husven

Hoshi Systems | Osaka | backup, devices
Backup appliances | A box with one button that is green when last night's copy was read again. | Hoshi Box; Hoshi Twin
Geräte für Backups | Ein Kasten mit einer Taste, die grün ist, wenn die Kopie der Nacht gelesen wurde. | Hoshi Box; Hoshi Twin
`
