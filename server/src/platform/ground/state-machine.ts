/** A state machine as a table: for each state, where each event that it knows leads. */
export type Transitions<State extends string, Event extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Event, State>>>>
>

/** An event came to a state that does not know it. Whoever causes it has not looked at the state: a bug. */
export class ImpossibleTransition extends Error {
  override readonly name = 'ImpossibleTransition'

  constructor(what: string, state: string, event: string) {
    super(`${what} in the state "${state}" does not know the event "${event}".`)
  }
}

/** The row has left, meanwhile, the state in which it was read: whoever writes it had not locked it. A bug. */
export class StateLeft extends Error {
  override readonly name = 'StateLeft'

  constructor(what: string, state: string) {
    super(`${what} is not in the state "${state}" any more.`)
  }
}

export function knows<State extends string, Event extends string>(
  transitions: Transitions<State, Event>,
  state: State,
  event: Event,
): boolean {
  return transitions[state][event] !== undefined
}

/**
 * Where an event leads. Whoever writes a state asks this first: one function for each table (`advanceOrder`,
 * `advancePass` …), which writes the row only as long as it is in the state that it was read in, and what writes other
 * columns of the row cannot write its state.
 * @throws ImpossibleTransition
 */
export function nextState<State extends string, Event extends string>(
  what: string,
  transitions: Transitions<State, Event>,
  state: State,
  event: Event,
): State {
  const next = transitions[state][event]
  if (next === undefined) throw new ImpossibleTransition(what, state, event)
  return next
}

/**
 * What comes after writing a state: the row was in the state that was asked about, and is in the next one now.
 * @throws StateLeft
 */
export const mustHaveChanged =
  (what: string, state: string) =>
  ({ numUpdatedRows }: { readonly numUpdatedRows: bigint }): void => {
    if (numUpdatedRows !== 1n) throw new StateLeft(what, state)
  }
