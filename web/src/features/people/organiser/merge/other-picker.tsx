import { Link } from '@tanstack/react-router'
import { useText } from '#platform/messages/messages.ts'
import { PersonSearch } from '#platform/person-search.tsx'

/** Which other account is theirs. */
export function OtherPicker({ uuid }: { readonly uuid: string }) {
  const { t } = useText()
  return (
    <PersonSearch
      label={t('Their other account: name, e-mail, company or number')}
      except={uuid}
      limit={9}
      nobody={t('Nobody else is found.')}
      link={(other) => (
        <Link to="/organiser/people/$uuid/merge" params={{ uuid }} search={{ with: other.uuid }}>
          {other.name}
        </Link>
      )}
    />
  )
}
