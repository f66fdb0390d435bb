import { useText } from '#platform/messages/messages.ts'

/** What the kinds of things on the site plan are called. */
export function usePlanKinds() {
  const { t } = useText()
  return {
    shape: [
      ['water', t('Water')],
      ['green', t('Green')],
      ['street', t('Street')],
      ['path', t('Path')],
      ['shuttle', t('Way of the shuttle')],
      ['railway', t('Railway')],
      ['underground', t('Underground')],
    ],
    mark: [
      ['stop', t('Stop', undefined, { context: 'of trains or buses' })],
      ['railway-station', t('Railway station')],
      ['underground-station', t('Underground station')],
      ['car-park', t('Car park')],
    ],
    line: [
      ['shuttle', t('Shuttle')],
      ['railway', t('Railway')],
      ['underground', t('Underground')],
    ],
    arrival: [
      ['train', t('By train')],
      ['plane', t('By plane')],
      ['car', t('By car')],
      ['foot', t('On foot or by bicycle')],
    ],
  } as const
}
