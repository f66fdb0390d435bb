import { Busy, createTurns } from '#platform/database/turns'

/** Pictures drawn at a time. Drawing takes one of the four threads that passwords are hashed on as well. */
const AT_A_TIME = 1
/** Pictures that wait for their turn; whoever comes then is told to come again. */
const MOST_WAITING = 24
/** The longest wait for a turn, in milliseconds. */
const LONGEST_WAIT_MS = 10_000

/** The longest that one picture may take, in seconds: the decoder is stopped then. */
export const LONGEST_DRAWING_SECONDS = 5

export type DrawInTurn = <T>(draw: () => Promise<T>) => Promise<T>

/** A queue with a length and a longest wait, in milliseconds. */
export function createDrawing(atATime: number, mostWaiting: number, longestWait: number): DrawInTurn {
  const turns = createTurns(atATime, longestWait)
  let inside = 0
  return async (draw) => {
    if (inside >= atATime + mostWaiting) throw new Busy('too many pictures wait to be drawn')
    inside += 1
    try {
      await turns.take()
      try {
        return await draw()
      } finally {
        turns.giveBack()
      }
    } finally {
      inside -= 1
    }
  }
}

/**
 * Draws a picture when it is its turn: whoever sends pictures keeps others who send pictures waiting, and nobody else.
 * @throws Busy, which the door answers as 503.
 */
export const drawInTurn: DrawInTurn = createDrawing(AT_A_TIME, MOST_WAITING, LONGEST_WAIT_MS)
