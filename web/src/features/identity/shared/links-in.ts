/** Pages that open to whoever has their link, whoever is signed in: the first owner's, and an invitation's. */
export const isComeToByLink = (path: string): boolean => /^\/organiser\/(?:begin|invitation\/[^/]+)\/?$/.test(path)
