import { expect, test } from 'vitest'
import { areNamesCut, checkDigit, machineReadableLines } from './machine-readable-zone.ts'

// ICAO Doc 9303, part 4, the specimen of appendix B.
test('the specimen of Doc 9303 has the lines that stand there', () => {
  const lines = machineReadableLines({
    surname: 'Eriksson',
    givenNames: 'Anna Maria',
    passportNumber: 'L898902C3',
    nationality: 'UTO',
    bornOn: '1974-08-12',
    sex: 'F',
    expiresOn: '2012-04-15',
    personalNumber: 'ZE184226B',
  })
  expect(lines).toEqual([
    'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
    'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
  ])
})

// ICAO Doc 9303, part 3, section 4.9 and the specimen of part 4.
test.each([
  ['520727', '3'],
  ['AB2134<<<', '5'],
  ['L898902C3', '6'],
  ['740812', '2'],
  ['120415', '9'],
  ['ZE184226B<<<<<', '1'],
  ['L898902C3674081221204159ZE184226B<<<<<1', '0'],
  ['<<<<<<<<<<<<<<', '0'],
])('the check digit of %s is %s', (text, digit) => {
  expect(checkDigit(text)).toBe(digit)
})

test('names lose what the lines cannot say, and are cut where the line ends', () => {
  const [names, data] = machineReadableLines({
    surname: "Müller-O'Neill",
    givenNames: 'Thiruvenkatachari Parthasarathy José',
    passportNumber: 'N7421906',
    nationality: 'D',
    bornOn: '1979-03-14',
    sex: 'X',
    expiresOn: '2029-11-08',
  })
  expect(names).toBe('P<D<<MUELLER<ONEILL<<THIRUVENKATACHARI<PARTH')
  expect(data).toHaveLength(44)
  expect(data[20]).toBe('<')
  expect(areNamesCut({ surname: "Müller-O'Neill", givenNames: 'Thiruvenkatachari Parthasarathy José' })).toBe(true)
  expect(areNamesCut({ surname: 'Rangarajan', givenNames: 'Ada' })).toBe(false)
})
