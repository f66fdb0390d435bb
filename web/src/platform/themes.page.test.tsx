import { expect, test } from 'vitest'
import { chooseTheme } from './themes.ts'

const { dataset } = document.documentElement

test('the theme that somebody chooses holds at once, and is where the server finds it', () => {
  chooseTheme('dark')
  expect(dataset['theme']).toBe('dark')
  expect(document.cookie).toContain('theme=dark')
  chooseTheme('system')
  expect(dataset['theme']).toBeUndefined()
  expect(document.cookie).not.toContain('theme=')
})
