import type { MergePreview, MergeSide } from '@foyer/contract/merge-people'
import { useText } from '#platform/messages/messages.ts'
import { useTagWords } from '../people-words.ts'
import styles from './merge.module.css'
import { useHoldingWords } from './merge-words.ts'

/** What each has, and so what comes along, of every edition. */
export function MergeHoldings({ preview: { kept, gone } }: { readonly preview: MergePreview }) {
  const { t } = useText()
  const words = useHoldingWords()
  const tags = useTagWords()
  const tagsOf = ({ person }: MergeSide) => person.tags.map(({ name }) => tags[name] ?? name).join(', ') || '–'
  const kinds = (Object.keys(words) as (keyof MergeSide['has'])[]).filter(
    (kind) => kept.has[kind] > 0 || gone.has[kind] > 0,
  )
  return (
    <section className={styles.part} aria-labelledby="merge-has">
      <h2 id="merge-has">{t('What comes along')}</h2>
      <table className={styles.has} aria-labelledby="merge-has">
        <thead>
          <tr>
            <th scope="col">{t('Of all editions')}</th>
            <th scope="col">{t('Here already')}</th>
            <th scope="col">{t('Comes along')}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{words[kind]}</th>
              <td className="num">{kept.has[kind]}</td>
              <td className="num">{gone.has[kind]}</td>
            </tr>
          ))}
          {kept.person.tags.length + gone.person.tags.length === 0 ? null : (
            <tr>
              <th scope="row">{t('Tags')}</th>
              <td>{tagsOf(kept)}</td>
              <td>{tagsOf(gone)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}
