import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'
import type { Column } from '#ui/data-table.tsx'
import styles from './people.module.css'
import { useTagWords } from './people-words.ts'

interface Listed {
  readonly uuid: string
  readonly name: string
  readonly company: string | null
  readonly city: string | null
  readonly email: string
  readonly tags: readonly string[]
}

/**
 * Who somebody is, at the beginning of a list of people: two columns.
 * @param pick what chooses the person; without it nobody can be chosen.
 */
export function useWhoColumns<Person extends Listed>(pick?: (person: Person) => ReactNode): Column<Person>[] {
  const { t } = useText()
  const tags = useTagWords()
  return [
    {
      key: 'person',
      head: t('Person'),
      cell: (person) => (
        <span className={styles.who}>
          {pick?.(person)}
          <Link to="/organiser/people/$uuid" params={{ uuid: person.uuid }}>
            {person.name}
          </Link>
          {person.tags.map((tag) => (
            <Tag key={tag}>{tags[tag] ?? tag}</Tag>
          ))}
        </span>
      ),
      at: 'title',
    },
    {
      key: 'company',
      head: t('Company and e-mail'),
      cell: ({ company, city, email }) => (
        <>
          {[company, city].filter((part) => part !== null).join(', ')}
          <small>{email}</small>
        </>
      ),
      at: 'note',
    },
  ]
}
