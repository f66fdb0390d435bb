import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readQr } from '../../testing/read-qr.ts'
import { drawQr, qrPng, qrSvg } from './qr.ts'

test.each([
  'FY1:abcdefghijklmnopqrstuvwxyz0123456789',
  '7KQ4M2XD09',
  `FOYER1.${'A7K9'.repeat(40)}`,
  'https://foyer.example/verify/7KQ4-M2XD-09?x=ü',
  'https://www.openstreetmap.org/?mlat=52.4#map=17/52.4/13.4',
])('a scanner reads %s from the picture of a mail and from a drawing on paper', async (text) => {
  expect(await readQr(await qrPng(text, 480))).toBe(text)
  expect(
    await readQr(
      await sharp(Buffer.from(qrSvg(text)), { density: 72 * 6 })
        .png()
        .toBuffer(),
    ),
  ).toBe(text)
})

test('a picture has modules of whole pixels, black on white, with white around them', async () => {
  const { data, info } = await sharp(await qrPng('hello', 480))
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info.width).toBeGreaterThan(400)
  const levels = new Set(data)
  expect([...levels].every((level) => level === 0 || level === 255)).toBe(true)
  expect(data.subarray(0, info.width * 3 * 8).every((level) => level === 255)).toBe(true)
})

test('four white modules stay free on every side', () => {
  const { size, path } = drawQr('7KQ4M2XD09')
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    expect(Number(x)).toBeGreaterThanOrEqual(4)
    expect(Number(y)).toBeGreaterThanOrEqual(4)
    expect(Number(y)).toBeLessThan(size - 4)
    expect(Number(x) + Number(run)).toBeLessThanOrEqual(size - 4)
  }
})
