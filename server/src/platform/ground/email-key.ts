/** The address as accounts, lists and limits compare it: blanks, case and Unicode forms make no other person. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase()
}

/** As {@link emailKey}, and without `+tag`: what is limited per mailbox cannot be passed by inventing tags. */
export function mailboxKey(email: string): string {
  return emailKey(email).replace(/\+[^@]*@/, '@')
}
