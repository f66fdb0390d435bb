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

export function knows<State extends string, Event extends string>(
  transitions: Transitions<State, Event>,
  state: State,
  event: Event,
): boolean {
  return transitions[state][event] !== undefined
}

/**
 * Where an event leads. Whoever writes a state asks this first, for a row that is locked: one function for each table
 * (`advanceOrder`, `advancePass` …), and what writes other columns of the row cannot write its state.
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
