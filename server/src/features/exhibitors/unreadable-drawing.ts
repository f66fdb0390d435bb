/** Why nothing is taken of a file; a sentence of the contract. */
export class UnreadableDrawing extends Error {}
