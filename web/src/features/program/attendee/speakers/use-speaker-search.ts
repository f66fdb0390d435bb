import { useNavigate } from '@tanstack/react-router'
import { type SearchTexts, useSearchText } from '#platform/search-text.ts'
import { useTypedText } from '../shared/use-typed-text.ts'

interface SpeakerSearch {
  readonly text: string
  readonly isOnlyMine: boolean
}

/** Who is looked for, as the address says it. */
export function useSpeakerSearch() {
  const navigate = useNavigate()
  const addressed = useSearchText('q') ?? ''
  const isOnlyMine = useSearchText('mine') === 'true'
  const change = (part: Partial<SpeakerSearch>) =>
    void navigate({
      to: '.',
      search: (texts: SearchTexts) => {
        const next = { text: texts['q'] ?? '', isOnlyMine: texts['mine'] === 'true', ...part }
        return {
          ...(next.text.trim() === '' ? {} : { q: next.text }),
          ...(next.isOnlyMine ? { mine: 'true' } : {}),
        }
      },
      replace: true,
      resetScroll: false,
    })
  return { ...useTypedText(addressed, (text) => change({ text })), isOnlyMine, change }
}
