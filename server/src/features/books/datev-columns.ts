// The columns of a batch of entries, as DATEV publishes them (DATEV-Format, Buchungsstapel, version 13).

interface Column {
  readonly name: string
  /** Stands between quotation marks, were it empty. */
  readonly isText: boolean
}

const text = (...names: string[]): Column[] => names.map((name) => ({ name, isText: true }))
const other = (...names: string[]): Column[] => names.map((name) => ({ name, isText: false }))
/** What something is, and what is said of it, several times. */
const pairs = (kind: string, content: string, times: number): Column[] =>
  Array.from({ length: times }, (_, at) => text(`${kind} ${at + 1}`, `${content} ${at + 1}`)).flat()

export const columns: readonly Column[] = [
  ...other('Umsatz (ohne Soll/Haben-Kz)'),
  ...text('Soll/Haben-Kennzeichen', 'WKZ Umsatz'),
  ...other('Kurs', 'Basis-Umsatz'),
  ...text('WKZ Basis-Umsatz'),
  ...other('Konto', 'Gegenkonto (ohne BU-Schlüssel)'),
  ...text('BU-Schlüssel'),
  ...other('Belegdatum'),
  ...text('Belegfeld 1', 'Belegfeld 2'),
  ...other('Skonto'),
  ...text('Buchungstext'),
  ...other('Postensperre'),
  ...text('Diverse Adressnummer'),
  ...other('Geschäftspartnerbank', 'Sachverhalt', 'Zinssperre'),
  ...text('Beleglink'),
  ...pairs('Beleginfo - Art', 'Beleginfo - Inhalt', 8),
  ...text('KOST1 - Kostenstelle', 'KOST2 - Kostenstelle'),
  ...other('Kost-Menge'),
  ...text('EU-Land u. UStID (Bestimmung)'),
  ...other('EU-Steuersatz (Bestimmung)'),
  ...text('Abw. Versteuerungsart'),
  ...other('Sachverhalt L+L', 'Funktionsergänzung L+L'),
  ...other('BU 49 Hauptfunktionstyp', 'BU 49 Hauptfunktionsnummer', 'BU 49 Funktionsergänzung'),
  ...pairs('Zusatzinformation - Art', 'Zusatzinformation- Inhalt', 20),
  ...other('Stück', 'Gewicht', 'Zahlweise'),
  ...text('Forderungsart'),
  ...other('Veranlagungsjahr', 'Zugeordnete Fälligkeit', 'Skontotyp'),
  ...text('Auftragsnummer', 'Buchungstyp'),
  ...other('USt-Schlüssel (Anzahlungen)'),
  ...text('EU-Land (Anzahlungen)'),
  ...other('Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)', 'Erlöskonto (Anzahlungen)'),
  ...text('Herkunft-Kz', 'Buchungs GUID'),
  ...other('KOST-Datum'),
  ...text('SEPA-Mandatsreferenz'),
  ...other('Skontosperre'),
  ...text('Gesellschaftername'),
  ...other('Beteiligtennummer'),
  ...text('Identifikationsnummer', 'Zeichnernummer'),
  ...other('Postensperre bis'),
  ...text('Bezeichnung SoBil-Sachverhalt'),
  ...other('Kennzeichen SoBil-Buchung', 'Festschreibung', 'Leistungsdatum', 'Datum Zuord. Steuerperiode', 'Fälligkeit'),
  ...text('Generalumkehr (GU)'),
  ...other('Steuersatz'),
  ...text('Land', 'Abrechnungsreferenz'),
  ...other('BVV-Position'),
  ...text('EU-Land u. UStID (Ursprung)'),
  ...other('EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'),
]
