/** Speakers and sessions of the fifth track. */
export const peopleSpeakers = `
Ingrid Solheim | Solheim | Fjellheim Drift | Røros
Founder | Ingrid hires in a town of four thousand and has not lost anybody since 2020.
Gründerin | Ingrid stellt in einem Ort mit viertausend Einwohnern ein und hat seit 2020 niemanden verloren.

Tobias Lindner | Lindner | Lindner IT-Ausbildung | Erfurt
Head of apprenticeships | Tobias trains forty apprentices a year and learns from each of them.
Ausbildungsleiter | Tobias bildet jährlich vierzig Auszubildende aus und lernt von allen.

Amara Diallo | Diallo | Dakar Service Hub | Dakar
People lead | Amara writes job advertisements without adjectives.
Leiterin Personal | Amara schreibt Stellenanzeigen ohne Adjektive.

Rebecca Feldmann | Feldmann | Feldmann Coaching | Hannover
Coach for technical leads | Rebecca helps good engineers to become leads, or to decide against it.
Coach für technische Leitungen | Rebecca hilft guten Leuten, Leitung zu werden, oder sich dagegen zu entscheiden.

Hiroshi Nakamura | Nakamura | Setouchi Remote | Hiroshima
Remote team lead | Hiroshi leads a team in five countries and has met it twice.
Leiter eines verteilten Teams | Hiroshi leitet ein Team in fünf Ländern und hat es zweimal getroffen.

Valentina Greco | Greco | Greco Formazione | Bologna
Trainer for difficult calls | Valentina plays the angry customer, and stops when you breathe.
Trainerin für schwierige Anrufe | Valentina spielt die wütende Kundin und hört auf, wenn Sie atmen.

Oluwaseun Balogun | Balogun | Ogun Careers | Abeokuta
Career changer, engineer | Oluwaseun drove a bus for eleven years before he automated its timetable.
Quereinsteiger, Ingenieur | Oluwaseun fuhr elf Jahre Bus, bevor er den Fahrplan automatisierte.

Katarzyna Maj | Maj | Maj Medycyna Pracy | Łódź
Occupational physician | Katarzyna counts sleep, not overtime.
Betriebsärztin | Katarzyna zählt Schlaf, keine Überstunden.

Benedikt Auer | Auer | Auer Tarif | Regensburg
Pay analyst | Benedikt publishes his own salary at the beginning of every talk.
Entgeltanalyst | Benedikt nennt zu Beginn jedes Vortrags sein eigenes Gehalt.

Shanelle Brooks | Brooks | Bayou Support | New Orleans
Team lead, second level | Shanelle rotates everybody through every job, herself first.
Teamleiterin Second Level | Shanelle lässt alle durch alle Aufgaben rotieren, sich selbst zuerst.

Miro Kovačić | Kovačić | Jadran Digital | Split
Facilitator | Miro ends meetings early and gets invited again.
Moderator | Miro beendet Besprechungen früher und wird wieder eingeladen.

Eun-ji Seo | Seo | Hanok Access | Busan
Accessibility engineer | Eun-ji tests tools with a screen reader, because she needs one.
Ingenieurin Barrierefreiheit | Eun-ji testet Werkzeuge mit Screenreader, weil sie einen braucht.

Dieter Hallmann | Hallmann | Hallmann Nachfolge | Bremen
Retired administrator | Dieter wrote down 31 years of knowledge in ninety pages.
Administrator im Ruhestand | Dieter hat 31 Jahre Wissen auf neunzig Seiten aufgeschrieben.

Paloma Ríos | Ríos | Ríos Idiomas | Valencia
Language trainer | Paloma teaches plain English to people who think they speak it.
Sprachtrainerin | Paloma lehrt einfaches Englisch für alle, die meinen, es zu können.

Gareth Llewellyn | Llewellyn | Snowdon Systems | Bangor
Managing director | Gareth moved a company of fifty to four days, and back, and to four days.
Geschäftsführer | Gareth hat fünfzig Leute auf vier Tage umgestellt, zurück, und wieder auf vier Tage.
`

export const peopleSessions = `
mon 10:45 45 | all | en | solheim
Hiring in a town of four thousand | No recruiter, no adverts: an open workshop on Saturdays, an honest wage and housing. Ingrid with six years of figures.
Einstellen in einem Ort mit viertausend Menschen | Keine Agentur, keine Anzeigen: eine offene Werkstatt am Samstag, ein ehrlicher Lohn und Wohnungen. Ingrid mit Zahlen aus sechs Jahren.

mon 13:15 60 | basics | de | lindner
Apprentices on the night shift | What apprentices may decide, and when. Tobias has a ladder of eleven steps and three rules of law.
Auszubildende in der Bereitschaft | Was Auszubildende entscheiden dürfen, und wann. Tobias hat eine Leiter mit elf Stufen und drei Regeln des Gesetzes.

mon 14:45 45 | all | en | diallo
Job advertisements without adjectives | Dynamic, passionate, young: words that cost applicants. Amara rewrites advertisements that the audience sends in.
Stellenanzeigen ohne Adjektive | Dynamisch, leidenschaftlich, jung: Wörter, die Bewerbungen kosten. Amara schreibt Anzeigen aus dem Publikum um.

mon 16:00 45 | advanced | en | seo
Tools that your colleague can use | A ticket system through a screen reader, unedited. Then the five changes that any administrator can make tomorrow.
Werkzeuge, die auch Ihre Kollegin bedienen kann | Ein Ticketsystem im Screenreader, ungeschnitten. Danach fünf Änderungen, die jede Administratorin morgen machen kann.

tue 10:00 135 | basics | en | li, osei
Workshop: write your first runbook | In two hours from an empty page to a runbook that a stranger can follow at night. A stranger will.
Workshop: Schreiben Sie Ihr erstes Runbook | In zwei Stunden von der leeren Seite zum Runbook, dem nachts auch Fremde folgen können. Ein Fremder wird es tun.

tue 13:30 45 | all | en | auer
Salaries on the wall | A provider of 120 people published every wage. What happened in the first week, and after a year.
Gehälter an der Wand | Ein Anbieter mit 120 Leuten hat alle Löhne veröffentlicht. Was in der ersten Woche geschah und was nach einem Jahr.

tue 14:30 45 | advanced | en | feldmann
Good engineer, unhappy lead | Signs that somebody should not lead, ways back without shame, and titles that pay as well.
Gut in der Technik, unglücklich in der Leitung | Zeichen, dass jemand nicht leiten sollte, Wege zurück ohne Scham und Stellen, die ebenso gut bezahlt sind.

tue 15:30 45 | basics | en | greco
Breathing on the phone | Three calls from hell, played on stage, and what a voice can do in the first twenty seconds.
Am Telefon atmen | Drei schlimme Anrufe, auf der Bühne gespielt, und was eine Stimme in den ersten zwanzig Sekunden bewirkt.

tue 16:30 45 | all | en | maj
Sleep is an operations figure | A physician looks at rosters: which ones make people ill, which ones errors, and what to measure.
Schlaf ist eine Betriebskennzahl | Eine Ärztin sieht sich Dienstpläne an: welche krank machen, welche Fehler, und was man messen sollte.

wed 09:30 45 | basics | en | balogun
From bus driver to automation engineer | What helped, what hurt and who said yes. A talk for those who hire, and for those who hope.
Vom Busfahrer zum Automatisierer | Was half, was wehtat und wer Ja sagte. Ein Vortrag für alle, die einstellen, und für alle, die hoffen.

wed 10:45 45, thu 15:00 45 | all | en | llewellyn
Four days, twice | Gareth's company tried the four-day week, failed, and tried again with another roster. Both calculations.
Vier Tage, zweimal | Gareths Firma hat die Viertagewoche versucht, ist gescheitert und hat es mit einem anderen Dienstplan erneut versucht. Beide Rechnungen.

wed 13:30 60 | advanced | en | nakamura, brooks
Teams that have never met | One lead with five countries, one with one corridor: both rotate, both write, and they disagree about cameras.
Teams, die sich nie begegnet sind | Eine Leitung mit fünf Ländern, eine mit einem Flur: Beide rotieren, beide schreiben, und über Kameras sind sie uneins.

wed 15:00 45 | basics | en | kovačić
Meetings that end early | Change advisory in eleven minutes, handover in six. Miro facilitates one of yours, live.
Besprechungen, die früher enden | Änderungsrunde in elf Minuten, Übergabe in sechs. Miro moderiert eine von Ihren, live.

wed 16:00 45 | all | de | hallmann
Ninety pages for thirty-one years | An administrator retires. What he wrote down, what he left out on purpose, and what everybody still asks.
Neunzig Seiten für einunddreißig Jahre | Ein Administrator geht in den Ruhestand. Was er aufschrieb, was er mit Absicht wegließ und was trotzdem alle fragen.

thu 09:30 45 | basics | en | ríos
Plain English for technicians | Paloma turns fifteen sentences from real tickets into ones that a customer in Kraków understands.
Einfaches Englisch für die Technik | Paloma macht aus fünfzehn Sätzen echter Tickets solche, die ein Kunde in Krakau versteht.

thu 10:45 45 | advanced | en | brooks
Everybody does every job | Rotation in second level: the plan, the dip in speed, and the holiday for which it paid.
Alle machen alles | Rotation im Second Level: der Plan, das Tief beim Tempo und der Urlaub, für den es sich lohnte.

thu 13:30 45 | all | en | diallo, balogun
Interviews without puzzles | An hour of real work instead of riddles. Two people who sat on both sides show their tasks and their scoring.
Bewerbungsgespräche ohne Rätsel | Eine Stunde echte Arbeit statt Denkaufgaben. Zwei, die auf beiden Seiten saßen, zeigen Aufgaben und Bewertung.

fri 09:30 45 | basics | de | lindner, hallmann
What the old ones know | An apprentice asks, a retired administrator answers, and both write it down. With questions from the hall.
Was die Alten wissen | Ein Ausbilder fragt, ein Administrator im Ruhestand antwortet, und beide schreiben mit. Mit Fragen aus dem Saal.

fri 10:30 45 | all | en | feldmann, maj
When somebody breaks down | What to say on the day, whom to call, and how a team goes on. For leads, without slides.
Wenn jemand zusammenbricht | Was man an diesem Tag sagt, wen man anruft und wie das Team weitermacht. Für Leitungen, ohne Folien.
`
