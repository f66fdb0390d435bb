import { expect, test } from 'vitest'
import { addressLines } from './address-lines.ts'

test.for([
  [
    'one in each line',
    'ann@a.example\n@firm.example\r\n\r\n  bo@b.example ',
    ['ann@a.example', '@firm.example', 'bo@b.example'],
  ],
  [
    'the first cell of a table, without its head',
    'E-mail,Name\nann@a.example,"Ann, A."\nbo@b.example;Bo',
    ['ann@a.example', 'bo@b.example'],
  ],
  ['quoted cells and a mark of byte order', '\uFEFF"ann@a.example"\t1\n"say ""hi"""', ['ann@a.example', 'say "hi"']],
  ['nothing', ' \n\t\n', []],
  ['what is no address, so that it can be said', 'ann@a.example\nsomebody', ['ann@a.example', 'somebody']],
] as const)('%s', ([, text, addresses]) => {
  expect(addressLines(text)).toEqual(addresses)
})

test('one that is named twice counts once, however it is written', () => {
  expect(addressLines('Ann@a.example\nann@A.example\nbo@b.example')).toEqual(['ann@A.example', 'bo@b.example'])
})

test('a megabyte in one line is one line', () => {
  expect(addressLines('x'.repeat(1_000_000))).toHaveLength(1)
})
