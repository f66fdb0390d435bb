import { decodeQR } from 'qr/decode.js'
import { describe, expect, test } from 'vitest'
import { qrModules } from './qr-modules.ts'

/** Paints the path as a scanner would see it on the screen, `scale` pixels to a module. */
function paint(text: string, scale: number) {
  const { size, path } = qrModules(text)
  const side = size * scale
  const data = new Uint8Array(side * side * 4).fill(255)
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      for (let column = Number(x) * scale; column < (Number(x) + Number(run)) * scale; column += 1) {
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
      }
    }
  }
  return { width: side, height: side, data }
}

describe('the QR code of a pass', () => {
  test.each(['7KQ4M2XD09', `FOYER1.${'A7K9'.repeat(40)}`, 'https://foyer.example/verify/7KQ4-M2XD-09?x=ü'])(
    'a scanner reads what was written: %s',
    (text) => {
      expect(decodeQR(paint(text, 4))).toBe(text)
    },
  )

  test('four white modules stay free on every side', () => {
    const { size, path } = qrModules('7KQ4M2XD09')
    for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(4)
      expect(Number(y)).toBeGreaterThanOrEqual(4)
      expect(Number(y)).toBeLessThan(size - 4)
      expect(Number(x) + Number(run)).toBeLessThanOrEqual(size - 4)
    }
  })
})
