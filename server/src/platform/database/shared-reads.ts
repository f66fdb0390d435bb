const texts = new Set<string>()

/** This statement may go over a connection that others use: it is a read that an index answers, and locks nothing. */
export const shareRead = (text: string): unknown => texts.add(text)

export const isSharedRead = (text: string): boolean => texts.has(text)
