import { readEdition } from '@foyer/contract/editions'
import type { Messages } from '@lingui/core'
import { afterEach, expect, test, vi } from 'vitest'
import { send } from '../api.ts'
import { currentLocale, speakWith, startIn } from './messages.ts'

afterEach(() => vi.unstubAllGlobals())

test('what is asked for while the texts still come is asked for in their language', async () => {
  const asked: (string | null)[] = []
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: HeadersInit }) => {
    asked.push(new Headers(headers).get('accept-language'))
    return Response.json({})
  })
  const texts = Promise.withResolvers<{ messages: Messages }>()
  speakWith({ './de.po': () => texts.promise })

  const shown = startIn('de')
  await send(readEdition)
  expect(currentLocale()).toBe('en')
  texts.resolve({ messages: {} })
  await shown
  await send(readEdition)
  expect(currentLocale()).toBe('de')
  expect(asked).toEqual(['de', 'de'])
})
