import { Fragment } from 'react'

/** An address that breaks behind its @ or a point where it must break. */
export function EmailAddress({ email }: { readonly email: string }) {
  return (email.match(/[^@.]*[@.]|[^@.]+/g) ?? []).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address never change places.
    <Fragment key={at}>
      {at === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ))
}
