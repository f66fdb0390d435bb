/** An account that something is done for is not there: it became one with another a moment ago, or was erased. */
export class AccountGone extends Error {
  constructor() {
    super('A user that is referred to does not exist.')
  }
}
