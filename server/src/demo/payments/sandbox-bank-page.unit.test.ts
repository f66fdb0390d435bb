import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sandboxBankPage, sandboxBankStyleHash } from './sandbox-bank-page.ts'

const page = {
  locale: 'en' as const,
  amount: 149_900,
  currency: 'EUR',
  isOver: false,
  returnUrl: 'https://foyer.example/registration/checkout?a=1&b="><script>',
}

describe('the pretend bank’s page', () => {
  it('names the amount and offers both answers', () => {
    const html = sandboxBankPage(page)
    expect(html).toContain('1,499.00\u00a0€')
    expect(html).toMatch(/value="confirm">Confirm payment/)
    expect(html).toMatch(/value="decline">Decline/)
  })

  it('speaks German', () => {
    const html = sandboxBankPage({ ...page, locale: 'de' })
    expect(html).toContain('<html lang="de">')
    expect(html).toContain('Zahlung bestätigen')
  })

  it('leads back, and offers nothing more, once the payment is answered', () => {
    const html = sandboxBankPage({ ...page, isOver: true })
    expect(html).not.toContain('<button')
    expect(html).toContain('href="https://foyer.example/registration/checkout?a=1&amp;b=&quot;&gt;&lt;script&gt;"')
  })

  it('has one style block, whose hash the policy names, and no script or style elsewhere', () => {
    for (const html of [sandboxBankPage(page), sandboxBankPage({ ...page, locale: 'de', isOver: true })]) {
      const blocks = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)]
      expect(blocks).toHaveLength(1)
      expect(
        `'sha256-${createHash('sha256')
          .update(blocks[0]?.[1] ?? '')
          .digest('base64')}'`,
      ).toBe(sandboxBankStyleHash)
      expect(html).not.toMatch(/<script| style=| on\w+=/)
    }
  })
})
