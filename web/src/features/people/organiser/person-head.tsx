import type { OfficePerson } from '@foyer/contract/office-person'
import { PassBadge } from '#features/passes'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'
import { PageHead } from '#ui/page-head.tsx'
import styles from './people.module.css'
import { PassState } from './people-table.tsx'
import { useTagWords } from './people-words.ts'
import { PersonActs } from './person-acts.tsx'

/** Who it is, under the stripe of their pass, and what can be done. */
export function PersonHead({ person }: { readonly person: OfficePerson }) {
  const { t } = useText()
  const tags = useTagWords()
  const { product, year } = useEdition()
  const { firstName, lastName, jobTitle, companyName, email, tags: own } = person.person
  const [pass] = person.passes
  const said = [jobTitle, companyName, person.address?.city].filter((text) => (text ?? '') !== '').join(', ')
  return (
    <div className={styles.head} {...(pass === undefined ? {} : { 'data-band': pass.codeType })}>
      <PageHead
        title={`${firstName} ${lastName}`}
        note={
          <span className={styles.whose}>
            {said === '' ? null : <span>{said}</span>}
            <a href={`mailto:${email}`}>{email}</a>
          </span>
        }
      />
      <p className={styles.who}>
        {pass !== undefined ? (
          <PassBadge passType={pass} />
        ) : person.orders.length > 0 ? (
          t('No pass')
        ) : (
          t('No pass and no order in {product} {year}', { product, year })
        )}
        {pass === undefined ? null : <PassState pass={pass} />}
        {own.map(({ id, name }) => (
          <Tag key={id} kind="info">
            {tags[name] ?? name}
          </Tag>
        ))}
      </p>
      <PersonActs person={person} />
    </div>
  )
}
