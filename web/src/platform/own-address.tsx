import {
  type Address,
  type AddressFields,
  type AddressType,
  addressExists,
  createAddress,
  readAddress,
  updateAddress,
} from '@foyer/contract/addresses'
import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { query, send } from './api.ts'
import { useText } from './messages/messages.ts'
import { refusedWith } from './problem-error.ts'

export interface OwnAddress {
  /** null: there is none, or none that could be read; undefined: not known yet. */
  readonly address: Address | null | undefined
  /** It could not be read: what stands for it is the empty default of the specification's section 8. */
  readonly isUnread: boolean
  readonly isReading: boolean
  readonly readAgain: () => void
}

/** One's own address. A failed read takes no form away: it begins empty, until another try brings what is saved. */
export function useOwnAddress(type: AddressType): OwnAddress {
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(query(readAddress, { query: { type } }))
  // Counted, because another try clears the error while it runs, and the form must not go meanwhile.
  const isUnread = data === undefined && errorUpdateCount > 0
  return { address: isUnread ? null : data, isUnread, isReading: isFetching, readAgain: () => void refetch() }
}

/** Saves an address over the one that is known, or as the first of its type. @throws ProblemError */
export async function saveAddress(type: AddressType, address: AddressFields, isFirst: boolean): Promise<Address> {
  const body = { type, address }
  if (!isFirst) return send(updateAddress, { body })
  try {
    return await send(createAddress, { body })
  } catch (error) {
    // There is one: it could not be read, another device gave it meanwhile, or our own try arrived without an answer.
    if (!refusedWith(error, addressExists)) throw error
    return send(updateAddress, { body })
  }
}

/** Above a form that is empty for that reason. */
export function AddressUnread({ isUnread, isReading, readAgain }: OwnAddress) {
  const { t } = useText()
  if (!isUnread) return null
  return (
    <Note kind="warning" icon="alert" role="alert">
      <p>{t('Your saved address could not be loaded. What you enter here replaces it.')}</p>
      <p>
        <Button variant="line" isSmall isSending={isReading} onClick={readAgain}>
          {t('Try again')}
        </Button>
      </p>
    </Note>
  )
}
