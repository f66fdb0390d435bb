import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readQr } from '../../testing/read-qr.ts'
import { qrPng, qrSvg } from './qr.ts'

test.each(['FY1:abcdefghijklmnopqrstuvwxyz0123456789', 'https://www.openstreetmap.org/?mlat=52.4#map=17/52.4/13.4'])(
  'a scanner reads %s from the picture of a mail and from a drawing on paper',
  async (text) => {
    expect(await readQr(await qrPng(text, 480))).toBe(text)
    expect(
      await readQr(
        await sharp(Buffer.from(qrSvg(text)), { density: 72 * 6 })
          .png()
          .toBuffer(),
      ),
    ).toBe(text)
  },
)

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
