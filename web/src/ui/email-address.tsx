/** An address that breaks behind its @ where it must break. */
export function EmailAddress({ email }: { readonly email: string }) {
  const at = email.indexOf('@') + 1
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}
