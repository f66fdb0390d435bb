import { createTurns } from '#platform/ground/turns'

/** The longest that one picture may take, in seconds: the decoder is stopped then. */
export const LONGEST_DRAWING_SECONDS = 5

/** Drawing takes one of the four threads that passwords are hashed on as well. */
const drawing = createTurns({ places: 1, longestWait: 10_000, longestLine: 24, what: 'a picture to be drawn' })

/**
 * Draws a picture when it is its turn: whoever sends pictures keeps others who send pictures waiting, and nobody else.
 * @throws Busy, which the door answers as 503.
 */
export const drawInTurn = <T>(draw: () => Promise<T>): Promise<T> => drawing.run(draw)
