/** What the two lines at the foot of a passport's page say. Days are `YYYY-MM-DD`. */
export interface MachineReadable {
  readonly surname: string
  readonly givenNames: string
  readonly passportNumber: string
  /** The three letters of Doc 9303, part 3, section 5; `D` for Germany. */
  readonly nationality: string
  readonly bornOn: string
  readonly sex: 'F' | 'M' | 'X'
  readonly expiresOn: string
  readonly personalNumber?: string
}

/** Letters that are no other letter with an accent: Doc 9303, part 3, section 6. */
const written: Readonly<Record<string, string>> = {
  Ä: 'AE',
  Å: 'AA',
  Æ: 'AE',
  Ð: 'D',
  Đ: 'D',
  Ħ: 'H',
  İ: 'I',
  Ł: 'L',
  Ñ: 'N',
  Ö: 'OE',
  Ø: 'OE',
  Œ: 'OE',
  Þ: 'TH',
  Ü: 'UE',
  ẞ: 'SS',
}

const latin = (text: string): string =>
  [...text.normalize('NFC').replaceAll('ß', 'ẞ').toUpperCase()]
    .map((letter) => written[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .join('')
    .replace(/['’.,]/g, '')
    .replace(/[^A-Z0-9]+/g, '<')
    .replace(/^<+|<+$/g, '')

const fill = (text: string, length: number): string => text.slice(0, length).padEnd(length, '<')

/** The check digit of Doc 9303, part 3, section 4.9: weights 7, 3, 1, the sum modulo 10; letters count from 10. */
export function checkDigit(text: string): string {
  const sum = [...text].reduce((total, sign, at) => {
    const value = sign === '<' ? 0 : Number.parseInt(sign, 36)
    return total + value * ([7, 3, 1][at % 3] ?? 0)
  }, 0)
  return String(sum % 10)
}

const shortDay = (day: string): string => day.slice(2).replaceAll('-', '')

/** Behind `P<` and the three letters of who issued it. */
const NAME_PLACES = 39
const namesOf = ({ surname, givenNames }: Pick<MachineReadable, 'surname' | 'givenNames'>): string =>
  `${latin(surname)}<<${latin(givenNames)}`

/** Whether the names are longer than their line. */
export const areNamesCut = (holder: Pick<MachineReadable, 'surname' | 'givenNames'>): boolean =>
  namesOf(holder).length > NAME_PLACES

/** The two lines of 44 places of a passport (Doc 9303, part 4): names are cut where the line ends, as on the passport. */
export function machineReadableLines(holder: MachineReadable): [string, string] {
  const nationality = fill(latin(holder.nationality), 3)
  const number = fill(latin(holder.passportNumber).replaceAll('<', ''), 9)
  const [born, expires] = [shortDay(holder.bornOn), shortDay(holder.expiresOn)]
  const personal = fill(latin(holder.personalNumber ?? ''), 14)
  const checked = (text: string) => text + checkDigit(text)
  const parts = [checked(number), checked(born), checked(expires), checked(personal)] as const
  const sex = holder.sex === 'X' ? '<' : holder.sex
  return [
    `P<${nationality}${fill(namesOf(holder), NAME_PLACES)}`,
    `${parts[0]}${nationality}${parts[1]}${sex}${parts[2]}${parts[3]}${checkDigit(parts.join(''))}`,
  ]
}
