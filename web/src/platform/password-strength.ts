import { eventWords, scoreBy, scoring } from '@foyer/contract/kit/password-score'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs } from '@zxcvbn-ts/language-common'
import { commonPasswords } from './common-passwords.ts'

export const scorePassword = scoreBy(
  new ZxcvbnFactory({
    dictionary: { 'passwords-common': commonPasswords, event: eventWords },
    graphs: adjacencyGraphs,
    ...scoring,
  }),
)
