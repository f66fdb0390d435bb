import { COMMON_PASSWORDS } from '@foyer/contract/kit/password-score'
import { dictionary } from '@zxcvbn-ts/language-common'

/** The commonest first. The build writes them down here (`web/build/common-passwords.ts`): a browser gets no more of the list. */
export const commonPasswords = dictionary['passwords-common'].slice(0, COMMON_PASSWORDS)
